/**
 * Keys for the lines that are drawn, from the top. A line that comes takes the key, and with it the elements, of one that
 * left: to change the texts of a line takes a fraction of the time that a new one takes, and half of what it takes to move
 * it. So a line keeps its key when the table was scrolled or single lines came and went; in another order the keys stay
 * where they are, and so they do with `inPlace`. `held`: a line that always keeps its own. `focused`: a line whose elements
 * stay for another one when there are fewer lines; to remove what has the focus makes the browser lay out the page for it.
 */
export function createRowKeys() {
  let known = new Map<number, number>();
  let next = 0;
  return (
    ids: readonly number[],
    held: number | null = null,
    inPlace = false,
    focused: number | null = null,
  ): ReadonlyMap<number, number> => {
    const isKept = !inPlace && areMostlyKept([...known.keys()], ids);
    const kept = isKept ? new Set(ids) : new Set([held]);
    // in the order of the lines, so that no element changes places
    const wanted = new Set(ids);
    const free = [...known].flatMap(([id, key]) => (kept.has(id) && wanted.has(id) ? [] : key));
    const needed = ids.filter((id) => !kept.has(id) || !known.has(id)).length;
    const withFocus = focused === null ? -1 : free.indexOf(known.get(focused) ?? -1);
    if (needed > 0 && withFocus >= needed) free.splice(needed - 1, withFocus - needed + 1);
    let taken = 0;
    const keyOf = (id: number) => (kept.has(id) ? known.get(id) : undefined) ?? free[taken++];
    known = new Map(ids.map((id) => [id, keyOf(id) ?? next++]));
    return known;
  };
}

/** Whether many lines are still there, nearly all of them below the same one as before. */
function areMostlyKept(before: readonly number[], now: readonly number[]): boolean {
  const above = new Map(before.map((id, at) => [id, before[at - 1]]));
  const kept = now.filter((id) => above.has(id));
  if (kept.length * 2 < Math.min(before.length, now.length)) return false;
  const followers = now.filter((id, at) => at > 0 && above.get(id) === now[at - 1]);
  return followers.length * 4 >= (kept.length - 1) * 3;
}
