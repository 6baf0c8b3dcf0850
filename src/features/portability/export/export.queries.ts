import { asc, eq, inArray, or } from 'drizzle-orm';
import { columnsOf, planColumns, speciesColumns } from '#src/db/columns.ts';
import type { Executor } from '#src/db/database.ts';
import {
  contactMessages,
  feeders,
  messageReplies,
  pets,
  planPets,
  plans,
  purchases,
  species,
  userConfig,
  users,
} from '#src/db/schema.ts';
import { feederFields } from '#src/records/history.ts';
import { exportedFilter } from '#src/features/portability/plan-filters.ts';

export function findProfile(db: Executor, uid: number) {
  return db
    .select({ uname: users.uname, email: users.email, created: users.created })
    .from(users)
    .where(eq(users.uid, uid))
    .get();
}

export function listSettings(db: Executor, uid: number) {
  return db
    .select({ conf_key: userConfig.conf_key, conf_val: userConfig.conf_val })
    .from(userConfig)
    .where(eq(userConfig.uid, uid))
    .orderBy(asc(userConfig.conf_key))
    .all();
}

/** The species of a keeper's pets and purchases, in full: another installation may lack them. */
export function listUsedSpecies(db: Executor, uid: number) {
  const kept = db.select({ sc_id: pets.sc_id }).from(pets).where(eq(pets.uid, uid));
  const bought = db
    .select({ sc_id: purchases.sc_id })
    .from(purchases)
    .where(eq(purchases.uid, uid));
  return db
    .select(speciesColumns)
    .from(species)
    .where(or(inArray(species.sc_id, kept), inArray(species.sc_id, bought)))
    .orderBy(asc(species.sc_name))
    .all();
}

/** Species in full. */
export function listSpecies(db: Executor, ids: number[]) {
  return db
    .select(speciesColumns)
    .from(species)
    .where(inArray(species.sc_id, ids))
    .orderBy(asc(species.sc_name))
    .all();
}

export function listFeeders(db: Executor, uid: number) {
  return db
    .select(columnsOf(feeders, feederFields))
    .from(feeders)
    .where(eq(feeders.uid, uid))
    .orderBy(asc(feeders.food))
    .all();
}

export function listPlans(db: Executor, uid: number) {
  const rows = db
    .select(planColumns)
    .from(plans)
    .where(eq(plans.uid, uid))
    .orderBy(asc(plans.fp_id))
    .all();
  const nameOf = (sc_id: number) =>
    db.select({ name: species.sc_name }).from(species).where(eq(species.sc_id, sc_id)).get()?.name;
  return rows.map((plan) => ({
    ...plan,
    fp_filter: exportedFilter(plan.fp_filter, nameOf),
    pet_ids: listPetsOfPlan(db, plan.fp_id),
  }));
}

function listPetsOfPlan(db: Executor, fp_id: number): number[] {
  return db
    .select({ pet_id: planPets.pet_id })
    .from(planPets)
    .where(eq(planPets.fp_id, fp_id))
    .orderBy(asc(planPets.pet_id))
    .all()
    .map(({ pet_id }) => pet_id);
}

/** The keeper's messages to the administrator, with the replies. */
export function listMessages(db: Executor, uid: number) {
  const rows = db
    .select({
      id: contactMessages.id,
      message_date: contactMessages.message_date,
      email: contactMessages.email,
      message: contactMessages.message,
    })
    .from(contactMessages)
    .where(eq(contactMessages.uid, uid))
    .orderBy(asc(contactMessages.id))
    .all();
  return rows.map(({ id, ...message }) => ({ ...message, replies: listReplies(db, id) }));
}

function listReplies(db: Executor, message_id: number) {
  return db
    .select({ message_date: messageReplies.message_date, message: messageReplies.message })
    .from(messageReplies)
    .where(eq(messageReplies.message_id, message_id))
    .orderBy(asc(messageReplies.id))
    .all();
}
