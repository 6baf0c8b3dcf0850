import type { Day } from '#src/domain/days.ts';
import { isPartialDay } from '#src/domain/partial-days.ts';
import type { AnimalType, Gender } from '#src/domain/enums.ts';
import { isTooLarge, measurementProblem } from '#src/domain/animal/measurements.ts';
import { readGrams } from '#src/domain/import/measured-cells.ts';
import { readCentimetres } from '#src/domain/animal/said-length.ts';
import { feederNames } from '#src/domain/feeding/same-feeder.ts';
import { numberedNames } from '#src/domain/animal/numbered-names.ts';
import { limits } from '#src/domain/limits.ts';
import type { PastedAnimals } from '#src/domain/paste/animals.ts';
import { shortSpeciesName } from '#src/domain/text/species-name.ts';
import { amountOf, parseMoney } from '#src/domain/trade/money.ts';
import type { PetImportRow } from './pet-csv-rows.ts';

/** What a person must settle before a line can be stored. */
export type PasteQuestion =
  'species' | 'sexes' | 'size' | 'weight' | 'large' | 'hatched' | 'price' | 'archive';

/** How what has no field is noted: a price or a seller without a day. */
type RowWords = {
  price: (minor: number, currency: string) => string;
  seller: (seller: string) => string;
};

/** `an_type`: of the species, as far as it is known. */
export function questionsOf(
  animals: PastedAnimals,
  currency: string,
  an_type?: AnimalType,
): PasteQuestion[] {
  if (animals.left) return [];
  const { sc_name, sexes, size, weight, hatched, price } = animals;
  const open: [PasteQuestion, boolean][] = [
    ['species', sc_name === null],
    ['sexes', readSexes(sexes).length === 0],
    ['size', size.trim() !== '' && sizeOf(size) === null],
    ['weight', weight.trim() !== '' && weightOf(weight) === null],
    ['large', an_type !== undefined && isLarge(animals, an_type)],
    ['hatched', hatched !== '' && !isPartialDay(hatched)],
    ['price', price.trim() !== '' && parseMoney(price, animals.currency || currency) === null],
    ['archive', animals.archive_asks],
  ];
  return open.flatMap(([question, isOpen]) => (isOpen ? [question] : []));
}

/** '450 cm' of a spider: more than any gets to. */
function isLarge({ size, weight, is_large }: PastedAnimals, an_type: AnimalType) {
  const [length, grams] = [sizeOf(size), weightOf(weight)];
  return (
    !is_large &&
    ((length !== null && isTooLarge(an_type, undefined, length)) ||
      (grams !== null && isTooLarge(an_type, 'weight', grams)))
  );
}

/** How many animals a line brings in. */
export const countOf = (animals: PastedAnimals) =>
  animals.left ? 0 : readSexes(animals.sexes).reduce((sum, { count }) => sum + count, 0);

/** '1.2.3' as one entry for each sex; none for what is no count, for no animal or for too many. */
export function readSexes(text: string): { gender: Gender; count: number }[] {
  const match = /^(\d{1,6})(?:[.,](\d{1,6})(?:[.,](\d{1,6}))?)?$/.exec(text.trim());
  if (!match) return [];
  const [, first = '', second, third = '0'] = match;
  const counts = second === undefined ? ['0', '0', first] : [first, second, third];
  const all = GENDERS.map((gender, at) => ({ gender, count: Number(counts[at]) }));
  const sum = all.reduce((total, { count }) => total + count, 0);
  return sum > limits.an_count.max ? [] : all.filter(({ count }) => count > 0);
}

const GENDERS: readonly Gender[] = ['m', 'f', 'other'];

function sizeOf(text: string): number | null {
  const cm = readCentimetres(text);
  return cm !== null && cm >= limits.size.min && cm <= limits.size.max ? cm : null;
}

/** In g. */
function weightOf(text: string): number | null {
  const grams = readGrams(text);
  return grams !== null && !measurementProblem('weight', grams) ? grams : null;
}

/**
 * The earlier day that a size is of: of the molt beside it, or of the purchase right before it. '' where it is how large the
 * animal is now, as a keeper writes it down.
 */
export const sizeDay = (animals: PastedAnimals): Day | '' =>
  animals.last_molt || (animals.is_bought_size ? animals.kept_since : '');

/** `feeders`: what the keeper's are called. */
type RowOptions = {
  currency: string;
  today: Day;
  words: RowWords;
  feeders?: readonly string[];
};

/**
 * The animals of settled lines as pet/add_all takes them. One that is called nothing is called after its species; of
 * several of one name each has a number behind it, which goes on from the names that are taken.
 */
