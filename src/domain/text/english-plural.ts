import { groupDigits } from './group-digits.ts';

/** A count in an English text: 2,068. */
export const grouped = (n: number): string => groupDigits(n, ',');

/** A number with its noun: 1 pet, 3 pets. */
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${grouped(n)} ${n === 1 ? one : many}`;
