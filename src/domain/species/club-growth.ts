import { addDays, daysBetween, type Day } from '#src/domain/days.ts';
import type { Gender } from '#src/domain/enums.ts';
import { firstDayOf, type PartialDay } from '#src/domain/partial-days.ts';
import type { ClubNumbers } from './club-numbers.ts';
import { isAgeKnown, YEAR } from './life.ts';

type GrowthLine = ClubNumbers['growth'][number];

/** Between `low` and `high` (cm) half of the club's animals were at the age that an animal had on a day. */
export type SizesOnDay = { day: Day; low: number; high: number };

/** The club's growth on the days of one animal's life: of its sex, or of all where nobody knows it. */
export function clubGrowthOf(
  growth: readonly GrowthLine[],
  { gender, hatched }: { gender: Gender; hatched: PartialDay | null },
): { of: GrowthLine['of']; days: SizesOnDay[] }[] {
  if (!isAgeKnown(hatched)) return [];
  const born = firstDayOf(hatched);
  return growth
    .filter(({ of }) => of === 'all' || of === gender || gender === 'other')
    .map(({ of, ages }) => ({
      of,
      days: ages.map(({ years, low, high }) => ({
        ...{ day: addDays(born, Math.round(years * YEAR)), low, high },
      })),
    }));
}

/** On a line between the two nearest days; null before the first and after the last. */
export function sizesOn(days: readonly SizesOnDay[], day: Day): SizesOnDay | null {
  const after = days.findIndex((one) => one.day >= day);
  const [before, next] = [days[after - 1], days[after]];
  if (!next || next.day === day) return next ?? null;
  if (!before) return null;
  const part = daysBetween(before.day, day) / daysBetween(before.day, next.day);
  const at = (from: number, to: number) => Math.round((from + (to - from) * part) * 10) / 10;
  return { day, low: at(before.low, next.low), high: at(before.high, next.high) };
}

/** The part of it that lies between two days, to its edges. */
export function sizesBetween(days: readonly SizesOnDay[], from: Day, to: Day): SizesOnDay[] {
  const corners = days.map(({ day }) => day).filter((day) => day > from && day < to);
  return [from, ...corners, to].flatMap((day) => sizesOn(days, day) ?? []);
}
