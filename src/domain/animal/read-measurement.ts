import { readCentimetres } from './said-length.ts';
import { readSaidValue, type SaidValue } from './said-value.ts';
import { measurementBounds, measurementProblem, type MeasurementKind } from './measurements.ts';
import type { Unit } from './units.ts';

/** Why what was typed is no value; 'none' where it is no number, or out of what can be. */
export type Misread = 'none' | Exclude<SaidValue, { value: number }>;

/**
 * What a keeper typed, in g or cm; a number alone is in the keeper's `unit`: '12,5', '12.5 g', '1 250', '1.2 kg', '45 mm', '5 in'.
 * Null for nothing.
 */
export function readMeasurement(
  kind: MeasurementKind,
  typed: string,
  unit: Unit = measurementBounds[kind].unit,
): number | null | Misread {
  if (typed.trim() === '') return null;
  const said = readSaidValue(kind === 'weight' ? 'weight' : 'length', typed, unit);
  const value =
    said && 'value' in said ? said.value : kind === 'weight' ? null : longer(typed, unit);
  if (value !== null) return measurementProblem(kind, value) ? 'none' : value;
  return said && !('value' in said) ? said : 'none';
}

/** '5 ft 2 in', '1 1/2'. */
const longer = (typed: string, unit: Unit) =>
  readCentimetres(/\d$/.test(typed.trim()) ? `${typed} ${unit}` : typed);
