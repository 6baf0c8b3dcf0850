import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db, Executor } from '#src/db/database.ts';
import { prepared, preparedLimit } from '#src/db/prepared.ts';
import { fromRows, jsonRows } from '#src/db/rows.ts';
import { feedings, pets } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';

export type Feeding = {
  pet_id: number;
  date_f: Day;
  food: string;
  progress: Progress;
  fp_id?: number | null;
  amount?: number | null;
  recorded: number;
};

/** A feeding as its keeper reads it; devices hold the same. */
export const feedingColumns = {
  id: feedings.id,
  date_f: feedings.date_f,
  food: feedings.food,
  progress: feedings.progress,
  fp_id: feedings.fp_id,
  amount: feedings.amount,
  rev: feedings.rev,
};

export function listFeedings(db: Db, pet_id: number, offset: number, limit: number) {
  const rows = prepared(db, 'feedings of pet', () =>
    db
      .select(feedingColumns)
      .from(feedings)
      .where(eq(feedings.pet_id, sql.placeholder('pet_id')))
      .orderBy(desc(feedings.date_f), desc(feedings.recorded), desc(feedings.id))
      .limit(preparedLimit('limit'))
      .offset(sql.placeholder('offset'))
      .prepare(),
  ).all({ pet_id, offset, limit });
  const total = prepared(db, 'feedings count', () =>
    db
      .select({ count: count() })
      .from(feedings)
      .where(eq(feedings.pet_id, sql.placeholder('pet_id')))
      .prepare(),
  ).get({ pet_id });
  return { rows, count: total?.count ?? 0 };
}

/** Writes or updates the one record of this pet, day and feeder. Returns its id. */
export const upsertFeeding = (db: Executor, feeding: Feeding): number =>
  upsert(db).get({ rows: JSON.stringify([feeding]) }).id;

/** The same for a whole history. */
export function upsertFeedings(db: Executor, rows: readonly Feeding[]): void {
  for (const part of jsonRows(rows)) upsert(db).run(part);
}

const upsert = (db: Executor) =>
  prepared(db, 'upsert feedings', () =>
    db
      .insert(feedings)
      .select(fromRows(feedings))
      .onConflictDoUpdate({
        target: [feedings.pet_id, feedings.date_f, feedings.food],
        set: {
          progress: sql`excluded.progress`,
          recorded: sql`excluded.recorded`,
          fp_id: sql`ifnull(excluded.fp_id, ${feedings.fp_id})`,
          amount: sql`ifnull(excluded.amount, ${feedings.amount})`,
        },
      })
      .returning({ id: feedings.id })
      .prepare(),
  );

/** A pet's records of one day, the newest first. */
export function findFeedingsOfDay(db: Executor, pet_id: number, date_f: Day) {
  const query = prepared(db, 'feedings of day', () =>
    db
      .select({
        id: feedings.id,
        food: feedings.food,
        progress: feedings.progress,
        amount: feedings.amount,
        recorded: feedings.recorded,
      })
      .from(feedings)
      .where(
        and(
          eq(feedings.pet_id, sql.placeholder('pet_id')),
          eq(feedings.date_f, sql.placeholder('date_f')),
        ),
      )
      .orderBy(desc(feedings.recorded))
      .prepare(),
  );
  return query.all({ pet_id, date_f });
}

export function findOwnFeeding(db: Executor, uid: number, id: number) {
  return db
    .select({
      id: feedings.id,
      pet_id: feedings.pet_id,
      date_f: feedings.date_f,
      food: feedings.food,
      progress: feedings.progress,
      amount: feedings.amount,
      recorded: feedings.recorded,
    })
    .from(feedings)
    .innerJoin(pets, eq(pets.id, feedings.pet_id))
    .where(and(eq(feedings.id, id), eq(pets.uid, uid)))
    .get();
}

export function updateFeeding(
  db: Executor,
  id: number,
  changes: {
    date_f: Day;
    food: string;
    progress: Progress;
    amount: number | null;
    fp_id?: number | null;
    recorded: number;
  },
): void {
  db.update(feedings).set(changes).where(eq(feedings.id, id)).run();
}

/** Deletes a pet's records of a day, of one feeder if given. Returns how many. */
export function deleteFeedings(db: Executor, pet_id: number, date_f?: Day, food?: string): number {
  const where = and(
    eq(feedings.pet_id, pet_id),
    date_f === undefined ? undefined : eq(feedings.date_f, date_f),
    food === undefined ? undefined : eq(feedings.food, food),
  );
  return db.delete(feedings).where(where).returning({ id: feedings.id }).all().length;
}
