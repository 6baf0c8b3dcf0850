import type { UsualGap } from '#src/domain/animal/expected-molt.ts';
import { fairShare, type Owned } from './enough.ts';
import type { SizedDays } from './life.ts';
import { anySize, isOfClass, sizeClasses, type SizeClass } from './size-classes.ts';

/** Between `low` and `high` lies half of what so many animals tell. */
export type Span = { low: number; high: number; animals: number };
export type SizedSpan = SizeClass & Span;

/** What one animal tells; the newest last. */
export type Told<Value = number> = Owned & { values: readonly Value[] };

/** All that an animal with a long record tells weighs no more than so many values of others. */
export const MOST = 4;

/** The middle part of what enough animals tell, `part` of 1. */
export function middleOf(told: readonly Told[], part = 0.5): Span | null {
  const fair = countedOf(told);
  if (!fair) return null;
  const all = fair
    .flatMap(({ values }) => {
      const weight = Math.min(1, MOST / values.length);
      return values.map((value) => ({ value, weight }));
    })
    .toSorted((a, b) => a.value - b.value);
  const edge = (1 - part) / 2;
  return { low: quantile(all, edge), high: quantile(all, 1 - edge), animals: fair.length };
}

/** The animals that tell anything and count; null where they are too few. */
export const countedOf = <Value>(told: readonly Told<Value>[]): Told<Value>[] | null =>
  fairShare(told.filter(({ values }) => values.length > 0));

type Middles = {
  part?: number;
  /** Only so many of the newest values of each animal, of each class. */
  newest?: number;
};

/** The same for each class of sizes of which there is enough, after the one for all of them. */
export function middlesBySize(
  told: readonly Told<SizedDays>[],
  { part, newest = Infinity }: Middles = {},
): SizedSpan[] {
  return [anySize, ...sizeClasses].flatMap((sizes) => {
    const some = told.map(({ uid, values }) => ({
      uid,
      values: values
        .filter((one) => isIn(sizes, one))
        .slice(-newest)
        .map(({ days }) => days),
    }));
    const span = middleOf(some, part);
    return span ? [{ ...sizes, ...inSteps(span) }] : [];
  });
}

const isIn = (sizes: SizeClass, { size }: SizedDays) =>
  sizes === anySize || (size !== null && isOfClass(sizes, size));

/** In steps that grow with the days: an exact one might be somebody's. */
export function inSteps({ low, high, animals }: Span): Span {
  return { low: step(low, Math.floor), high: step(high, Math.ceil), animals };
}

function step(days: number, round: (n: number) => number): number {
  const size = days < 20 ? 1 : days < 100 ? 5 : 10;
  // sums of parts of 1 are not exact
  return round(Number((days / size).toFixed(6))) * size;
}

type Weighed = { value: number; weight: number };

/** Each value stands in the middle of its weight; what lies between two of them is on a line. */
function quantile(sorted: readonly Weighed[], part: number): number {
  let end = 0;
  const places = sorted.map(({ value, weight }) => ({ value, at: (end += weight) - weight / 2 }));
  const [first, last] = [places[0], places.at(-1)];
  if (!first || !last) return 0;
  const at = first.at + (last.at - first.at) * part;
  const next = places.findIndex((one) => one.at >= at);
  const [low, high] = [places[next - 1] ?? first, places[next] ?? last];
  const between = high.at > low.at ? (at - low.at) / (high.at - low.at) : 0;
  return low.value + (high.value - low.value) * between;
}

/** The usual days between molts of a species, by size. */
export type UsualGaps = readonly UsualGap[];

/** The part of all gaps that lies in the span of an expected molt. */
const EXPECTED = 0.7;
/** A span whose end is as many times its beginning says nothing. */
const WIDEST = 2.7;

export const usualGaps = (told: readonly Told<SizedDays>[]): UsualGaps =>
  middlesBySize(told, { part: EXPECTED }).flatMap(({ low, high, ...span }) =>
    high <= low * WIDEST ? [{ ...span, from: low, to: high }] : [],
  );

/** What is usual at a size; of any size only where its own is not known, or no size tells anything. */
export function usualAt(usual: UsualGaps | null, size: number | null): UsualGap | null {
  if (!usual) return null;
  const bySize = usual.filter(({ size_from }) => size_from !== null);
  const found =
    size === null || bySize.length === 0
      ? usual.find(({ size_from }) => size_from === null)
      : bySize.find((one) => isOfClass(one, size));
  return found ?? null;
}
