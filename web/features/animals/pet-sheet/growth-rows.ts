import {
  measurementKinds,
  sizeKind,
  type MeasurementKind,
} from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import type { PetHistory } from '#web/features/animals/pet-details/charts/use-history.ts';

type Measured = Partial<Record<MeasurementKind, number>>;
type GrowthRow = { day: Day; molted: boolean; values: Measured };

/** One row for each day of a molt or a measurement, the newest first, and the kinds that any of them has. */
export function growthRows(
  { molts, measurements }: Pick<PetHistory, 'molts' | 'measurements'>,
  an_type: AnimalType,
): { rows: GrowthRow[]; kinds: MeasurementKind[] } {
  const days = new Map<Day, GrowthRow>();
  const rowOf = (day: Day) => {
    const row = days.get(day) ?? { day, molted: false, values: {} };
    days.set(day, row);
    return row;
  };
  for (const { date_mt, size } of molts) {
    const row = rowOf(date_mt);
    row.molted = true;
    if (size !== null) row.values[sizeKind(an_type)] = size;
  }
  for (const { date_ms, kind, value } of measurements) rowOf(date_ms).values[kind] = value;
  const rows = [...days.values()].toSorted((a, b) => b.day.localeCompare(a.day));
  const kinds = measurementKinds.filter((kind) =>
    rows.some(({ values }) => values[kind] !== undefined),
  );
  return { rows, kinds };
}
