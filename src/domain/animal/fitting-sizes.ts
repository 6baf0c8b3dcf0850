type Row = { length: number; before: number };

/**
 * Which of an animal's sizes, the oldest first, fit each other, by their places: the most that never shrink. So one
 * that those after it contradict is the mistake, not those. Of as many the ones that end smallest count, then the
 * earlier ones; of two alone the first.
 */
export function fittingSizes(sizes: readonly number[]): ReadonlySet<number> {
  const isGrowing = sizes.every((size, at) => size >= (sizes[at - 1] ?? size));
  if (isGrowing) return new Set(sizes.keys());
  if (sizes.length === 2) return new Set([0]);
  const rows: Row[] = [];
  for (const size of sizes) {
    const longest = rows.reduce<Row>(
      (best, { length }, before) =>
        (sizes[before] ?? 0) <= size && length + 1 > best.length
          ? { length: length + 1, before }
          : best,
      { length: 1, before: -1 },
    );
    rows.push(longest);
  }
  const most = Math.max(...rows.map(({ length }) => length));
  const ends = [...rows.keys()].filter((at) => rows[at]?.length === most);
  const fitting = new Set<number>();
  let at = ends.reduce((a, b) => ((sizes[b] ?? 0) < (sizes[a] ?? 0) ? b : a));
  for (; at >= 0; at = rows[at]?.before ?? -1) fitting.add(at);
  return fitting;
}