export function rowsOf(
  all: readonly PastedAnimals[],
  { feeders = [], ...others }: RowOptions,
  taken: readonly string[] = [],
): PetImportRow[] {
  const options = { ...others, feederName: feederNames(feeders) };
  const rows = all
    .filter(({ left }) => !left)
    .flatMap((one) => rowsOfLine(one, options).map((row) => ({ row, isOwn: isNamed(one) })));
  const alike = Map.groupBy(rows, ({ row }) => row.name.toLowerCase());
  const numbered = new Map(
    [...alike].map(([key, group]) => {
      const [{ row, isOwn } = { row: { name: '' }, isOwn: true }] = group;
      // the name that a keeper gave one animal is its name
      const isOnly = isOwn && group.length === 1;
      return [key, numberedNames(row.name, group.length, isOnly ? [] : taken)];
    }),
  );
  return rows.map(({ row }) => ({
    ...row,
    name: numbered.get(row.name.toLowerCase())?.shift() ?? row.name,
  }));
}

/** The names to which the animals of lines may need a number. */
export const baseNamesOf = (all: readonly PastedAnimals[]): string[] =>
  all.flatMap(({ left, name, sc_name }) =>
    left || sc_name === null ? [] : [name.trim() || shortSpeciesName(sc_name)],
  );

const isNamed = ({ name }: PastedAnimals) => name.trim() !== '';

/** '2 Heimchen': how many, and of what. */
function mealOf(
  text: string,
  feederName: (food: string) => string,
): { food: string; amount?: number } {
  const [, many = '', food = ''] =
    /^(?:([1-9]\d{0,2})(?:\s?x\s?|\s))?(.*)$/isu.exec(text.trim()) ?? [];
  return {
    food: feederName(food.trim()).slice(0, limits.food),
    ...(many && food && { amount: Number(many) }),
  };
}

/** A row for each animal, or for each sex of a group. */
function rowsOfLine(
  one: PastedAnimals,
  {
    currency,
    today,
    words,
    feederName,
  }: Omit<RowOptions, 'feeders'> & { feederName: (food: string) => string },
): PetImportRow[] {
  const { sc_name, kept_since, last_fed, last_refused, last_molt, archive_reason, archive_date } =
    one;
  if (sc_name === null) return [];
  const size = sizeOf(one.size);
  const weight = weightOf(one.weight);
  const measuredOn = sizeDay(one);
  const wasBought = one.is_bought_size && kept_since !== '';
  const now = archive_date || today;
  const { size_kind: kind } = one;
  // at a molt a size is the one by which its type is known
  const isOfMolt = last_molt !== '' && kind === '';
  const measurements = [
    ...(size !== null && !isOfMolt
      ? [
          {
            date_ms: measuredOn || now,
            ...(kind && { kind }),
            value: size,
            ...(!last_molt && { taken: 1 as const }),
          },
        ]
      : []),
    ...(weight !== null ? [{ date_ms: now, kind: 'weight' as const, value: weight }] : []),
  ];
  const money = one.currency || currency;
  const minor = one.price.trim() === '' ? null : parseMoney(one.price, money);
  const seller = one.seller.trim();
  const isBought = (minor !== null || seller !== '') && kept_since !== '';
  /** What the animals of a row cost, which of a lot are the first ones. */
  const priceOf = (many: number, isFirst: boolean) => {
    if (minor === null) return null;
    if (one.is_lot_price) return isFirst ? minor : null;
    return minor * many;
  };
  const notesWith = (price: number | null) =>
    [
      one.notes.trim(),
      ...(price !== null && !isBought ? [words.price(price, money)] : []),
      ...(seller !== '' && !isBought ? [words.seller(seller)] : []),
    ]
      .filter(Boolean)
      .join('\n');
  const feedings = [
    ...(last_fed
      ? [{ date_f: last_fed, ...mealOf(one.food, feederName), progress: 0 as const }]
      : []),
    ...(last_refused ? [{ date_f: last_refused, food: '', progress: 2 as const }] : []),
  ];
  const row = {
    sc_name,
    name: one.name.trim() || shortSpeciesName(sc_name),
    ...(kept_since && { kept_since }),
    ...(one.place.trim() && { place: one.place.trim() }),
    ...(one.hatched && { hatched: one.hatched }),
    // a molt since then has ended it
    ...(one.pre_molt && one.pre_molt > last_molt && { pre_molt: one.pre_molt }),
    ...(feedings.length > 0 && { feedings }),
    ...(last_molt && { molts: [{ date_mt: last_molt, size: isOfMolt ? size : null }] }),
    ...(measurements.length > 0 && { measurements }),
    ...(archive_reason && { archived: 1 as const, archive_reason }),
    ...(archive_reason && archive_date && { archive_date }),
  };
  const animals = readSexes(one.sexes).flatMap(({ gender, count }) =>
    one.together
      ? [{ gender, an_count: count }]
      : Array.from({ length: Math.min(count, limits.importRows) }, () => ({
          gender,
          an_count: 1,
        })),
  );
  return animals.map((kept, at) => {
    const price = priceOf(kept.an_count, at === 0);
    return {
      ...{ ...row, ...kept, notes: notesWith(price) },
      ...(isBought && {
        purchase: {
          date: kept_since,
          ...(price !== null && { price: amountOf(price, money), currency: money }),
          ...(seller !== '' && { seller }),
          ...(size !== null && wasBought && !last_molt && { size }),
        },
      }),
    };
  });
}
