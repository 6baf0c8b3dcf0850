import { isDay, type Day } from '#src/domain/days.ts';
import type { LengthKind } from '#src/domain/animal/measurements.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { archiveReasons, type AnimalType, type ArchiveReason } from '#src/domain/enums.ts';
import type { Sexes } from './counts.ts';
import { genusOf } from '#src/domain/text/species-name.ts';
import type { PastedFields } from './fields.ts';
import { meansGroup } from './groups.ts';
import type { Field } from './line-taken.ts';
import { isPriceOfAll } from './prices.ts';
import type { Measure, Size } from './sizes.ts';
import type { PastedLine } from './read-line.ts';
import type { KnownSpecies } from './species-index.ts';
import type { Stage } from './words.ts';

/** What a line brings in, as a form holds it; a person can change each of it. */
export type PastedAnimals = {
  /** Null until a person has chosen it. */
  sc_name: string | null;
  /** The species that the line may mean, where it means no certain one. */
  near: readonly string[];
  name: string;
  /** '1.2.3': males, females, unsexed; '' where a person must say how many there are. */
  sexes: string;
  /** One group instead of several animals. */
  together: boolean;
  /** In cm. */
  size: string;
  /** How it was measured; '' where the line does not say it. */
  size_kind: LengthKind | '';
  /** 'bought 3/24 3cm': it is of that day, and not how large the animal is now. */
  is_bought_size: boolean;
  /** In g. */
  weight: string;
  kept_since: Day | '';
  /** A day, a month or a year. */
  hatched: PartialDay | '';
  last_fed: Day | '';
  /** What it ate then, and how much: '2 Heimchen'. */
  food: string;
  last_refused: Day | '';
  last_molt: Day | '';
  /** Since when it is in pre-molt. */
  pre_molt: Day | '';
  /** The path of its place; '' where the list names none. */
  place: string;
  price: string;
  /** The price is that of all animals of the line, and not of each. */
  is_lot_price: boolean;
  currency: string;
  /** From whom it was bought. */
  seller: string;
  notes: string;
  archive_reason: ArchiveReason | null;
  archive_date: Day | '';
  /** Whether it has left is for a person to say: the line may mean something else. */
  archive_asks: boolean;
  /** A person has said that a size or a weight is right, though hardly any animal of the type gets so large. */
  is_large: boolean;
  /** Not to be added. */
  left: boolean;
};

/** The words of notes about what has no field of its own. */
export type NoteWords = {
  hatched: (when: string) => string;
  since: (when: string) => string;
  fed: (when: string) => string;
  refused: (when: string) => string;
  molted: (when: string) => string;
  preMolt: (when: string) => string;
  left: (when: string) => string;
  sizes: (min: number, max: number, kind: LengthKind | '') => string;
  /** A stage or a state that stands in a heading. */
  said: Readonly<Record<Exclude<Stage, `L${number}`> | 'reserved', string>>;
};

export type NamedSpecies = KnownSpecies & { an_type: AnimalType };

/** Finds a species by its name or a former one, in any case. */
export function speciesByName(species: readonly NamedSpecies[]) {
  const names = new Map(
    species.flatMap((one) =>
      [...(one.synonyms ?? []), one.sc_name].map((name) => [name.toLowerCase(), one] as const),
    ),
  );
  return (name: string) => names.get(name.toLowerCase()) ?? null;
}

/** What stands in a line for which there is no field: it goes to the notes. */
export const NOTED = ['stage', 'origin'] as const;

/** What a line brings in before a person has changed anything; a line that was not understood is left out. `own`: the
 * keeper's currency. */
export function animalsOf(
  line: PastedLine,
  find: ReturnType<typeof speciesByName>,
  words: NoteWords,
  today: Day,
  own = '',
): PastedAnimals {
  const { fields } = line;
  const { kept_since, hatched, last_fed, refused, last_molt, left } = fields;
  const status = fields.status?.value;
  const size = sizeOf(line);
  const archive_reason = archiveReasons.find((reason) => reason === status) ?? null;
  const isGoneSurely = fields.status?.sure !== false && left?.sure !== false;
  const day = (field: Field<string> | undefined) => pastDay(field?.value ?? '', today);
  return {
    ...speciesOf(line, find),
    name: fields.name?.value ?? '',
    sexes: sexesOf(fields),
    together: fields.count?.from ? meansGroup(line.text, fields.count.from) : false,
    size: String(size?.value.min ?? ''),
    size_kind: size ? KINDS[size.value.measure] : '',
    is_bought_size: isOfPurchase(line),
    weight: String(fields.weight?.value ?? ''),
    kept_since: day(kept_since),
    hatched: hatched && hatched.value <= today ? hatched.value : '',
    last_fed: day(last_fed),
    food: day(last_fed) ? (fields.food?.value ?? '') : '',
    last_refused: day(refused),
    last_molt: day(last_molt),
    pre_molt: day(fields.pre_molt),
    place: archive_reason ? '' : (fields.place?.value ?? ''),
    price: fields.price ? String(fields.price.value.amount) : '',
    is_lot_price: fields.price !== undefined && isPriceOfAll(line.text),
    currency: currencyOf(line, own),
    seller: fields.seller?.value ?? '',
    notes: notesOf(line, words, today),
    archive_reason,
    archive_date: archive_reason ? firstDay(left?.value ?? '', today) : '',
    archive_asks: archive_reason !== null && !isGoneSurely,
    is_large: false,
    left: line.kind !== 'animal' || status === 'wanted',
  };
}

/** '' is the keeper's own currency, which '$' is wherever that is one of dollars. */
function currencyOf({ text, fields: { price } }: PastedLine, own: string): string {
  const said = price?.value.currency ?? '';
  const isBare = price?.from && !/US/i.test(text.slice(...price.from));
  return said === 'USD' && isBare && DOLLARS.includes(own) ? '' : said;
}

