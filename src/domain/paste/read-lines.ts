import { kindOfName } from '#src/domain/places/kind-words.ts';
import { fold } from '#src/domain/text/fold.ts';
import { guessDateOrder, type DateOrder } from '#src/domain/dates/read-dates.ts';
import type { Day } from '#src/domain/days.ts';
import type { Gender } from '#src/domain/enums.ts';
import { tellBlocks } from './blocks.ts';
import { bySize } from './by-size.ts';
import { COMMA_SEXES } from './counts.ts';
import { readHeader, type Header } from './cells.ts';
import { Owners, tellMore } from './details.ts';
import { nameByHeads } from './head-names.ts';
import { readFedTitle, type FedTitle } from './fed-titles.ts';
import { BOX, inherit } from './inherited.ts';
import { LONGEST, readLine, unread, type PastedLine } from './read-line.ts';
import type { ListRules, PastedFields } from './fields.ts';
import type { Field } from './line-taken.ts';
import { unitOf } from './sizes.ts';
import { indexSpecies, type KnownSpecies } from './species-index.ts';
import { partsOf } from './several.ts';
import { isOtherTitle, readPlaceTitle, withinTitle } from './place-titles.ts';
import { readStamp, type Stamp } from './stamps.ts';
import { asSpeciesTitle, isBelow, isOf, type SpeciesTitle } from './species-titles.ts';
import { unknownAnimals } from './unknown-animals.ts';
import type { Stage, Status } from './words.ts';

/** What the lines above tell of a line: the headings and columns that it stands under. */
export type Above = {
  header: Header | null;
  gender: Gender | null;
  stage: Stage | null;
  /** All below are wished for, sold or dead; perhaps where the word may be said of the animal above it. */
  status: { value: Status; sure: boolean } | null;
  /** The path of the place in which all below stand. */
  place?: string | null;
  /** The titles of places have no colon. */
  areTitlesBare?: boolean;
  /** Of what species those below are that name none. */
  species?: SpeciesTitle | null;
  /** The meal of all below. */
  last_fed?: FedTitle['last_fed'];
  /** The day of the message that a line is in, as far as it is told. */
  sent?: { today: Day; isTodaySure: boolean };
};

/**
 * Reads lines as keepers write them. Each line comes back with what was understood and where it stands, one that names
 * several species in a part for each; what was not understood is in `notes`, and whatever may mean something else is not
 * sure. `usual`: how dates are written where the keeper lives, as far as the lines tell nothing else.
 */
