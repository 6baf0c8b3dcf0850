import { daysBetween, type Day } from '../days.ts';

// Where pictures and years stand on a ruler that goes from the first picture to the last, from 0 to 100.

/** Years nearer than that would stand on each other. */
const LEAST = 13;

type PictureRuler = {
  /** Of each picture; null where its day is not known. */
  places: (number | null)[];
  years: { year: number; at: number }[];
};

/** `days` in their order; null without two different days. */
export function pictureRuler(days: readonly (Day | null)[]): PictureRuler | null {
  const known = days.filter((day) => day !== null).toSorted();
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || first === last) return null;
  const all = daysBetween(first, last);
  const placeOf = (day: Day) => (daysBetween(first, day) / all) * 100;
  const years: PictureRuler['years'] = [];
  for (let year = Number(first.slice(0, 4)) + 1; year <= Number(last.slice(0, 4)); year += 1) {
    const at = placeOf(`${year}-01-01`);
    const before = years.at(-1)?.at ?? -LEAST;
    if (at - before >= LEAST) years.push({ year, at });
  }
  return { places: days.map((day) => (day === null ? null : placeOf(day))), years };
}

/** What is drawn smaller than that can't be seen beside the other one: then each fills its half. */
const SMALLEST = 0.2;

/**
 * How large two pictures are drawn so that a centimetre is the same in both; null where one has no size, or is too small
 * to be seen then.
 */
export function commonScale(
  then: number | null,
  now: number | null,
): { then: number; now: number } | null {
  if (then === null || now === null || then === now) return null;
  const largest = Math.max(then, now);
  if (Math.min(then, now) / largest < SMALLEST) return null;
  return { then: then / largest, now: now / largest };
}
