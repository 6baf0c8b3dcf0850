import type { Day } from '#src/domain/days.ts';
import {
  countedMoltsOf,
  LONGEST_GAP,
  type Counted,
  type MoltingPet,
  type NotedMolt,
} from './counted-molts.ts';

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

/** A gap as many times as long as both of its neighbours has a molt in it that nobody noted. */
const FORGOTTEN = 1.75;

/**
 * Of the molts that count (`countedMoltsOf`). Left out: gaps over four years with all that was before them, and a gap
 * that a forgotten molt has made about twice as long. Null without any molt.
 */
export function moltGaps(
  noted: readonly NotedMolt[],
  pet: MoltingPet,
  today: Day,
): MoltGaps | null {
  const counted = countedMoltsOf(noted, pet, today);
  const molts = sinceBreak(counted);
  const last = molts.at(-1);
  if (!last) return null;
  const gaps = molts.slice(1).map(({ at }, nth) => at - (molts[nth]?.at ?? at));
  const sure = gaps.map((_, at) => !isForgotten(gaps, at));
  return {
    gaps: gaps.filter((_, at) => sure[at]),
    starts: molts.flatMap(({ date_mt }, at) => (sure[at] ? [date_mt] : [])),
    last: last.date_mt,
    growth: growthOf(counted),
  };
}

function sinceBreak(molts: readonly Counted[]): readonly Counted[] {
  const from = molts.findLastIndex(
    ({ at }, nth) => nth > 0 && at - (molts[nth - 1]?.at ?? at) > LONGEST_GAP,
  );
  return from < 0 ? molts : molts.slice(from);
}

function isForgotten(gaps: readonly number[], at: number): boolean {
  const beside = [gaps[at - 1], gaps[at + 1]];
  return beside.every((one) => one !== undefined && (gaps[at] ?? 0) >= one * FORGOTTEN);
}

function growthOf(molts: readonly Counted[]): number | null {
  const [before, after] = molts.flatMap(({ size }) => size ?? []).slice(-2);
  return before === undefined || after === undefined ? null : after / before - 1;
}
