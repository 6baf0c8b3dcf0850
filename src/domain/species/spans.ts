import type { UsualGap } from '#src/domain/animal/expected-molt.ts';
import { fairShare, type Owned } from './enough.ts';
import type { SizedDays } from './life.ts';
import { anySize, isOfClass, sizeClasses, type SizeClass } from './size-classes.ts';

/** Between `low` and `high` lies half of what so many animals tell. */
export type Span = { low: number; high: number; animals: number };
export type SizedSpan = SizeClass & Span;

/** What one animal tells; the newest last. */
export type Told<Value = number> = Owned & { values: readonly Value[] };

/** An animal with a long record tells no more than this. */
const MOST = 4;

/** The middle part of what enough animals tell, `part` of 1. */
export function middleOf(told: readonly Told[], part = 0.5): Span | null {
  const fair = fairShare(told.filter(({ values }) => values.length > 0));
  if (!fair) return null;
  const all = fair.flatMap(({ values }) => values.slice(-MOST)).toSorted((a, b) => a - b);
  const edge = (1 - part) / 2;
  return { low: quantile(all, edge), high: quantile(all, 1 - edge), animals: fair.length };
}

/** The same for each class of sizes of which there is enough, after the one for all of them. */
export function middlesBySize(told: readonly Told<SizedDays>[], part?: number): SizedSpan[] {
  return [anySize, ...sizeClasses].flatMap((sizes) => {
    const some = told.map(({ uid, values }) => ({
      uid,
      values: values.filter((one) => isIn(sizes, one)).map(({ days }) => days),
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
  return round(days / size) * size;
}

function quantile(sorted: readonly number[], part: number): number {
  const at = (sorted.length - 1) * part;
  const [low = 0, high = low] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low + (high - low) * (at - Math.floor(at));
}

/** The usual days between molts of a species, by size. */
export type UsualGaps = readonly (SizeClass & UsualGap)[];

/** The part of all gaps that lies in the span of an expected molt. */
const EXPECTED = 0.7;
/** A span whose end is as many times its beginning says nothing. */
const WIDEST = 2.7;

export const usualGaps = (told: readonly Told<SizedDays>[]): UsualGaps =>
  middlesBySize(told, EXPECTED).flatMap(({ low, high, ...span }) =>
    high <= low * WIDEST ? [{ ...span, from: low, to: high }] : [],
  );

/** What is usual at a size; by all sizes only where no size tells anything. */
export function usualAt(usual: UsualGaps | null, size: number | null): UsualGap | null {
  if (!usual) return null;
  const bySize = usual.filter(({ size_from }) => size_from !== null);
  const found =
    size === null || bySize.length === 0
      ? usual.find(({ size_from }) => size_from === null)
      : bySize.find((one) => isOfClass(one, size));
  return found ? { from: found.from, to: found.to, animals: found.animals } : null;
}
