import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db, Executor } from '#src/db/database.ts';
import { prepared, preparedLimit } from '#src/db/prepared.ts';
import { feedings, pets, planPets, plans } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/vocabulary.ts';

export type Feeding = {
  pet_id: number;
  date_f: Day;
  food: string;
  progress: Progress;
  fp_id?: number | null;
  recorded: number;
};

export function listFeedings(db: Db, pet_id: number, offset: number, limit: number) {
  const rows = prepared(db, 'feedings of pet', () =>
    db
      .select({
        id: feedings.id,
        date_f: feedings.date_f,
        food: feedings.food,
        progress: feedings.progress,
        fp_id: feedings.fp_id,
      })
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
export function upsertFeeding(db: Executor, feeding: Feeding): number {
  const of = (name: string) => sql.placeholder(name);
  const query = prepared(db, 'upsert feeding', () =>
    db
      .insert(feedings)
      .values({
        pet_id: of('pet_id'),
        date_f: of('date_f'),
        food: of('food'),
        progress: of('progress'),
        fp_id: of('fp_id'),
        recorded: of('recorded'),
      })
      .onConflictDoUpdate({
        target: [feedings.pet_id, feedings.date_f, feedings.food],
        set: {
          progress: sql`excluded.progress`,
          recorded: sql`excluded.recorded`,
          fp_id: sql`ifnull(excluded.fp_id, ${feedings.fp_id})`,
        },
      })
      .returning({ id: feedings.id })
      .prepare(),
  );
  return query.get({ fp_id: null, ...feeding }).id;
}

/**
 * As upsertFeeding for many pets at once, in one statement; an attempt never overwrites what is known to be fed or
 * refused.
 */
export function upsertPlanFeedings(
  db: Executor,
  petIds: number[],
  feeding: Omit<Feeding, 'pet_id'>,
): void {
  const { date_f, food, progress, fp_id = null, recorded } = feeding;
  db.run(sql`
    INSERT INTO feedings (pet_id, date_f, food, progress, fp_id, recorded)
    SELECT value, ${date_f}, ${food}, ${progress}, ${fp_id}, ${recorded} FROM json_each(${JSON.stringify(petIds)})
    WHERE true
    ON CONFLICT (pet_id, date_f, food) DO UPDATE SET
      progress = CASE WHEN excluded.progress = 1 THEN feedings.progress ELSE excluded.progress END,
      fp_id = ifnull(excluded.fp_id, feedings.fp_id),
      recorded = excluded.recorded`);
}

/** A pet's records of one day, the newest first. */
export function findFeedingsOfDay(db: Executor, pet_id: number, date_f: Day) {
  const query = prepared(db, 'feedings of day', () =>
    db
      .select({ id: feedings.id, food: feedings.food, progress: feedings.progress })
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
    .select({ id: feedings.id, pet_id: feedings.pet_id })
    .from(feedings)
    .innerJoin(pets, eq(pets.id, feedings.pet_id))
    .where(and(eq(feedings.id, id), eq(pets.uid, uid)))
    .get();
}

export function updateFeeding(
  db: Executor,
  id: number,
  changes: { date_f: Day; food: string; progress: Progress; recorded: number },
): void {
  db.update(feedings).set(changes).where(eq(feedings.id, id)).run();
}

/** Deletes the day's records of a pet, of one feeder where it is given. Returns how many. */
export function deleteFeedings(db: Executor, pet_id: number, date_f?: Day, food?: string): number {
  const where = and(
    eq(feedings.pet_id, pet_id),
    date_f === undefined ? undefined : eq(feedings.date_f, date_f),
    food === undefined ? undefined : eq(feedings.food, food),
  );
  return db.delete(feedings).where(where).returning({ id: feedings.id }).all().length;
}

/** The pets a plan feeds now. */
export function listPetIdsOfPlan(db: Executor, uid: number, fp_id: number): number[] {
  return db
    .select({ id: pets.id })
    .from(planPets)
    .innerJoin(pets, eq(pets.id, planPets.pet_id))
    .where(and(eq(planPets.fp_id, fp_id), eq(pets.uid, uid), eq(pets.archived, 0)))
    .all()
    .map((row) => row.id);
}

export function findPlanFeeder(db: Executor, uid: number, fp_id: number) {
  return db
    .select({ def_feeder: plans.def_feeder })
    .from(plans)
    .where(and(eq(plans.fp_id, fp_id), eq(plans.uid, uid)))
    .get();
}

export function listUnarchived(db: Executor, ids: number[]): number[] {
  if (ids.length === 0) return [];
  return db
    .select({ id: pets.id })
    .from(pets)
    .where(and(inArray(pets.id, ids), eq(pets.archived, 0)))
    .all()
    .map((row) => row.id);
}
