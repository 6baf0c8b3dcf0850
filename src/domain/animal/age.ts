import { daysBetween, type Day } from '#src/domain/days.ts';
import { firstDayOf, type PartialDay } from '#src/domain/partial-days.ts';

/** `about`: only the month or the year is known. */
export type Age = { unit: 'year' | 'month' | 'week'; count: number; about: boolean };

/**
 * How old an animal is: in years from two on, in months from two on, else in weeks; never finer than what is known of
 * the day it hatched. Null for a year that is not over and for a day to come.
 */
export function ageOf(hatched: PartialDay, today: Day): Age | null {
  const about = hatched.length < 10;
  if (hatched.length === 4) {
    const count = Number(today.slice(0, 4)) - Number(hatched);
    return count > 0 ? { unit: 'year', count, about } : null;
  }
  const days = daysBetween(firstDayOf(hatched), today);
  if (days < 0) return null;
  const months = monthsBetween(firstDayOf(hatched), about ? `${today.slice(0, 7)}-01` : today);
  if (months >= 24) return { unit: 'year', count: Math.floor(months / 12), about };
  if (months >= 2 || about) return { unit: 'month', count: months, about };
  return { unit: 'week', count: Math.floor(days / 7), about };
}

/** How many whole months old it is, by the first day of what is known; negative for a day to come. */
export const monthsOld = (hatched: PartialDay, today: Day): number =>
  monthsBetween(firstDayOf(hatched), today);

/** Whole months from one day to another. */
function monthsBetween(from: Day, to: Day): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + (toMonth - fromMonth) - (toDay < fromDay ? 1 : 0);
}
