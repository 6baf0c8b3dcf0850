/**
 * Keys for the lines that are drawn: one that stays in sight keeps its key, and one that comes takes the key, and with it
 * the elements, of one that left. To change the texts of a line takes a fraction of the time that a new one takes.
 */
export function createRowKeys() {
  let known = new Map<number, number>();
  let next = 0;
  return (ids: readonly number[]): ReadonlyMap<number, number> => {
    const wanted = new Set(ids);
    // in the order of the lines, so that few elements change places
    const free = [...known].flatMap(([id, key]) => (wanted.has(id) ? [] : key));
    let taken = 0;
    known = new Map(ids.map((id) => [id, known.get(id) ?? free[taken++] ?? next++]));
    return known;
  };
}
