import type { WeightUnit } from '#src/domain/animal/units.ts';

/** A key of the number pad: a digit, the decimal mark, or the one that takes back. */
export type PadKey = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'mark' | 'back';

/** Digits before the mark, and after it. */
const MOST = { whole: 6, decimals: { g: 2, oz: 4 } };

/** What stands there after a key. A key that makes no number changes nothing. */
export function pressed(typed: string, key: PadKey, mark: string, unit: WeightUnit): string {
  if (key === 'back') return typed.slice(0, -1);
  const [whole = '', decimals] = typed.split(mark);
  if (key === 'mark') return decimals === undefined ? `${whole || '0'}${mark}` : typed;
  if (decimals !== undefined) return decimals.length < MOST.decimals[unit] ? typed + key : typed;
  if (whole === '0') return key;
  return whole.length < MOST.whole ? typed + key : typed;
}
