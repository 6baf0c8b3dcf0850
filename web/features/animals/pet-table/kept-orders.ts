import { sortAnimals, type AnimalSort, type Sorting } from '#src/domain/animal/animal-sort.ts';
import { keptSortKey } from './kept-sort-keys.ts';
import type { TableRow } from './row.ts';

type Orders = Map<AnimalSort, { asc: TableRow[]; desc: TableRow[] }>;

const kept = new WeakMap<readonly TableRow[], Orders>();

/** The rows in order. By one column they are sorted once: the other way round is the same order backwards. */
export function sortedRows(
  rows: readonly TableRow[],
  sortings: readonly Sorting[],
): readonly TableRow[] {
  const [only] = sortings;
  if (!only || sortings.length > 1) return sortAnimals(rows, sortings, keptSortKey);
  let orders = kept.get(rows);
  if (!orders) kept.set(rows, (orders = new Map()));
  let order = orders.get(only.by);
  if (!order) {
    const asc = sortAnimals(rows, [{ by: only.by, asc: true }], keptSortKey);
    orders.set(only.by, (order = { asc, desc: asc.toReversed() }));
  }
  return only.asc ? order.asc : order.desc;
}
