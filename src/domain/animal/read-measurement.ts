import { readGrams } from '#src/domain/import/measured-cells.ts';
import { readCentimetres } from '#src/domain/import/pet-cells.ts';
import { measurementBounds, measurementProblem, type MeasurementKind } from './measurements.ts';
import type { Unit } from './units.ts';

/**
 * What a keeper typed, in g or cm; a number alone is in the keeper's `unit`: '12,5', '12.5 g', '1 250', '1.2 kg', '45 mm', '5 in'. Null for nothing, 'wrong' for what
 * is no such value.
 */
export function readMeasurement(
  kind: MeasurementKind,
  typed: string,
  unit: Unit = measurementBounds[kind].unit,
): number | 'wrong' | null {
  const text = typed.trim().replace(/(?<=\d)[\s\u00a0\u202f'](?=\d{3}(?!\d))/g, '');
  if (text === '') return null;
  const said = /\d$/.test(text) ? `${text} ${unit}` : text;
  const value = kind === 'weight' ? readGrams(said) : readCentimetres(said);
  return value === null || measurementProblem(kind, value) ? 'wrong' : value;
}
