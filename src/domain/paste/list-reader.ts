import { kindOfName } from '#src/domain/places/kind-words.ts';
import type { Day } from '#src/domain/days.ts';
import type { Above } from './above.ts';
import { readBoughtTitle } from './bought-titles.ts';
import { readHeader } from './cells.ts';
import { Owners } from './details.ts';
import { readFedTitle, type FedTitle } from './fed-titles.ts';
import type { ListRules } from './fields.ts';
import { BOX } from './inherited.ts';
import type { Field } from './line-taken.ts';
import type { Meal } from './meals.ts';
import { isOtherTitle, withinTitle } from './place-titles.ts';
import { readLine, unread, type PastedLine } from './read-line.ts';
import { readParts } from './read-parts.ts';
import { FREE, PlaceTitles, placeBehind, type Title } from './remarked-titles.ts';
import { asSpeciesTitle, depthOf, isBelow, isOf, type SpeciesTitle } from './species-titles.ts';
import { readStamp, type Stamp } from './stamps.ts';
import { TaskList } from './task-list.ts';
import type { Status } from './words.ts';

/** Reads the lines of a list one after another, from the first on: a title is said of those below it. */
export class ListReader {
  /** What each line stands below. */
  readonly aboveOf = new Map<PastedLine, Above>();
  /** The animal of which a line may tell more. */
  readonly ownerOf = new Map<PastedLine, PastedLine>();
  readonly meals: Meal[] = [];
  /** What a title below all animals says of them. */
  mealOfAll: (Pick<FedTitle, 'last_fed' | 'food'> & { title: PastedLine }) | null = null;
  private hasAnimals = false;
  private isBehindAnimal = false;
  private hasPlaces = false;
  /** How far in the title of the place above stands. */
  private placeDepth = 0;
  private above: Above = { header: null, gender: null, stage: null, status: null };
  private readonly owners = new Owners();
  private readonly tasks = new TaskList();
  private readonly titles: PlaceTitles;
  private readonly lines: readonly string[];
  private readonly list: ListRules;

  constructor(lines: readonly string[], list: ListRules) {
    this.lines = lines;
    this.list = list;
    this.titles = new PlaceTitles(lines, list);
  }

  /** A line as one or more. */
  read(at: number): PastedLine[] {
    const text = this.lines[at] ?? '';
    const owner = this.owners.of(text);
    if (this.isColumns(text) || this.isPlace(at)) return [heading(text, at)];
    const stamp = this.above.header ? null : readStamp(text, this.list.dates);
    if (stamp) this.above = { ...this.above, sent: sentOn(stamp, this.list.dates.today) };
    const rules = { ...this.list, dates: { ...this.list.dates, ...this.above.sent } };
    const start = stamp?.length ?? 0;
    const next = this.lines.slice(at + 1).find((line) => line.trim() !== '');
    const isAlone = !this.hasAnimals || BOX.test(next ?? '');
    const fed = this.above.header ? null : readFedTitle(text.slice(start), rules.dates, isAlone);
    if (fed?.names === null) {
      return this.takeFed(fed, at);
    }
    const from = start + (fed?.names ?? 0);
    const parts = this.readAnimals(at, rules, from);
    if (stamp && isAsked(text, parts)) for (const part of parts) part.kind = 'unread';
    if (this.tasks.holds(text, parts)) return [unread(text, at + 1)];
    const teller = owner ?? this.owners.saidOf(text, parts);
    if (teller && parts[0]?.kind === 'heading' && !parts[0].fields.species)
      parts[0].kind = 'unread';
    this.owners.add(parts);
    const isAnimal = parts.some(({ kind }) => kind === 'animal');
    this.hasAnimals ||= isAnimal;
    if (isAnimal) this.mealOfAll = null;
    if (fed) this.meals.push({ line: at + 1, names: text.slice(from), last_fed: fed.last_fed });
    else this.remember(parts, teller);
    // 'sold' in a chat is said of what was asked for
    if (!teller && !(stamp && parts[0]?.fields.status)) this.takeTitles(parts, at);
    this.takeOtherTitle(parts, at);
    this.takeBought(parts, at);
    return parts;
  }

  /** The meal of all below, or of all above where no animal stands below. */
  private takeFed({ last_fed, food, isOfAll }: FedTitle, at: number): PastedLine[] {
    const title = heading(this.lines[at] ?? '', at);
    this.above = { ...this.above, last_fed, food };
    if (isOfAll && this.hasAnimals) this.mealOfAll = { title, last_fed, food };
    return [title];
  }

  private isColumns(text: string): boolean {
    const header = readHeader(text);
    if (header) this.above = { ...this.above, header };
    return header !== null;
  }

  private isPlace(at: number): boolean {
    if (this.above.header) return false;
    const text = this.lines[at] ?? '';
    const isAhead = !this.hasAnimals && (this.lines[at + 1] ?? '').trim() !== '';
    const mayBeBare = isAhead || this.begins(at) || this.isAboveOthers(at) || this.hasPlaces;
    const title = this.titles.read(text, mayBeBare);
    if (title === null) return false;
    this.placeDepth = depthOf(text);
    this.hasPlaces = true;
    this.above = {
      ...this.above,
      place: withinTitle(title.path, this.above.place ?? null),
      isPlaceUnsure: !title.sure,
      areTitlesBare: !text.includes(':'),
      ...ofPlace(this.above, title.tells),
    };
    return true;
  }

