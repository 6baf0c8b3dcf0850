import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, curveLinear, curveStepAfter, line } from 'd3-shape';
import type { GrowthPoint } from '#src/domain/animal/growth.ts';
import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import { inUnit } from '#src/domain/animal/units.ts';
import type { Day } from '#src/domain/days.ts';
import type { SizesOnDay } from '#src/domain/species/club-growth.ts';
import { formatMonth, formatShortDay } from '#web/lib/format.ts';
import { unitOf } from './growth-words.ts';

export type GrowthScale = ReturnType<typeof growthScale>;

/** So many times the animal's own largest value others may reach: what is above would leave it no room. */
const REACH = 4;

/**
 * Where the values of a curve lie, in percent. A length grows in steps, from zero; a weight goes up and down. `behind`:
 * values that have to find room with it.
 */
export function growthScale(
  kind: MeasurementKind,
  points: readonly GrowthPoint[],
  today: Day,
  behind: readonly number[] = [],
) {
  const isWeight = kind === 'weight';
  const [first, last] = [points[0], points.at(-1)];
  const shown = ({ value }: Pick<GrowthPoint, 'value'>) => inUnit(value, unitOf(kind));
  const values = points.map(shown);
  const reach = REACH * Math.max(...values);
  const others = behind.map((value) => Math.min(inUnit(value, unitOf(kind)), reach));
  const [least, most] = [Math.min(...values, ...others), Math.max(...values, ...others)];
  const fromZero = !isWeight || least < most / 2;
  const x = scaleUtc()
    .domain([instant(first?.day ?? today), instant(today)])
    .range([0, 97]);
  const y = scaleLinear()
    .domain([fromZero ? 0 : least, most === least ? most + 1 : most])
    .nice(3)
    .range([0, 100]);
  const across = (day: Day) => x(instant(day)) + 1.5;
  const place = (point: Pick<GrowthPoint, 'day' | 'value'>) => ({
    x: across(point.day),
    y: y(shown(point)),
  });
  const draw = (drawn: readonly Pick<GrowthPoint, 'day' | 'value'>[]) =>
    line<Pick<GrowthPoint, 'day' | 'value'>>(
      (point) => place(point).x,
      (point) => 100 - place(point).y,
    ).curve(isWeight ? curveLinear : curveStepAfter)(drawn) ?? '';
  const steps = isWeight || !last ? points : [...points, { ...last, day: today }];
  return {
    across,
    place,
    draw,
    band: area<SizesOnDay>(
      ({ day }) => across(day),
      ({ day, low }) => 100 - place({ day, value: low }).y,
      ({ day, high }) => 100 - place({ day, value: high }).y,
    ),
    fromZero,
    stroke: draw(steps),
    fill: fromZero
      ? area<GrowthPoint>(
          (point) => place(point).x,
          100,
          (point) => 100 - place(point).y,
        ).curve(isWeight ? curveLinear : curveStepAfter)(steps)
      : null,
    ticks: y.ticks(3),
    below: below([0, 1, 2, 3].map((at) => dayText(x.invert((97 * at) / 3)))),
    isAbove: (value: number) => inUnit(value, unitOf(kind)) > (y.domain()[1] ?? 0),
  };
}

// Days are plotted in UTC, which has no clock changes: every day has the same width.
const instant = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayText = (at: Date): Day => at.toISOString().slice(0, 10);

/** Months, or the days themselves where they lie so close that a month would stand there twice. */
function below(days: readonly Day[]): string[] {
  const months = new Set(days.map(formatMonth));
  return months.size === days.length ? [...months] : [...new Set(days)].map(formatShortDay);
}
