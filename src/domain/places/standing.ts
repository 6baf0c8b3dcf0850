import { compareIds } from '#src/domain/sync/ids.ts';

// The order of the animals of one place. Their numbers may have gaps: who leaves moves nobody else.

/** An animal of the place, whether it is archived or not. */
export type Standing = { id: number; place_order: number };

const byOrder = (a: Standing, b: Standing) =>
  a.place_order - b.place_order || compareIds(a.id, b.id);

export const inOrder = <Animal extends Standing>(animals: readonly Animal[]): Animal[] =>
  animals.toSorted(byOrder);

/**
 * What changes where animals come to a place: behind the animal `after`, in front with 0, else, and where that one is not
 * there, at the end, where those that stand in the place already stay as they are. `there`: who stands there.
 */
export function placed(
  there: readonly Standing[],
  ids: readonly number[],
  after?: number,
): Standing[] {
  const stay = inOrder(there).filter(({ id }) => !ids.includes(id));
  const behind = after === undefined ? -1 : stay.findIndex(({ id }) => id === after);
  if (after !== 0 && behind < 0) {
    const known = new Set(there.map(({ id }) => id));
    const first = (inOrder(there).at(-1)?.place_order ?? -1) + 1;
    return ids.filter((id) => !known.has(id)).map((id, at) => ({ id, place_order: first + at }));
  }
  const row = stay.map(({ id }) => id).toSpliced(behind + 1, 0, ...ids);
  return numbered(there, row, ids);
}

/** What changes where the animals of a place are put into this order; those that are not named come after them. */
export function reordered(there: readonly Standing[], ids: readonly number[]): Standing[] {
  const known = new Set(there.map(({ id }) => id));
  const named = ids.filter((id) => known.has(id));
  const others = inOrder(there).filter(({ id }) => !named.includes(id));
  return numbered(there, [...named, ...others.map(({ id }) => id)], []);
}

/** What changes where animals come back to the numbers that they had, among those that are there now. */
export function putBack(there: readonly Standing[], back: readonly Standing[]): Standing[] {
  const ids = back.map(({ id }) => id);
  const stay = there.filter(({ id }) => !ids.includes(id));
  const taken = new Set(stay.map(({ place_order }) => place_order));
  if (!back.some(({ place_order }) => taken.has(place_order))) return [...back];
  // who comes back goes before those that have its number now
  const row = [...inOrder(back), ...inOrder(stay)].toSorted(
    (a, b) => a.place_order - b.place_order,
  );
  return numbered(
    there,
    row.map(({ id }) => id),
    ids,
  );
}

/** Numbers from 0, of those whose number differs, and in any case of those that come. */
function numbered(
  there: readonly Standing[],
  row: readonly number[],
  come: readonly number[],
): Standing[] {
  const before = new Map(there.map(({ id, place_order }) => [id, place_order]));
  return row.flatMap((id, place_order) =>
    come.includes(id) || before.get(id) !== place_order ? [{ id, place_order }] : [],
  );
}

/** In which slot each animal stands, from 1: archived ones stand in none. */
export const slotsOf = (there: readonly (Standing & { archived: 0 | 1 })[]): Map<number, number> =>
  new Map(
    inOrder(there)
      .filter(({ archived }) => !archived)
      .map(({ id }, at) => [id, at + 1]),
  );