export function readLines(
  text: string,
  species: readonly KnownSpecies[],
  today: string,
  usual: DateOrder | null = null,
): PastedLine[] {
  const all = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const lines = all.slice(0, MOST_LINES);
  const index = indexSpecies(species);
  const order = guessDateOrder(
    lines.flatMap((line) => line.match(/(?<!\d)\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/g) ?? []),
  );
  const isDotted = DOTTED_DAY.test(text);
  const list = {
    index,
    unit: unitOf(text),
    commasPartSexes: COMMA_SEXES.test(text),
    isNumbered: areNumbered(lines),
    dates: { order: order === 'unclear' ? null : order, usual, isDotted, today },
  };
  let above: Above = { header: null, gender: null, stage: null, status: null };
  const fed: { line: number; names: string; last_fed: FedTitle['last_fed'] }[] = [];
  const aboveOf = new Map<PastedLine, Above>();
  const owners = new Owners();
  const ownerOf = new Map<PastedLine, PastedLine>();
  const read = lines.flatMap((line, at): PastedLine[] => {
    const owner = owners.of(line);
    const header = readHeader(line);
    if (header) {
      above = { ...above, header };
      return [{ line: at + 1, text: line, kind: 'heading', fields: {}, notes: [] }];
    }
    const begins = (lines[at - 1] ?? '').trim() === '' && (lines[at + 1] ?? '').trim() !== '';
    const place = above.header ? null : readPlaceTitle(line, begins || Boolean(above.place));
    if (place !== null) {
      above = {
        ...above,
        place: withinTitle(place, above.place ?? null),
        areTitlesBare: !line.includes(':'),
      };
      return [{ line: at + 1, text: line, kind: 'heading', fields: {}, notes: [] }];
    }
    const stamp = above.header ? null : readStamp(line, list.dates);
    if (stamp) above = { ...above, sent: sentOn(stamp, today) };
    const rules = { ...list, dates: { ...list.dates, ...above.sent } };
    const start = stamp?.length ?? 0;
    const mayBeTitle =
      (above.areTitlesBare === true || kindOfName(line) !== null) &&
      (lines[at + 1] ?? '').trim() !== '';
    const isOfBoxes = BOX.test(lines[at + 1] ?? '');
    const title = above.header ? null : readFedTitle(line.slice(start), rules.dates, isOfBoxes);
    if (title?.names === null) {
      const { last_fed } = title;
      above = { ...above, last_fed };
      return [{ line: at + 1, text: line, kind: 'heading', fields: {}, notes: [] }];
    }
    const from = start + (title?.names ?? 0);
    if (above.species && !isBelow(line, above.species)) above = { ...above, species: null };
    const parts = readParts(line, at + 1, rules, above, from);
    const species = above.header ? null : speciesOfNext(parts, lines[at + 1] ?? '', rules, above);
    if (species) above = { ...above, species };
    if (title) fed.push({ line: at + 1, names: line.slice(from), last_fed: title.last_fed });
    const teller = owner ?? owners.saidOf(line, parts);
    if (teller && parts[0]?.kind === 'heading' && !parts[0].fields.species)
      parts[0].kind = 'unread';
    owners.add(parts);
    if (!title)
      for (const part of parts) {
        aboveOf.set(part, above);
        if (teller) ownerOf.set(part, teller);
      }
    // 'sold' in a chat is said of what was asked for
    for (const { kind, fields } of teller || (stamp && parts[0]?.fields.status) ? [] : parts)
      if (kind === 'heading' && !fields.species)
        above = {
          ...above,
          gender: fields.gender?.value ?? null,
          stage: fields.stage?.value ?? null,
          areTitlesBare: !line.includes(':'),
          status: fields.status ? statusOfTitle(line, fields.status, begins) : null,
          // who is sold or wished for stands in no place that was named before
          ...(fields.status && { place: null }),
        };
    if (parts[0]?.kind === 'unread' && isOtherTitle(line, begins || mayBeTitle)) {
      // a short line of a wish list may name what no list knows
      const ends = begins || line.includes(':') || line === line.toUpperCase();
      // nobody knows how those of 'Gone:' left
      const status = GONE.test(line) ? ({ value: 'given', sure: false } as const) : null;
      above = { ...above, gender: null, stage: null, place: null, ...(ends && { status }) };
    }
    return parts;
  });
  for (const meal of fed) noteMeal(read, meal);
  tellBlocks(read);
  nameByHeads(read);
  for (const line of unknownAnimals(read, ownerOf)) {
    const own = aboveOf.get(line);
    if (!own) continue;
    line.kind = 'animal';
    inherit(line, own);
  }
  for (const [line, owner] of ownerOf)
    if (line.kind === 'unread' || line.kind === 'heading') tellMore(line, owner);
  const left = all.slice(MOST_LINES).map((line, at) => unread(line, MOST_LINES + at + 1));
  return [...read, ...left];
}

/** 'Sold:', 'SOLD'; a small 'sold' between the lines may be said of the animal above it. */
function statusOfTitle(
  line: string,
  { value }: Field<Status>,
  begins: boolean,
): NonNullable<Above['status']> {
  const isTitle = begins || /:\W*$|^\W*#/.test(line) || line === line.toUpperCase();
  return { value, sure: isTitle || value === 'wanted' };
}

/** Makes a line that names nothing but a species the title of the next one, where that is one of its animals. */
function speciesOfNext(
  [line, ...others]: readonly PastedLine[],
  next: string,
  rules: ListRules,
  above: Above,
): SpeciesTitle | null {
  const species = line && others.length === 0 ? asSpeciesTitle(line) : null;
  if (!line || !species || !isBelow(next, species)) return null;
  if (!isOf(species, readLine(next, 0, rules, { ...above, species }))) return null;
  line.kind = 'heading';
  return species;
}

/**
 * 'fed all 12.11.: GBB, Rosa': a meal of animals that other lines of the list name, or else of those that it names itself.
 * Of several of one name nobody knows which was fed.
 */
