import { daysBetween, type Day } from '#src/domain/days.ts';
import { firstDayOf } from '#src/domain/partial-days.ts';
import type { CountedAnimal } from './records.ts';

// The animals that are kept now, each counted as often as its record stands for.

export const sumOf = (animals: readonly { an_count: number }[]): number =>
  animals.reduce((sum, { an_count }) => sum + an_count, 0);

export function gendersOf(kept: readonly CountedAnimal[]) {
  const count = (gender: string) => sumOf(kept.filter((one) => one.gender === gender));
  return { m: count('m'), f: count('f'), other: count('other') };
}

const AGES: [from: number, to: number | null][] = [
  [0, 1],
  [1, 3],
  [3, 8],
  [8, null],
];
const YEAR = 365.25;

export function agesOf(kept: readonly CountedAnimal[], today: Day) {
  const years = kept.map(({ hatched, an_count }) => {
    const days = hatched === null ? -1 : daysBetween(firstDayOf(hatched), today);
    return { an_count, years: days < 0 ? null : days / YEAR };
  });
  const known = AGES.map(([from, to]) => ({
    ...{ from, to },
    animals: sumOf(
      years.filter(
        (one) => one.years !== null && one.years >= from && one.years < (to ?? Infinity),
      ),
    ),
  }));
  return [
    ...known,
    { from: null, to: null, animals: sumOf(years.filter((one) => one.years === null)) },
  ];
}
