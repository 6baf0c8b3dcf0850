import { addDays, daysBetween, weekdayOf, type Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import type { listForCharts } from '#src/features/animals/history/history.queries.ts';
import type { WeekStart } from '#web/lib/week-start.ts';

// The data of an animal's charts. Nothing here depends on the screen.

export type Feeding = Charts['feedings'][number];
export type Molt = Charts['molts'][number];
type Charts = ReturnType<typeof listForCharts>;

export const WEEKS = 26;

export type DayState = 'none' | 'fed' | 'refused' | 'molt' | 'later';
type RhythmDay = { day: Day; state: DayState };

/** The last 26 weeks, from the keeper's first day of the week; a molt takes precedence over a meal, a meal over a refusal. */
export function rhythmWeeks(
  feedings: readonly Feeding[],
  molts: readonly Molt[],
  today: Day,
  weekStart: WeekStart = 'monday',
): RhythmDay[][] {
  const ofWeek = (weekdayOf(today) + (weekStart === 'sunday' ? 1 : 0)) % 7;
  const first = addDays(today, -ofWeek - 7 * (WEEKS - 1));
  const fed = daysWith(feedings, 0);
  const refused = daysWith(feedings, 2);
  const molted = new Set(molts.map((molt) => molt.date_mt));
  const stateOf = (day: Day): DayState => {
    if (day > today) return 'later';
    if (molted.has(day)) return 'molt';
    if (fed.has(day)) return 'fed';
    return refused.has(day) ? 'refused' : 'none';
  };
  return Array.from({ length: WEEKS }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = addDays(first, week * 7 + weekday);
      return { day, state: stateOf(day) };
    }),
  );
}

/** The months' names below their weeks: where each begins, and the first one's where it has room for its name. */
export function rhythmHeads(
  weeks: readonly (readonly { day: Day }[])[],
): { at: number; day: Day }[] {
  const begins = weeks.flatMap((week, at) => {
    const first = week.find(({ day }) => day.endsWith('-01'));
    return first ? [{ at, day: first.day }] : [];
  });
  const day = weeks[0]?.[0]?.day;
  return day !== undefined && (begins[0]?.at ?? 0) >= 3 ? [{ at: 0, day }, ...begins] : begins;
}

/** Feeding statistics since a day: meals, days between them (null below two), longest pause, refusals. */
export function rhythmOf(feedings: readonly Feeding[], since: Day, today: Day) {
  const recent = feedings.filter((feeding) => feeding.date_f >= since && feeding.date_f <= today);
  const meals = [...daysWith(recent, 0)].toSorted();
  const gaps = meals.slice(1).map((day, at) => daysBetween(meals[at] ?? day, day));
  const first = meals[0];
  const last = meals.at(-1);
  const every =
    first && last && gaps.length > 0
      ? Math.round((daysBetween(first, last) / gaps.length) * 10) / 10
      : null;
  return {
    meals: meals.length,
    every,
    pause: Math.max(0, ...gaps, last ? daysBetween(last, today) : 0),
    refusals: [...daysWith(recent, 2)].filter((day) => !meals.includes(day)).length,
  };
}

/** Meals and refusals by month, the newest first, for the table beside the chart. */
export function rhythmMonths(feedings: readonly Feeding[], since: Day) {
  const months = new Map<string, { fed: number; refused: number }>();
  for (const { date_f, progress } of feedings) {
    if (date_f < since || progress === 1) continue;
    const month = date_f.slice(0, 7);
    const row = months.get(month) ?? { fed: 0, refused: 0 };
    if (progress === 0) row.fed += 1;
    else row.refused += 1;
    months.set(month, row);
  }
  return [...months]
    .map(([month, row]) => ({ month, ...row }))
    .toSorted((a, b) => b.month.localeCompare(a.month));
}

/** The position of a day between two others, in percent. */
export function placeOf(day: Day, from: Day, to: Day): number {
  return Math.round((daysBetween(from, day) / Math.max(1, daysBetween(from, to))) * 1000) / 10;
}

/** How a label stands at its place: around it, or to a side of it so that it stays on the line. */
export type Side = 'around' | 'left' | 'right';

/** So far a label may stand out to the left of the line, in percent: there is room. */
const BESIDE = 3;

/** Those of molts are centred, except where the line ends before one of that width does. */
export const moltSide =
  (width: number) =>
  (at: number): Side =>
    at > 100 - width / 2 ? 'left' : at < width / 2 - BESIDE ? 'right' : 'around';

/** Those of events are longer, and begin where they belong. */
export const eventSide = (at: number): Side => (at > 60 ? 'left' : 'right');

/** Which labels on one line remain readable; `width`: of one, in percent. */
export function withoutCrowding<Item extends { at: number }>(
  items: readonly Item[],
  width: number,
  sideOf: (at: number) => Side,
): Set<Item> {
  const shown = new Set<Item>();
  const begin = { left: -width, around: -width / 2, right: 0 };
  let free = Infinity;
  // From the right: the newest matters most.
  for (const item of items.toSorted((a, b) => b.at - a.at)) {
    const from = item.at + begin[sideOf(item.at)];
    if (from + width > free) continue;
    shown.add(item);
    free = from;
  }
  return shown;
}

function daysWith(feedings: readonly Feeding[], progress: Progress): Set<Day> {
  return new Set(feedings.filter((one) => one.progress === progress).map((one) => one.date_f));
}
