import { and, count, countDistinct, eq, gt, like, sql } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { mergedSpecies, pastPets, pets, plans, purchases, userConfig } from '#src/db/schema.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';

/** What keepers have of a species: records of pets, archived ones too, purchases, and deleted pets of stock books. */
export function countRecords(db: Executor, sc_id: number) {
  const found = db
    .select({ pets: count(), keepers: countDistinct(pets.uid) })
    .from(pets)
    .where(and(eq(pets.sc_id, sc_id), gt(pets.uid, BUILT_IN_UID)))
    .get();
  const bought = and(eq(purchases.sc_id, sc_id), gt(purchases.uid, BUILT_IN_UID));
  const past = and(eq(pastPets.sc_id, sc_id), gt(pastPets.uid, BUILT_IN_UID));
  return {
    pets: found?.pets ?? 0,
    keepers: found?.keepers ?? 0,
    purchases: countRows(db, purchases, bought),
    past_pets: countRows(db, pastPets, past),
  };
}

/** Those of all users: an import that is under way is one of the built-in user. */
export function moveRecords(db: Executor, sc_id: number, into: number): void {
  for (const table of [pets, purchases, pastPets])
    db.update(table).set({ sc_id: into }).where(eq(table.sc_id, sc_id)).run();
}

/** The plans that follow a filter of species. */
export const listSpeciesPlans = (db: Executor) =>
  db
    .select({ fp_id: plans.fp_id, fp_filter: plans.fp_filter })
    .from(plans)
    .where(like(plans.fp_filter, '%sc_id=%'))
    .all();

export const updatePlanFilter = (db: Executor, fp_id: number, fp_filter: string): void =>
  void db.update(plans).set({ fp_filter }).where(eq(plans.fp_id, fp_id)).run();

const isViews = eq(userConfig.conf_key, 'pets_views');

/** The saved views, as JSON, of keepers who have one of a species. */
export const listSpeciesViews = (db: Executor) =>
  db
    .select({ uid: userConfig.uid, conf_val: userConfig.conf_val })
    .from(userConfig)
    .where(and(isViews, like(userConfig.conf_val, '%species=%')))
    .all();

export const updateViews = (db: Executor, uid: number, conf_val: string): void =>
  void db
    .update(userConfig)
    .set({ conf_val })
    .where(and(isViews, eq(userConfig.uid, uid)))
    .run();

/** From now on the id means the other species, and so do the ids that meant it. */
export function insertMerged(db: Executor, sc_id: number, into_id: number): void {
  db.update(mergedSpecies).set({ into_id }).where(eq(mergedSpecies.into_id, sc_id)).run();
  db.insert(mergedSpecies).values({ sc_id, into_id }).run();
}

/** The club's numbers of the species have more animals: to be counted again soon. */
export const recount = (db: Executor, sc_id: number): void =>
  void db.run(sql`INSERT INTO species_numbers (sc_id, stale) VALUES (${sc_id}, 1)
    ON CONFLICT (sc_id) DO UPDATE SET stale = 1`);
