import { isSize } from '#src/domain/animal/size.ts';
import { formatNumber } from '#web/lib/format.ts';

/** A size in cm as typed, with comma or point and up to two decimals; null when empty or invalid. */
export function parseSize(typed: string): number | null | 'wrong' {
  const text = typed.trim().replace(',', '.');
  if (text === '') return null;
  if (!/^\d+(\.\d{1,2})?$/.test(text)) return 'wrong';
  const size = Number(text);
  return isSize(size) ? size : 'wrong';
}

/** 14.5, 4.25, 6, or 14,5: without trailing zeros. */
export const sizeText = (size: number) => formatNumber(size);

/** Full width, in cm, of a ruler without neighbours: the smallest usual one that holds the size. */
export const rulerFor = (size: number) =>
  [6, 12, 20, 32].find((width) => width >= size) ?? Math.ceil(size);
