import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { pets, planPets, plans } from '#src/db/schema.ts';
import type { Feeding } from '#src/features/animals/feedings/feedings.queries.ts';

/** Like upsertFeeding for many pets at once, in one statement; an attempt never overwrites a known result. */
export function upsertPlanFeedings(
  db: Executor,
  pets: { id: number; recorded: number }[],
  feeding: Omit<Feeding, 'pet_id' | 'recorded'>,
): void {
  const { date_f, food, progress, fp_id = null } = feeding;
  db.run(sql`
    INSERT INTO feedings (pet_id, date_f, food, progress, fp_id, recorded)
    SELECT value ->> 'id', ${date_f}, ${food}, ${progress}, ${fp_id}, value ->> 'recorded'
    FROM json_each(${JSON.stringify(pets)})
    WHERE true
    ON CONFLICT (pet_id, date_f, food) DO UPDATE SET
      progress = CASE WHEN excluded.progress = 1 THEN feedings.progress ELSE excluded.progress END,
      fp_id = ifnull(excluded.fp_id, feedings.fp_id),
      recorded = excluded.recorded`);
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
