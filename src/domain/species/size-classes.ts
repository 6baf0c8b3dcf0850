/** Sizes (cm) that are counted together: from `size_from` to below `size_to`; null at both: whatever the size. */
export type SizeClass = { size_from: number | null; size_to: number | null };

/** Narrow where animals are small: a sling of 1 cm and one of 5 are nothing alike, adults of 14 and 18 are. */
const EDGES = [0, 1, 3, 6, 10, 14, 20, 40, 80];

export const anySize: SizeClass = { size_from: null, size_to: null };

export const sizeClasses: readonly SizeClass[] = EDGES.map((size_from, at) => ({
  size_from,
  size_to: EDGES[at + 1] ?? null,
}));

export const isOfClass = ({ size_from, size_to }: SizeClass, size: number): boolean =>
  size_from !== null && size >= size_from && (size_to === null || size < size_to);
