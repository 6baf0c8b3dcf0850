import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import { fromRows, jsonRows } from '#src/db/rows.ts';
import { measurements, pets, species } from '#src/db/schema.ts';
import { sizeKind, type MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';

/** A measurement as its keeper reads it; devices hold the same. */
export const measurementColumns = {
  id: measurements.id,
  date_ms: measurements.date_ms,
  kind: measurements.kind,
  value: measurements.value,
  rev: measurements.rev,
};

/** The newest first, those of a day in the order of newestSize. */
export function listMeasurements(
  db: Executor,
  pet_id: number,
  kind: MeasurementKind | undefined,
  { offset, limit }: { offset: number; limit: number },
) {
  const which = and(
    eq(measurements.pet_id, pet_id),
    kind ? eq(measurements.kind, kind) : undefined,
  );
  const rows = db
    .select(measurementColumns)
    .from(measurements)
    .where(which)
    .orderBy(desc(measurements.date_ms), desc(measurements.kind))
    .limit(limit)
    .offset(offset)
    .all();
  return { rows, count: countRows(db, measurements, which) };
}

type Measurement = {
  pet_id: number;
  date_ms: Day;
  kind: MeasurementKind;
  value: number;
  recorded?: number;
};

/** Writes or replaces what was measured on that day. Returns its id. */
export const upsertMeasurement = (db: Executor, row: Measurement): number =>
  upsert(db).get({ rows: JSON.stringify([row]) }).id;

/** The same for a whole history. */
export function upsertMeasurements(db: Executor, rows: readonly Measurement[]): void {
  for (const part of jsonRows(rows)) upsert(db).run(part);
}

const upsert = (db: Executor) =>
  prepared(db, 'upsert measurements', () =>
    db
      .insert(measurements)
      .select(fromRows(measurements))
      .onConflictDoUpdate({
        target: [measurements.pet_id, measurements.kind, measurements.date_ms],
        set: {
          value: sql`excluded.value`,
          recorded: sql`max(excluded.recorded, ${measurements.recorded})`,
        },
      })
      .returning({ id: measurements.id })
      .prepare(),
  );

export function findOwnMeasurement(db: Executor, uid: number, id: number) {
  return db
    .select({
      id: measurements.id,
      pet_id: measurements.pet_id,
      date_ms: measurements.date_ms,
      kind: measurements.kind,
      value: measurements.value,
      recorded: measurements.recorded,
    })
    .from(measurements)
    .innerJoin(pets, eq(pets.id, measurements.pet_id))
    .where(and(eq(measurements.id, id), eq(pets.uid, uid)))
    .get();
}

/** The length by which an animal is known: what one is that does not say how it was measured. */
export function sizeKindOf(db: Executor, pet_id: number): MeasurementKind {
  const row = db
    .select({ an_type: species.an_type })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(eq(pets.id, pet_id))
    .get();
  return sizeKind(row?.an_type ?? 'other');
}

export function findMeasurementOfDay(
  db: Executor,
  { pet_id, date_ms, kind }: Pick<Measurement, 'pet_id' | 'date_ms' | 'kind'>,
) {
  return db
    .select({
      id: measurements.id,
      value: measurements.value,
      recorded: measurements.recorded,
      rev: measurements.rev,
    })
    .from(measurements)
    .where(
      and(
        eq(measurements.pet_id, pet_id),
        eq(measurements.kind, kind),
        eq(measurements.date_ms, date_ms),
      ),
    )
    .get();
}

/** 1: a length that came with its animal, and was not noted since (domain/animal/starting-size.ts). */
export const taken = sql<
  0 | 1
>`(${measurements.recorded} = 0 AND ${measurements.kind} <> 'weight')`.as('taken');

export const findLengths = (db: Executor, pet_id: number) =>
  db
    .select({
      id: measurements.id,
      date_ms: measurements.date_ms,
      kind: measurements.kind,
      taken,
    })
    .from(measurements)
    .where(and(eq(measurements.pet_id, pet_id), ne(measurements.kind, 'weight')))
    .all()
    .map((row) => ({ ...row, taken: row.taken === 1 }));

export const updateDay = (db: Executor, id: number, date_ms: Day): void => {
  db.update(measurements).set({ date_ms }).where(eq(measurements.id, id)).run();
};

export function updateMeasurement(
  db: Executor,
  id: number,
  changes: { date_ms: Day; kind: MeasurementKind; value: number; recorded: number },
): void {
  db.update(measurements).set(changes).where(eq(measurements.id, id)).run();
}

export function deleteMeasurement(db: Executor, id: number): void {
  db.delete(measurements).where(eq(measurements.id, id)).run();
}
