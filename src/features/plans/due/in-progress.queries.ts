import { and, eq, sql } from 'drizzle-orm';
import { planRuleColumns } from '#src/db/columns.ts';
import type { Db } from '#src/db/database.ts';
import { petCard } from '#src/db/pet-card.ts';
import { preparedRows } from '#src/db/prepared.ts';
import { pets, planPets, plans, species, users } from '#src/db/schema.ts';

/** Pets whose newest offer is an open attempt. `attempt_plan`: the plan that made it. */
export function listOpenAttempts(db: Db, uid: number) {
  return preparedRows(db, 'open attempts', () =>
    db
      .select({ ...petCard, offer_food: pets.offer_food, attempt_plan: attemptPlan })
      .from(pets)
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .innerJoin(users, eq(users.uid, pets.uid))
      .where(
        and(
          eq(pets.uid, sql.placeholder('uid')),
          sql`${pets.progress} = 1 AND ${pets.archived} = 0`,
        ),
      ),
  )({ uid });
}

const attemptPlan = sql<number | null>`(
  SELECT fp_id FROM feedings
  WHERE feedings.pet_id = pets.id AND date_f = pets.offer_date AND feedings.food = pets.offer_food)`.as(
  'attempt_plan',
);

/** Every pet of an active plan with that plan's rule, the oldest plan first. */
export function listPlannedPets(db: Db, uid: number) {
  return preparedRows(db, 'planned pets', () =>
    db
      .select({
        ...petCard,
        fp_id: plans.fp_id,
        ...planRuleColumns,
        def_feeder: plans.def_feeder,
      })
      .from(plans)
      .innerJoin(planPets, eq(planPets.fp_id, plans.fp_id))
      .innerJoin(pets, eq(pets.id, planPets.pet_id))
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .innerJoin(users, eq(users.uid, pets.uid))
      .where(
        and(eq(plans.uid, sql.placeholder('uid')), eq(plans.fp_active, 1), eq(pets.archived, 0)),
      )
      .orderBy(plans.fp_id),
  )({ uid });
}
