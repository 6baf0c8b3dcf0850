import type { Day } from '#src/domain/days.ts';
import type { AnimalType, Gender } from '#src/domain/enums.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { noCaseKey } from '#src/domain/text/collation.ts';

/** What a table of animals can be sorted by. */
export type SortedAnimal = {
  id: number;
  name: string;
  sc_name: string;
  an_type: AnimalType;
  gender: Gender;
  an_count: number;
  date_f: Day | null;
  mmt: Day | null;
  pre_molt: Day | null;
  kept_since: Day | null;
  hatched: PartialDay | null;
  size: number | null;
  refusals: number;
  next_date: Day | null;
  plans: readonly string[];
  place?: string | null;
  slot?: number | null;
};

type Key = string | number;

/** What each sort compares; nothing comes first. Digits within a place's name are a number. */
const keysOf = {
  sc_name: ({ sc_name }) => noCaseKey(sc_name),
  name: ({ name }) => noCaseKey(name),
  an_type: ({ an_type }) => an_type,
  gender: ({ gender }) => gender,
  an_count: ({ an_count }) => an_count,
  date_f: ({ date_f }) => date_f ?? '',
  mmt: ({ mmt }) => mmt ?? '',
  pre_molt: ({ pre_molt }) => pre_molt ?? '',
  kept_since: ({ kept_since }) => kept_since ?? '',
  // a year comes before its months, a month before its days
  hatched: ({ hatched }) => hatched ?? '',
  size: ({ size }) => size ?? 0,
  refusals: ({ refusals }) => refusals,
  next_date: ({ next_date }) => next_date ?? '',
  plans: ({ plans }) => noCaseKey(plans.join('\0')),
  place: ({ place, slot }) => (place ? `${placeKey(place)}\0${padded(String(slot ?? 0))}` : ''),
  slot: ({ slot }) => slot ?? 0,
  id: () => 0,
} satisfies Record<string, (animal: SortedAnimal) => Key>;

export type AnimalSort = keyof typeof keysOf;
export const animalSorts = Object.keys(keysOf) as AnimalSort[];
export type Sorting = { by: AnimalSort; asc: boolean };

/** What a sort compares of an animal. */
export const sortKey = (animal: SortedAnimal, by: AnimalSort): Key => keysOf[by](animal);

/**
 * Sorted by several columns, the first of which counts most; equal ones are in the order of their ids. `keyOf`: who sorts
 * the same animals again and again keeps their keys.
 */
export function sortAnimals<Row extends SortedAnimal>(
  rows: readonly Row[],
  sortings: readonly Sorting[],
  keyOf: typeof sortKey = sortKey,
): Row[] {
  const ways = sortings.map(({ asc }) => (asc ? 1 : -1));
  const idWay = sortings[0]?.asc === false ? -1 : 1;
  return rows
    .map((row) => ({ row, keys: sortings.map(({ by }) => keyOf(row, by)) }))
    .sort((a, b) => {
      // an iterator for each comparison would take longer than all else
      for (let at = 0; at < ways.length; at += 1) {
        const one = a.keys[at] ?? 0;
        const other = b.keys[at] ?? 0;
        if (one !== other) return one < other ? -(ways[at] ?? 1) : (ways[at] ?? 1);
      }
      return idWay * compareIds(a.row.id, b.row.id);
    })
    .map(({ row }) => row);
}

/** As an address has it: `sc_name,-mmt`, with a minus for descending. Null where a part is no sort. */
export function readSort(text: string): Sorting[] | null {
  const sortings = text.split(',').map((part) => {
    const asc = !part.startsWith('-');
    const by = animalSorts.find((sort) => sort === (asc ? part : part.slice(1)));
    return by && { by, asc };
  });
  const known = sortings.filter((sorting) => sorting !== undefined);
  return known.length === sortings.length && known.length <= animalSorts.length ? known : null;
}

export const sortText = (sortings: readonly Sorting[]): string =>
  sortings.map(({ by, asc }) => (asc ? by : `-${by}`)).join();

/** The order of places by their paths: shelf 2 before shelf 10. */
export const placeKey = (path: string): string =>
  noCaseKey(path).replace(/\d+/g, (digits) => padded(digits));

const padded = (digits: string) => digits.padStart(6, '0');
