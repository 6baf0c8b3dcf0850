import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import { lengthText, units, weightText } from '#web/lib/size.ts';

// How values of a growth curve read, in the keeper's units.

export const unitOf = (kind: MeasurementKind) =>
  kind === 'weight' ? units().weight : units().length;

export const textOf = (kind: MeasurementKind, value: number) =>
  kind === 'weight' ? weightText(value) : lengthText(value);

/** '+1.5 cm', '−3 g' */
export function changeOf(kind: MeasurementKind, by: number): string {
  const sign = by > 0 ? '+' : by < 0 ? '−' : '±';
  return `${sign}${textOf(kind, Math.abs(by))}`;
}
