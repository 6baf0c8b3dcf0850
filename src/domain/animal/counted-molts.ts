import { dayNumberOf, daysBetween, type Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { firstDayOf, type PartialDay } from '#src/domain/partial-days.ts';
import { fittingSizes } from './fitting-sizes.ts';
import { isTooLarge } from './measurements.ts';

// The one rule of which molts count: for expected molts, statistics, and what the club knows of a species.

export type NotedMolt = { date_mt: Day; size: number | null };

/** Whose molts they are: of a group several animals molt. */
export type MoltingPet = { an_type: AnimalType; hatched: PartialDay | null; an_count: number };

/** A molt that counts; `at`: days since the first one. `wrong_size`: one that does not count, its `size` is null then. */
export type Counted<Molt extends NotedMolt = NotedMolt> = Molt & {
  at: number;
  wrong_size: number | null;
};

/** Days before are mistyped years, where nobody knows when the animal hatched. */
export const FIRST_DAY = '1950-01-01';
/** A molt that is noted again within these days is the same one: an exuvia is found late, or twice. */
const SAME_MOLT = 4;
/** A longer gap is no gap: a year was mistyped, or nobody took notes. */
export const LONGEST_GAP = 4 * 365;
/** A gap of less than this part of the gaps beside it is one molt that was noted twice; its earlier day counts. */
const DOUBLED = 0.25;

/** Whether a molt of a day may be the one that was noted on another. On the same day they are one record. */
export function mayBeSameMolt(noted: Day | null, day: Day): boolean {
  const days = noted === null ? 0 : Math.abs(daysBetween(noted, day));
  return days > 0 && days <= SAME_MOLT;
}

/** Whether a molt can be of that day: since the animal hatched, and not on a day to come. */
export function isMoltDay({ hatched }: Pick<MoltingPet, 'hatched'>, today: Day) {
  const born = hatched === null ? FIRST_DAY : firstDayOf(hatched);
  return (day: Day): boolean => day >= born && day <= today;
}

/**
 * An animal's molts that count, the oldest first. Left out: those after today or before it hatched, and those that are
 * noted twice, within four days or after less than a quarter of the gaps beside; of them the first size counts that
 * somebody noted. In a group only four days tell that one is noted twice. Sizes that do not fit the others
 * (`fittingSizes`), or that hardly any animal of its type reaches, count nowhere.
 */
export function countedMoltsOf<Molt extends NotedMolt>(
  noted: readonly Molt[],
  pet: MoltingPet,
  today: Day,
): readonly Counted<Molt>[] {
  const isPossible = isMoltDay(pet, today);
  const known = noted
    .filter(({ date_mt }) => isPossible(date_mt))
    .toSorted((a, b) => (a.date_mt < b.date_mt ? -1 : 1));
  const [first] = known;
  if (!first) return [];
  // as numbers, since a hundred animals are looked at for one page
  const begin = dayNumberOf(first.date_mt);
  const days = known.map(({ date_mt }) => dayNumberOf(date_mt) - begin);
  const once = new Set(runsOf(days).flatMap((run) => withoutDoubles(run, pet.an_count > 1)));
  const counted: Counted<Molt>[] = [];
  for (const [nth, molt] of known.entries()) {
    const [at, last] = [days[nth] ?? 0, counted.at(-1)];
    if (once.has(at)) counted.push({ ...molt, at, wrong_size: null });
    else if (last) counted[counted.length - 1] = { ...last, size: last.size ?? molt.size };
  }
  return withoutWrongSizes(counted, pet.an_type);
}

function withoutWrongSizes<Molt extends NotedMolt>(
  counted: readonly Counted<Molt>[],
  an_type: AnimalType,
): readonly Counted<Molt>[] {
  if (isPlausible(counted, an_type)) return counted;
  const measured = counted.flatMap(({ size }, at) =>
    size === null || isTooLarge(an_type, undefined, size) ? [] : [{ at, size }],
  );
  const fitting = fittingSizes(measured.map(({ size }) => size));
  const right = new Set(measured.filter((_, nth) => fitting.has(nth)).map(({ at }) => at));
  return counted.map((molt, at) =>
    molt.size === null || right.has(at) ? molt : { ...molt, size: null, wrong_size: molt.size },
  );
}

/** Most animals grow from molt to molt: nothing needs to be compared, and only the last size can be too large. */
function isPlausible(counted: readonly Counted[], an_type: AnimalType): boolean {
  let last = 0;
  for (const { size } of counted) {
    if (size === null) continue;
    if (size < last) return false;
    last = size;
  }
  return !isTooLarge(an_type, undefined, last);
}

/** The days between which nobody took notes for years are compared with nothing. */
function runsOf(days: readonly number[]): number[][] {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && day - (run.at(-1) ?? day) <= LONGEST_GAP) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

function withoutDoubles(days: readonly number[], isGroup: boolean): number[] {
  const once = days.filter((day, at) => at === 0 || day - (days[at - 1] ?? day) > SAME_MOLT);
  if (isGroup) return once;
  const gapBefore = (at: number) => (once[at] ?? 0) - (once[at - 1] ?? 0);
  return once.filter((_, at) => {
    const isAsLong = (one: number) =>
      one > 0 && one < once.length && gapBefore(at) >= gapBefore(one) * DOUBLED;
    const hasNoneBeside = at === 0 || once.length === 2;
    return hasNoneBeside || isAsLong(at - 1) || isAsLong(at + 1);
  });
}
