import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import { lengthText, sizeText, units, weightNumber, weightText } from '#web/lib/size.ts';

// How values of a growth curve read, in the keeper's units.

export const unitOf = (kind: MeasurementKind) =>
  kind === 'weight' ? units().weight : units().length;

export const textOf = (kind: MeasurementKind, value: number) =>
  kind === 'weight' ? weightText(value) : lengthText(value);

/** The same without its unit. */
export const numberOf = (kind: MeasurementKind, value: number) =>
  kind === 'weight' ? weightNumber(value) : sizeText(value);

/** '+1.5 cm', '−3 g' */
export function changeOf(kind: MeasurementKind, by: number): string {
  return `${signOf(by)}${textOf(kind, Math.abs(by))}`;
}

export const changeNumber = (kind: MeasurementKind, by: number) =>
  `${signOf(by)}${numberOf(kind, Math.abs(by))}`;

const signOf = (by: number) => (by > 0 ? '+' : by < 0 ? '−' : '±');
