import type { AnimalType } from '#src/domain/enums.ts';
import { addDays, daysBetween, type Day } from '#src/domain/days.ts';
import { kindsOf, sizeKind, type MeasurementKind } from './measurements.ts';

/** A value of an animal's growth; `isMolt`: it was measured at a molt. */
export type GrowthPoint = { day: Day; value: number; isMolt: boolean };

type Molt = { date_mt: Day; size: number | null };
type Measurement = { date_ms: Day; kind: MeasurementKind; value: number };

/** What was measured, by kind, the oldest first; the size at a molt is the length of the animal's type. */
export function growthOf(
  an_type: AnimalType,
  molts: readonly Molt[],
  measurements: readonly Measurement[],
): Map<MeasurementKind, GrowthPoint[]> {
  const measuredKinds = new Set(measurements.map(({ kind }) => kind));
  const growth = new Map<MeasurementKind, GrowthPoint[]>();
  for (const kind of kindsOf(an_type, [...measuredKinds])) {
    const days = new Map<Day, GrowthPoint>();
    for (const { date_ms: day, kind: of, value } of measurements)
      if (of === kind) days.set(day, { day, value, isMolt: false });
    if (kind === sizeKind(an_type))
      for (const { date_mt: day, size } of molts)
        if (size !== null) days.set(day, { day, value: size, isMolt: true });
    const points = [...days.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
    if (points.length > 0) growth.set(kind, points);
  }
  return growth;
}

/** The kind to show first: the first of its type that is a curve. */
export const firstCurve = (growth: ReadonlyMap<MeasurementKind, readonly GrowthPoint[]>) =>
  [...growth.entries()].find(([, points]) => points.length > 1)?.[0] ?? [...growth.keys()][0];

/** The points of the last year, with the one before it, where the line comes from. */
export function lastYear(points: readonly GrowthPoint[], today: Day): readonly GrowthPoint[] {
  const since = addDays(today, -365);
  const at = points.findIndex(({ day }) => day >= since);
  return at < 0 ? points.slice(-1) : points.slice(Math.max(0, at - 1));
}

type Value = Pick<GrowthPoint, 'day' | 'value'>;

/**
 * The part of a curve from a day on, to be drawn behind that of another animal. A length lasts until the next one, and
 * until `lasts` (null: of one that is gone); a weight lies on the line between two.
 */
export function growthSince(
  kind: MeasurementKind,
  points: readonly Value[],
  since: Day,
  lasts: Day | null,
): Value[] {
  const seen = points.filter(({ day }) => day >= since);
  const before = points.findLast(({ day }) => day < since);
  const [next] = seen;
  if (kind === 'weight') {
    if (!before || !next) return seen;
    const part = daysBetween(before.day, since) / daysBetween(before.day, next.day);
    const value = before.value + (next.value - before.value) * part;
    return next.day === since ? seen : [{ day: since, value }, ...seen];
  }
  if (!next && lasts === null) return [];
  const steps = before && next?.day !== since ? [{ ...before, day: since }, ...seen] : seen;
  const last = steps.at(-1);
  return last && lasts !== null && last.day < lasts ? [...steps, { ...last, day: lasts }] : steps;
}
