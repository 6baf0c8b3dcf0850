import { addDays, daysBetween, type Day } from '#src/domain/days.ts';
import { firstDayOf, type PartialDay } from '#src/domain/partial-days.ts';

type Molt = { date_mt: Day; size: number | null };

/** The days between an animal's molts as far as they can be believed, the oldest first. */
type MoltGaps = {
  gaps: number[];
  /** The day of the molt that each of them begins with. */
  starts: Day[];
  /** The molt that the next gap begins with. */
  last: Day;
  /** By which part its size grew with the last molt that says so; null where it is not known. */
  growth: number | null;
};

/** A molt that is noted again within these days is the same one: an exuvia is found late, or twice. */
export const SAME_MOLT = 4;
/** A longer gap is no gap: a year was mistyped, or nobody took notes. */
export const LONGEST_GAP = 4 * 365;
/** A gap as many times as long as both of its neighbours has a molt in it that nobody noted. */
const FORGOTTEN = 1.75;
/** A gap of less than this part of the gaps beside it is one molt that was noted twice; its earlier day counts. */
const DOUBLED = 0.25;

/**
 * Left out: molts after today or before the animal hatched, one that is noted twice, gaps over four years with all that
 * was before them, and a gap that a forgotten molt has made about twice as long. Null without any molt.
 */
export function moltGaps(
  molts: readonly Molt[],
  hatched: PartialDay | null,
  today: Day,
): MoltGaps | null {
  const born = hatched && firstDayOf(hatched);
  const known = molts
    .filter(({ date_mt }) => date_mt <= today && (born === null || date_mt >= born))
    .toSorted((a, b) => (a.date_mt < b.date_mt ? -1 : 1));
  const [first] = known;
  if (!first) return null;
  // as numbers, since a hundred animals are looked at for one page
  const all = known.map(({ date_mt }) => daysBetween(first.date_mt, date_mt));
  const days = withoutDoubles(sinceBreak(all));
  const gaps = days.slice(1).map((day, at) => day - (days[at] ?? day));
  const last = known[all.indexOf(days.at(-1) ?? 0)]?.date_mt ?? first.date_mt;
  const sure = gaps.map((_, at) => !isForgotten(gaps, at));
  return {
    gaps: gaps.filter((_, at) => sure[at]),
    starts: days
      .slice(0, -1)
      .filter((_, at) => sure[at])
      .map((day) => addDays(first.date_mt, day)),
    last,
    growth: growthOf(known),
  };
}

function sinceBreak(days: readonly number[]): readonly number[] {
  const at = days.findLastIndex(
    (day, nth) => nth > 0 && day - (days[nth - 1] ?? day) > LONGEST_GAP,
  );
  return at < 0 ? days : days.slice(at);
}

function withoutDoubles(days: readonly number[]): number[] {
  const once = days.filter((day, at) => at === 0 || day - (days[at - 1] ?? day) > SAME_MOLT);
  const gapBefore = (at: number) => (once[at] ?? 0) - (once[at - 1] ?? 0);
  return once.filter((_, at) => {
    const beside = [at - 1, at + 1].filter((one) => one > 0 && one < once.length);
    const isFirst = at === 0 || beside.length === 0;
    return isFirst || beside.some((one) => gapBefore(at) >= gapBefore(one) * DOUBLED);
  });
}

function isForgotten(gaps: readonly number[], at: number): boolean {
  const beside = [gaps[at - 1], gaps[at + 1]];
  return beside.every((one) => one !== undefined && (gaps[at] ?? 0) >= one * FORGOTTEN);
}

/** A size below an earlier one is a mistake in measuring, and counts for nothing. */
function growthOf(molts: readonly Molt[]): number | null {
  let [before, after]: [number | null, number | null] = [null, null];
  for (const { size } of molts) {
    if (size === null || (after !== null && size < after)) continue;
    [before, after] = [after, size];
  }
  return before === null || after === null ? null : after / before - 1;
}