const DOLLARS = ['CAD', 'AUD', 'NZD', 'SGD'];

/** The first day of a month that is told alone. */
const firstDay = (text: string, today: Day) =>
  pastDay(text.length === 7 ? `${text}-01` : text, today);

/** A day that has come; '' for a month, a year or what is still to come. */
const pastDay = (text: string, today: Day): Day | '' => (isDay(text) && text <= today ? text : '');

function speciesOf(
  { text, fields: { species } }: PastedLine,
  find: ReturnType<typeof speciesByName>,
) {
  if (!species) return { sc_name: null, near: [] };
  const known = find(species.value);
  const near = [species.value, ...species.near].flatMap((name) => find(name)?.sc_name ?? []);
  // who wrote the genus out, and only the rest differently, means none of another genus
  const genus = genusOf(species.value);
  const isWritten = species.from && text.slice(...species.from).startsWith(`${genus} `);
  const meant = [...new Set(near)].filter((name) => !isWritten || genusOf(name) === genus);
  if (!known || (!species.sure && meant.length > 1)) return { sc_name: null, near: meant };
  return { sc_name: known.sc_name, near: [] };
}

function sexesOf({ sexes, count, gender }: PastedFields): string {
  if (sexes) return isTooMany(sexes, sum(sexes.value)) ? '' : written(sexes.value);
  const isDotted = count !== undefined && count.from === gender?.from;
  if (isDotted && isTooMany(count, count.value ?? 0)) return '';
  const number = count ? count.value : 1;
  return number === null
    ? ''
    : written({ m: 0, f: 0, other: 0, [gender?.value ?? 'other']: number });
}

/** What may be a date or a length is no number of animals that are stored without asking. */
const isTooMany = ({ sure }: Field<unknown>, number: number) => !sure && number > 10;
const sum = ({ m, f, other }: Sexes) => m + f + other;

const written = ({ m, f, other }: Sexes) => (other > 0 ? `${m}.${f}.${other}` : `${m}.${f}`);

const KINDS: Readonly<Record<Measure, LengthKind | ''>> = {
  size: '',
  leg_span: 'leg_span',
  body: 'body_length',
  svl: 'snout_vent',
  total: 'total_length',
};

/**
 * The size that a line tells, where it is one and no range: of '9cm KL 4cm' and 'KL 4 cm, 9 cm Spannweite' the leg span, which
 * is what a size without a word is, and else the longer one. Of two in one measure nobody knows which is meant.
 */
export function ownSize({ sizes = [] }: PastedFields): Field<Size> | null {
  const isTwice = new Set(sizes.map(({ value }) => value.measure)).size < sizes.length;
  const [size] = sizes.toSorted(
    (a, b) => MEASURES.indexOf(a.value.measure) - MEASURES.indexOf(b.value.measure),
  );
  return size && !isTwice && size.value.min === size.value.max ? size : null;
}

const MEASURES: readonly Measure[] = ['leg_span', 'size', 'total', 'svl', 'body'];

/** That of a purchase without a day is of no day, and not how large the animal is now. */
const sizeOf = (line: PastedLine): Field<Size> | null =>
  isOfUnknownDay(line) ? null : ownSize(line.fields);

const isOfUnknownDay = (line: PastedLine): boolean =>
  isOfPurchase(line) && !isDay(line.fields.kept_since?.value ?? '');

/** Whether the size stands behind the day of the purchase, with no comma between them. */
function isOfPurchase({ text, fields }: PastedLine): boolean {
  const { kept_since, sizes = [] } = fields;
  const [bought, size] = [kept_since?.from, (ownSize(fields) ?? sizes[0])?.from];
  return Boolean(bought && size) && /^[^,;|\t]+$/.test(text.slice(bought?.[1], size?.[0]));
}

/** What was not understood, and what has no field or not as much as its field needs. */
function notesOf(line: PastedLine, words: NoteWords, today: Day): string {
  const { text, fields, notes } = line;
  const { gender, stage, origin, status, hatched, kept_since, last_fed, refused, last_molt, left } =
    fields;
  const said = new Map(Object.entries(words.said));
  const asWritten = (field: Field<string> | undefined) =>
    field ? [field.from ? text.slice(...field.from) : (said.get(field.value) ?? field.value)] : [];
  const vague = (field: Field<string> | undefined, say: (when: string) => string) =>
    field && pastDay(field.value, today) === '' ? [say(field.value)] : [];
  const size = ownSize(fields);
  const sizes = (fields.sizes ?? []).filter((one) => one !== size);
  const bought = size && isOfUnknownDay(line) ? [size] : [];
  const perhaps = gender?.value === 'other' && !gender.sure ? gender : undefined;
  return [
    ...asWritten(perhaps),
    ...asWritten(stage),
    ...asWritten(origin),
    ...(status?.value === 'reserved' ? asWritten(status) : []),
    ...notes.map((note) => note.text),
    ...(hatched && hatched.value > today ? [words.hatched(hatched.value)] : []),
    ...vague(kept_since, words.since),
    ...bought.flatMap(({ from }) => (from ? [text.slice(...from)] : [])),
    ...vague(last_fed, words.fed),
    ...vague(last_fed, () => fields.food?.value ?? '').filter(Boolean),
    ...vague(refused, words.refused),
    ...vague(last_molt, words.molted),
    ...vague(fields.pre_molt, words.preMolt),
    ...vague(left, words.left),
    ...sizes.map(({ value }) => words.sizes(value.min, value.max, KINDS[value.measure])),
  ].join(', ');
}
