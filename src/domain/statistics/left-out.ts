import type { DayOf } from './molting.ts';
import type { CountedAnimal } from './records.ts';

/** What does not count of an animal: the names of the numbers in `LeftOut`. */
export const leftOutCodes = [
  'feedings',
  'molts',
  'doubled',
  'shrunk',
  'losses',
  'undated',
] as const;
export type LeftOutCode = (typeof leftOutCodes)[number];
export type LeftOutAnimal = { code: LeftOutCode; id: number; name: string };

/** Each animal once for each of them, by its name. */
export function leftOutOf(
  animals: readonly Pick<CountedAnimal, 'id' | 'name'>[],
  ids: Record<LeftOutCode, readonly number[]>,
): LeftOutAnimal[] {
  return leftOutCodes.flatMap((code) => {
    const concerned = new Set(ids[code]);
    if (concerned.size === 0) return [];
    return animals
      .filter(({ id }) => concerned.has(id))
      .map(({ id, name }) => ({ code, id, name }))
      .toSorted((a, b) => (a.name === b.name ? a.id - b.id : a.name < b.name ? -1 : 1));
  });
}

/** Of whom more molts were noted than count. */
export function doubledOf(noted: readonly DayOf[], counted: readonly { pet_id: number }[]) {
  const more = new Map<number, number>();
  const add = (id: number, n: number) => more.set(id, (more.get(id) ?? 0) + n);
  for (const { pet_id } of noted) add(pet_id, 1);
  for (const { pet_id } of counted) add(pet_id, -1);
  return [...more].flatMap(([id, n]) => (n > 0 ? id : []));
}
