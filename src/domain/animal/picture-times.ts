import { daysBetween, type Day } from '../days.ts';

// Where pictures and years stand on a ruler that goes from the first picture to the last, from 0 to 100.

/** Years nearer than that would stand on each other. */
const LEAST = 9;

export type PictureRuler = {
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

/** The least that is left of the smaller one: it should still be seen. */
const SMALLEST = 0.1;

/** How large two pictures are drawn so that a centimetre is the same in both; null where one has no size. */
export function commonScale(
  then: number | null,
  now: number | null,
): { then: number; now: number } | null {
  if (then === null || now === null || then === now) return null;
  const largest = Math.max(then, now);
  const scale = (size: number) => Math.max(size / largest, SMALLEST);
  return { then: scale(then), now: scale(now) };
}
