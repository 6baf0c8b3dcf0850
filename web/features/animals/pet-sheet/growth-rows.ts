import {
  measurementKinds,
  sizeKind,
  type MeasurementKind,
} from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import type { PetHistory } from '#web/features/animals/pet-details/charts/use-history.ts';

type Measured = Partial<Record<MeasurementKind, number>>;
/** So many of the newest weights are listed, of those before one for each quarter of a year. */
const WEIGHTS = 12;

type GrowthRow = { day: Day; molted: boolean; values: Measured };

/** One row for each day of a molt or a length and of the newest weights, the newest first, and the kinds that any has. */
export function growthRows(
  { molts, measurements }: Pick<PetHistory, 'molts' | 'measurements'>,
  an_type: AnimalType,
): { rows: GrowthRow[]; kinds: MeasurementKind[]; isThinned: boolean } {
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
  const all = [...days.values()].toSorted((a, b) => b.day.localeCompare(a.day));
  const rows = thinned(all);
  const kinds = measurementKinds.filter((kind) =>
    rows.some(({ values }) => values[kind] !== undefined),
  );
  return { rows, kinds, isThinned: rows.length < all.length };
}

function thinned(rows: readonly GrowthRow[]): GrowthRow[] {
  const quarters = new Set<string>();
  let weights = 0;
  return rows.filter(({ day, molted, values }) => {
    if (molted || Object.keys(values).some((kind) => kind !== 'weight')) return true;
    const quarter = `${day.slice(0, 4)} ${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
    const isFirst = !quarters.has(quarter);
    quarters.add(quarter);
    weights += 1;
    return weights <= WEIGHTS || isFirst;
  });
}