  /** Reads what a line says from a column on, below the species that it may stand below, or that it may be. */
  private readAnimals(at: number, rules: ListRules, from: number): PastedLine[] {
    const text = this.lines[at] ?? '';
    const { header, species } = this.above;
    if (species && !isBelow(text, species)) this.above = { ...this.above, species: null };
    const parts = readParts(text, at + 1, rules, this.above, from);
    const next = this.lines[at + 1] ?? '';
    const title = header ? null : speciesOfNext(parts, next, rules, this.above);
    if (title) this.above = { ...this.above, species: title };
    return parts;
  }

  private remember(parts: readonly PastedLine[], teller: PastedLine | null): void {
    for (const part of parts) {
      this.aboveOf.set(part, this.above);
      if (teller) this.ownerOf.set(part, teller);
    }
  }

  private takeTitles(parts: readonly PastedLine[], at: number): void {
    const text = this.lines[at] ?? '';
    for (const { kind, fields } of parts)
      if (kind === 'heading' && !fields.species)
        this.above = {
          ...this.above,
          gender: fields.gender?.value ?? null,
          stage: fields.stage?.value ?? null,
          toldByPlace: false,
          // where each shelf has its sex nobody knows whether the slings are on the last one
          ...(this.above.toldByPlace && { isPlaceUnsure: true }),
          areTitlesBare: !text.includes(':'),
          status: fields.status ? statusOfTitle(text, fields.status, this.begins(at)) : null,
          // who is sold or wished for stands in no place that was named before
          ...(fields.status && { place: null }),
        };
  }

  /** What was bought together stands up to the next empty line. */
  private takeBought([first]: readonly PastedLine[], at: number): void {
    const kept_since = first && readBoughtTitle(first, this.begins(at), this.list.dates.today);
    const ends = first?.kind === 'empty' && this.isBehindAnimal;
    if (kept_since || ends) this.above = { ...this.above, kept_since: kept_since ?? null };
    this.isBehindAnimal = first?.kind === 'animal';
  }

  /** A title of which nothing is understood ends what was said above it. */
  private takeOtherTitle([first]: readonly PastedLine[], at: number): void {
    const text = this.lines[at] ?? '';
    const begins = this.begins(at);
    const isCalledSo = this.above.areTitlesBare === true || kindOfName(text) !== null;
    const mayBeTitle = isCalledSo && (this.lines[at + 1] ?? '').trim() !== '';
    // whatever it is called, where the lines of a place stand further in than its title
    const isLikePlace =
      Boolean(this.above.place) && this.isAboveOthers(at) && depthOf(text) <= this.placeDepth;
    if (first?.kind !== 'unread' || FREE.test(text)) return;
    if (!isLikePlace && !isOtherTitle(text, begins || mayBeTitle)) {
      const { place } = this.above;
      if (place) this.above = { ...this.above, place: placeBehind(text, place) };
      return;
    }
    // a short line of a wish list may name what no list knows
    const ends = begins || text.includes(':') || text === text.toUpperCase();
    // nobody knows how those of 'Gone:' left
    const status = GONE.test(text) ? ({ value: 'given', sure: false } as const) : null;
    this.above = {
      ...this.above,
      ...{ gender: null, stage: null, place: null, kept_since: null },
      ...(ends && { status }),
    };
  }

  /** Whether the next line stands further in. */
  private isAboveOthers(at: number): boolean {
    const next = this.lines[at + 1] ?? '';
    return next.trim() !== '' && depthOf(next) > depthOf(this.lines[at] ?? '');
  }

  /** Whether a line is the first behind an empty one, with others below. */
  private begins(at: number): boolean {
    return (this.lines[at - 1] ?? '').trim() === '' && (this.lines[at + 1] ?? '').trim() !== '';
  }
}

/** 'Regal unten (Weibchen)' tells of those in it alone: the next title of a place ends it. */
function ofPlace({ toldByPlace }: Above, tells: Title['tells']): Partial<Above> {
  if (!tells && !toldByPlace) return {};
  return {
    gender: tells?.gender?.value ?? null,
    stage: tells?.stage?.value ?? null,
    toldByPlace: tells !== undefined,
  };
}

const heading = (text: string, at: number): PastedLine => ({
  line: at + 1,
  text,
  kind: 'heading',
  fields: {},
  notes: [],
});

/** '2 GBB £15 each?' in a chat is said to somebody; 'GBB female?' is a doubt. */
const isAsked = (text: string, parts: readonly PastedLine[]): boolean =>
  /\?[\s\p{Extended_Pictographic}]*$/u.test(text) &&
  parts.at(-1)?.notes.at(-1)?.text.endsWith('?') === true;

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
  const title = line && others.length === 0 ? asSpeciesTitle(line) : null;
  // 'hamorii 0.1' right below 'Brachypelma' need not stand further in
  const species = title?.genus && SMALL.test(next) ? { ...title, depth: null } : title;
  if (!line || !species || !isBelow(next, species)) return null;
  if (!isOf(species, readLine(next, 0, rules, { ...above, species }))) return null;
  line.kind = 'heading';
  return species;
}

function sentOn({ sent, isSure }: Stamp, today: Day): Above['sent'] {
  return sent && sent <= today
    ? { today: sent, isTodaySure: isSure }
    : { today, isTodaySure: false };
}

/** Behind a bullet or a number, too. */
const SMALL = /^[^\p{L}]*\p{Ll}/u;
const GONE =
  /^\W*(?:gone|weg|ehemalige?|former|no longer (?:here|with me))(?:\s(?:in\s)?(?:19|20)\d\d)?\W*$/i;
