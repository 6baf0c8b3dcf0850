import { and, asc, desc, eq } from 'drizzle-orm';
import { planRuleColumns } from '#src/db/columns.ts';
import type { Db, Executor } from '#src/db/database.ts';
import { petCard } from '#src/db/pet-card.ts';
import { pets, places, planPets, plans, species, userConfig, users } from '#src/db/schema.ts';
import { matchesSearch } from '#src/db/search.ts';
import { petSearch } from './pets.queries.ts';

/** What a table shows of an animal beside its card. */
export const tableColumns = {
  kept_since: pets.kept_since,
  hatched: pets.hatched,
  notes: pets.notes,
  archive_reason: pets.archive_reason,
  archive_date: pets.archive_date,
  rev: pets.rev,
};

/** All animals of a keeper that a search finds, in the order of their numbers. */
export function listTableRows(db: Db, uid: number, archived: 0 | 1, search: string) {
  return db
    .select({ card: petCard, more: tableColumns })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .innerJoin(users, eq(users.uid, pets.uid))
    .where(and(eq(pets.uid, uid), eq(pets.archived, archived), matchesSearch(petSearch, search)))
    .orderBy(asc(pets.id))
    .all();
}

/** When the record of each animal was made. */
export const listCreated = (db: Db, uid: number, archived: 0 | 1) =>
  db
    .select({ id: pets.id, created: pets.created })
    .from(pets)
    .where(and(eq(pets.uid, uid), eq(pets.archived, archived)))
    .all();

/** The keeper's places, each with the one that it is in. */
export const listPlaceTree = (db: Executor, uid: number) =>
  db
    .select({ id: places.id, parent_id: places.parent_id })
    .from(places)
    .where(eq(places.uid, uid))
    .all();

/** The plans of all animals of a keeper, those of an animal in the order of its page. */
export function listPlansByPet(db: Executor, uid: number) {
  return db
    .select({
      pet_id: planPets.pet_id,
      fp_id: plans.fp_id,
      fp_name: plans.fp_name,
      ...planRuleColumns,
    })
    .from(plans)
    .innerJoin(planPets, eq(planPets.fp_id, plans.fp_id))
    .where(eq(plans.uid, uid))
    .orderBy(desc(plans.fp_active), plans.fp_name, plans.fp_id)
    .all();
}

/** The text of the setting that holds the prices of price tags. */
export const findLabelSettings = (db: Executor, uid: number): string | undefined =>
  db
    .select({ conf_val: userConfig.conf_val })
    .from(userConfig)
    .where(and(eq(userConfig.uid, uid), eq(userConfig.conf_key, 'label_settings')))
    .get()?.conf_val;
