/** At most so many, evenly spread, with the first and the last. */
export function fewOf<T>(all: readonly T[], most: number): T[] {
  if (all.length <= most) return [...all];
  const step = (all.length - 1) / Math.max(1, most - 1);
  const shown = new Set(Array.from({ length: most }, (_, at) => Math.round(at * step)));
  return all.filter((_, at) => shown.has(at));
}