function noteMeal(
  read: PastedLine[],
  { line, names, last_fed }: { line: number; names: string; last_fed: FedTitle['last_fed'] },
): void {
  const meal = { ...last_fed, from: null };
  const own = read.filter((one) => one.line === line);
  const others = read.filter((one) => one.line !== line && one.kind === 'animal');
  const called = new Set(names.split(/[,;&+]|\s(?:and|und)\s/).map((name) => fold(name.trim())));
  const species = new Set(own.flatMap(({ fields }) => fields.species?.value ?? []));
  const byName = others.filter(({ fields }) => called.has(fold(fields.name?.value ?? '')));
  const bySpecies = [...species].flatMap((name) => {
    const same = others.filter(({ fields }) => fields.species?.value === name);
    return same.length === 1 ? same : [];
  });
  const isOwn = own.every(({ kind, notes }) => kind === 'animal' && notes.length === 0);
  const isLog = others.some(({ fields }) => species.has(fields.species?.value ?? ''));
  if (isOwn && !isLog && byName.length === 0) {
    for (const { fields } of own) fields.last_fed = meal;
    return;
  }
  for (const { fields } of [...byName, ...bySpecies]) fields.last_fed ??= meal;
  for (const one of own) one.kind = 'unread';
}

/** A line as one or more: what 'both' and 'all' say behind the last one is perhaps said of those before it. */
function readParts(
  text: string,
  no: number,
  rules: ListRules,
  above: Above,
  from: number,
): PastedLine[] {
  // what a messenger wrote is out of sight, while all else stays in its place
  const own = ' '.repeat(from) + text.slice(from);
  const parts = text.length > LONGEST ? [] : partsOf(own, rules.index);
  if (parts.length < 2) return bySize({ ...readLine(own, no, rules, above), text });
  const title = readLine(/^[^:]{2,30}(?=:\s)/.exec(own)?.[0] ?? '', no, rules, above);
  const { gender, status } = title.fields;
  const shared = title.kind === 'heading' && {
    gender: gender?.value ?? null,
    ...(status && { status: { value: status.value, sure: true } }),
  };
  const read = parts.map((span, at) => {
    const part = readLine(own.slice(...span), no, rules, {
      ...above,
      ...(at > 0 && shared ? shared : {}),
    });
    const notes = part.notes.filter(({ text: note }) => !JOINING.test(note));
    return { ...part, notes, text: text.slice(...span), part: at + 1 };
  });
  const last = read.at(-1);
  if (last && OF_ALL.test(last.text)) {
    const { count } = last.fields;
    // 'both' are those of the line, not two of the last
    if (count?.from && OF_ALL.test(last.text.slice(...count.from))) delete last.fields.count;
    for (const part of read.slice(0, -1)) part.fields = { ...ofAll(last.fields), ...part.fields };
  }
  return read;
}

const JOINING = /^(?:and|und|plus|sowie|oraz|i|a|y|e|et|en|és)$/i;
const OF_ALL = /(?<!\p{L})(?:both|all|each|alle|beide|je|jeweils)(?!\p{L})/iu;

function ofAll(last: PastedFields): PastedFields {
  const { gender, kept_since, hatched, last_fed, refused, last_molt, price, stage, origin } = last;
  const told = { gender, kept_since, hatched, last_fed, refused, last_molt, price, stage, origin };
  return Object.fromEntries(
    Object.entries(told).flatMap(([key, field]) =>
      field ? [[key, { ...field, sure: false, from: null }]] : [],
    ),
  );
}

function sentOn({ sent, isSure }: Stamp, today: Day): Above['sent'] {
  return sent && sent <= today
    ? { today: sent, isTodaySure: isSure }
    : { today, isTodaySure: false };
}

const GONE = /^\W*(?:gone|weg|ehemalige?|former|no longer (?:here|with me))\W*$/i;
const DOTTED_DAY = /(?<![\d.])(?:0?[1-9]|[12]\d|3[01])\.\s?(?:0?[1-9]|1[0-2])\.(?!\d(?!\d))/;

/** '1 GBB', '2 P. regalis', '3 …' are lines, not animals. */
function areNumbered(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => /^\s*(\d{1,3})\s+(?=\p{L})/u.exec(line)?.[1] ?? []);
  return numbers.length >= 3 && numbers.every((number, at) => Number(number) === at + 1);
}

/** More come back as not understood: a thousand take a second. */
const MOST_LINES = 1000;
