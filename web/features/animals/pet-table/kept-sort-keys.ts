import { sortKey, type AnimalSort, type SortedAnimal } from '#src/domain/animal/animal-sort.ts';

const kept = new WeakMap<SortedAnimal, Map<AnimalSort, string | number>>();

/** The key of a row, made once: a row is the same object as long as nothing of its animal has changed. */
export function keptSortKey(row: SortedAnimal, by: AnimalSort): string | number {
  let keys = kept.get(row);
  if (!keys) kept.set(row, (keys = new Map()));
  let key = keys.get(by);
  if (key === undefined) keys.set(by, (key = sortKey(row, by)));
  return key;
}
