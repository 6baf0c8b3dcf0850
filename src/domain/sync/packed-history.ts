import type { MeasurementKind } from '#src/domain/animal/measurements.ts';
import { dayNumberOf, dayOfNumber, daysBetween, type Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import type {
  Animal,
  AnimalHead,
  DeviceEvent,
  DeviceFeeder,
  DeviceFeeding,
  DeviceMeasurement,
  DeviceMolt,
  MoltDetails,
  DevicePlace,
  DevicePlan,
  DeviceSetting,
  DeviceSpecies,
} from './collection.ts';

/**
 * Feedings by column, the newest first, which compress to a quarter of rows: `from` is the first day, `d` and `i` the
 * differences of days and ids to the record before, `f` the feeder's place in `food`, `p` the outcome, `l` the plan or 0,
 * `r` the revisions where one is not 1.
 */
export type PackedFeedings = {
  from: Day;
  food: string[];
  d: number[];
  i: number[];
  f: number[];
  p: Progress[];
  l: number[];
  /** The amounts, 0 for none, where there is one. */
  a?: number[];
  r?: number[];
};

/** Without what is not said of it. */
type PackedMolt = Omit<DeviceMolt, keyof MoltDetails> & Partial<MoltDetails>;

export const NO_DETAILS: MoltDetails = {
  ...{ outcome: null, molt_no: null, note: '', gender: null, sex_by: null },
};

export const packMolts = (rows: readonly DeviceMolt[]): PackedMolt[] =>
  rows.map(({ id, date_mt, size, rev, ...details }) => ({
    ...{ id, date_mt, size, rev },
    ...Object.fromEntries(
      Object.entries(details).filter(([, said]) => said !== null && said !== ''),
    ),
  }));

export const unpackMolts = (rows: readonly PackedMolt[]): DeviceMolt[] =>
  rows.map((row) => ({ ...NO_DETAILS, ...row }));

/** Measurements in the same way: `k` is the place of the kind in `kinds`, `v` the value, `t` tells which are `taken`. */
export type PackedMeasurements = {
  from: Day;
  kinds: MeasurementKind[];
  d: number[];
  i: number[];
  k: number[];
  v: number[];
  r?: number[];
  t?: number[];
};

export type PackedAnimal = AnimalHead & {
  feedings: PackedFeedings | null;
  molts: PackedMolt[];
  measurements: PackedMeasurements | null;
  events: DeviceEvent[];
};

/**
 * An animal of which the device has all records but the newest feedings: those that are noted after all that it has.
 * Others of its records did not change.
 */
type NewerAnimal = AnimalHead & { newer: PackedFeedings | null };
export type SyncedAnimal = PackedAnimal | NewerAnimal;

/**
 * The answer to `GET /api/sync?since=CURSOR`: what changed of the caller's collection since then. A part that did not
 * change is left out. `all`: the cursor was none of this database, so what is not in the answer is gone. `more`: ask
 * again with the new cursor at once. `answered`: the Idempotency-Keys of the caller's writes since the cursor, on the
 * last page, for a cursor alone. The second place of a cursor is the database, the third the revision that it stands for:
 * what was written with an `x-sync` up to it is in the collection by now.
 */
export type SyncAnswer = {
  cursor: string;
  all: 0 | 1;
  more: 0 | 1;
  pets: SyncedAnimal[];
  /** Ids of animals that are no longer the keeper's. */
  gone: number[];
  answered: string[];
  plans?: DevicePlan[];
  feeders?: DeviceFeeder[];
  places?: DevicePlace[];
  settings?: DeviceSetting[];
  species?: DeviceSpecies[];
  /** The installation's own address, for labels. */
  public_url?: string;
};

export function packFeedings(rows: readonly DeviceFeeding[]): PackedFeedings | null {
  const [first] = rows;
  if (!first) return null;
  const food = [...new Set(rows.map((row) => row.food))];
  const ago = rows.map((row) => daysBetween(row.date_f, first.date_f));
  return {
    from: first.date_f,
    food,
    d: ago.map((days, at) => days - (ago[at - 1] ?? 0)),
    i: rows.map((row, at) => (at === 0 ? row.id : (rows[at - 1] ?? first).id - row.id)),
    f: rows.map((row) => food.indexOf(row.food)),
    p: rows.map((row) => row.progress),
    l: rows.map((row) => row.fp_id ?? 0),
    ...(rows.some((row) => row.amount !== null) && { a: rows.map((row) => row.amount ?? 0) }),
    ...(rows.some((row) => row.rev !== 1) && { r: rows.map((row) => row.rev) }),
  };
}

export function unpackFeedings(packed: PackedFeedings | null): DeviceFeeding[] {
  if (!packed) return [];
  return unpackRows(packed, (date_f, id, at) => ({
    id,
    date_f,
    food: packed.food[packed.f[at] ?? 0] ?? '',
    progress: packed.p[at] ?? 0,
    fp_id: packed.l[at] || null,
    amount: packed.a?.[at] || null,
    rev: packed.r?.[at] ?? 1,
  }));
}

/** Of each row the day and the id, which are packed as differences to the row before. */
function unpackRows<Row>(
  { from, d, i }: { from: Day; d: number[]; i: number[] },
  row: (day: Day, id: number, at: number) => Row,
): Row[] {
  let day = dayNumberOf(from);
  let id = 0;
  return d.map((days, at) => {
    day -= days;
    id = at === 0 ? (i[0] ?? 0) : id - (i[at] ?? 0);
    return row(dayOfNumber(day), id, at);
  });
}

/** Newer feedings before the others; one that is told twice is there once. */
export function withNewer(
  newer: PackedFeedings | null,
  others: readonly DeviceFeeding[],
): readonly DeviceFeeding[] {
  if (!newer) return others;
  const rows = unpackFeedings(newer);
  const told = new Set(rows.map(({ id }) => id));
  return [...rows, ...others.filter(({ id }) => !told.has(id))];
}

export function packMeasurements(rows: readonly DeviceMeasurement[]): PackedMeasurements | null {
  const [first] = rows;
  if (!first) return null;
  const kinds = [...new Set(rows.map((row) => row.kind))];
  const before = (at: number) => rows[at - 1] ?? first;
  return {
    from: first.date_ms,
    kinds,
    d: rows.map((row, at) => daysBetween(row.date_ms, before(at).date_ms)),
    i: rows.map((row, at) => (at === 0 ? row.id : before(at).id - row.id)),
    k: rows.map((row) => kinds.indexOf(row.kind)),
    v: rows.map((row) => row.value),
    ...(rows.some((row) => row.rev !== 1) && { r: rows.map((row) => row.rev) }),
    ...(rows.some((row) => row.taken) && { t: rows.map((row) => row.taken ?? 0) }),
  };
}

export function unpackMeasurements(packed: PackedMeasurements | null): DeviceMeasurement[] {
  if (!packed) return [];
  return unpackRows(packed, (date_ms, id, at) => ({
    id,
    date_ms,
    kind: packed.kinds[packed.k[at] ?? 0] ?? 'weight',
    value: packed.v[at] ?? 0,
    rev: packed.r?.[at] ?? 1,
    ...(packed.t?.[at] && { taken: 1 as const }),
  }));
}

export const unpackAnimal = (packed: PackedAnimal): Animal => ({
  ...packed,
  molts: unpackMolts(packed.molts),
  measurements: unpackMeasurements(packed.measurements),
  feedings: unpackFeedings(packed.feedings),
});
