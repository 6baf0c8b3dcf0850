import { groupDigits } from './group-digits.ts';

/** A count in a German text: 2.068. */
export const grouped = (n: number): string => groupDigits(n, '.');

/** A number with its noun: 1 Tier, 3 Tiere. */
export const plural = (n: number, one: string, many: string): string =>
  `${grouped(n)} ${n === 1 ? one : many}`;
