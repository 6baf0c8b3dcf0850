/** How long ago something was, in the unit that people would say it in. */
export type Age = { unit: 'day' | 'month' | 'year'; n: number };

const MONTH = 30.44;
const YEAR = 365.25;

/** Days for two months, then months; years from the second one on. */
export function ageOf(days: number): Age {
  if (days < 60) return { unit: 'day', n: days };
  if (days < 2 * YEAR) return { unit: 'month', n: Math.round(days / MONTH) };
  return { unit: 'year', n: Math.round(days / YEAR) };
}
