import { countedMoltsOf, LONGEST_GAP } from '#src/domain/animal/counted-molts.ts';
import { countedSizesOf, type NotedLength } from '#src/domain/animal/counted-sizes.ts';
import { moltGaps } from '#src/domain/animal/molt-gaps.ts';
import { addDays, daysBetween, type Day } from '#src/domain/days.ts';
import type { AnimalType, Gender } from '#src/domain/enums.ts';
import { firstDayOf, type PartialDay } from '#src/domain/partial-days.ts';

/** What was recorded of one animal as far as it tells of its species. Molts and meals are in the order of their days. */
export type Life = {
  uid: number;
  an_type: AnimalType;
  gender: Gender;
  hatched: PartialDay | null;
  /** The last day on which it was there, or today. */
  until: Day;
  molts: readonly { date_mt: Day; size: number | null }[];
  /** What was measured of it by itself. */
  lengths: readonly NotedLength[];
  /** What it ate in the last two years. */
  meals: readonly { date_f: Day; food: string }[];
};

/** What tells of a species are single animals. */
const petOf = ({ an_type, hatched }: Life) => ({ an_type, hatched, an_count: 1 });

const moltsOf = (life: Life) => countedMoltsOf(life.molts, petOf(life), life.until);

/** Days between something, and the size at which they began. */
export type SizedDays = { size: number | null; days: number };

/** The gaps between its molts, as far as they can be believed (`moltGaps`). */
export function gapsOf(life: Life): SizedDays[] {
  const known = moltGaps(life.molts, petOf(life), life.until);
  const sizeAt = sizesOf(life);
  return (known?.gaps ?? []).map((days, at) => ({
    days,
    size: sizeAt(known?.starts[at] ?? life.until),
  }));
}

/** The days between its meals; several on one day are one. */
export function mealGapsOf(life: Life): SizedDays[] {
  const days = [...new Set(life.meals.map(({ date_f }) => date_f))];
  const sizeAt = sizesOf(life);
  return days
    .slice(1)
    .map((day, at) => ({ days: daysBetween(days[at] ?? day, day), size: sizeAt(days[at] ?? day) }));
}

/** A longer fast has a reason of its own, or nobody noted the meals. */
const LONGEST_FAST = 365;

/** How many days before each molt it ate for the last time. */
export function fastsOf(life: Life): number[] {
  const { meals } = life;
  const first = meals[0]?.date_f;
  if (first === undefined) return [];
  return moltsOf(life).flatMap(({ date_mt }) => {
    if (date_mt < first) return [];
    const last = meals.findLast(({ date_f }) => date_f <= date_mt)?.date_f;
    const days = last === undefined ? LONGEST_FAST : daysBetween(last, date_mt);
    return days < LONGEST_FAST ? [days] : [];
  });
}

/** In days. */
export const YEAR = 365.25;

/** Whether it is known well enough when an animal hatched to tell its age: to the month. */
export const isAgeKnown = (hatched: PartialDay | null): hatched is PartialDay =>
  hatched !== null && hatched.length >= 'YYYY-MM'.length;

/** Its size at an age in years; null where nobody can know it, as when it hatched in a year without a month. */
export function sizeAtAge(life: Life, years: number): number | null {
  if (!isAgeKnown(life.hatched)) return null;
  const day = addDays(firstDayOf(life.hatched), Math.round(years * YEAR));
  return day <= life.until ? sizesOf(life)(day) : null;
}

/** Each of its sizes, with its age in years. */
export function growthOf(life: Life): { years: number; size: number }[] {
  const { hatched } = life;
  if (!isAgeKnown(hatched)) return [];
  const born = firstDayOf(hatched);
  const yearsOn = (day: Day) => Math.round((daysBetween(born, day) / YEAR) * 100) / 100;
  return allSizesOf(life).map(({ day, size }) => ({ years: yearsOn(day), size }));
}

/** The last size that it had on or before a day: none where that is too long ago to be its last. */
function sizesOf(life: Life): (day: Day) => number | null {
  const known = allSizesOf(life);
  return (on) => {
    const last = known.findLast(({ day }) => day <= on);
    return last && daysBetween(last.day, on) <= LONGEST_GAP ? last.size : null;
  };
}

const allSizesOf = (life: Life) =>
  countedSizesOf(moltsOf(life), life.lengths, petOf(life), life.until).sizes;
