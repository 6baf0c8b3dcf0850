import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import { columnsOf, planColumns, saleColumns, speciesColumns } from '#src/db/columns.ts';
import type { Db, Executor } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import {
  contactMessages,
  events,
  feeders,
  feedings,
  messageReplies,
  measurements,
  molts,
  pastPets,
  pets,
  pictures,
  planPets,
  plans,
  purchases,
  sales,
  species,
  userConfig,
  users,
} from '#src/db/schema.ts';
import { eventFields, feederFields, feedingFields, moltFields } from '#src/records/history.ts';
import { measurementFields } from '#src/records/measurement.ts';
import { pastPetFields } from '#src/records/past-pet.ts';
import { withAmounts } from '#src/records/amounts.ts';
import { placeFields, placeNoteFields } from '#src/records/place.ts';
import { pick } from '#src/records/fields.ts';
import { exportedFilter } from '#src/features/portability/plan-filters.ts';
import { listPlaceNotes, listPlaces } from '#src/features/animals/places/places.queries.ts';
import { taken } from '#src/features/animals/measurements/measurements.queries.ts';
import { petPlace } from '#src/db/pet-card.ts';
import { petFields } from '#src/records/pet.ts';
import { pictureFields } from '#src/records/picture.ts';
import { purchaseFields } from '#src/records/purchase.ts';
import { saleFields, saleNames } from '#src/records/sale.ts';

export type ExportedPet = ReturnType<typeof listPets>[number];

/** A page of a keeper's pets by id, archived ones too; `former_nos`: the numbers before their imports, newest first. */
export function listPets(db: Executor, uid: number, after: number, limit: number) {
  const rows = db
    .select({
      id: pets.id,
      ...columnsOf(pets, petFields),
      sc_name: species.sc_name,
      cm_name: species.cm_name,
      has_img: pets.has_img,
      purchase_id: pets.purchase_id,
      place_id: pets.place_id,
      place_order: pets.place_order,
      place: petPlace.place,
      former_no: pets.former_no,
      earlier_nos: pets.earlier_nos,
    })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(and(eq(pets.uid, uid), gt(pets.id, after)))
    .orderBy(asc(pets.id))
    .limit(limit)
    .all();
  return rows.map(({ former_no, earlier_nos, ...pet }) => ({
    ...pet,
    former_nos: former_no === null ? [] : [former_no, ...(JSON.parse(earlier_nos) as number[])],
  }));
}

/** A pet's records but its moves, oldest first; those of one day in the order in which they were written. */
export function listHistory(db: Db, pet_id: number) {
  return {
    feedings: prepared(db, 'export feedings', () =>
      db
        .select({ ...columnsOf(feedings, feedingFields), fp_id: feedings.fp_id })
        .from(feedings)
        .where(eq(feedings.pet_id, sql.placeholder('pet_id')))
        .orderBy(asc(feedings.date_f), asc(feedings.recorded), asc(feedings.id))
        .prepare(),
    ).all({ pet_id }),
    molts: prepared(db, 'export molts', () =>
      db
        .select(columnsOf(molts, moltFields))
        .from(molts)
        .where(eq(molts.pet_id, sql.placeholder('pet_id')))
        .orderBy(asc(molts.date_mt))
        .prepare(),
    ).all({ pet_id }),
    measurements: prepared(db, 'export measurements', () =>
      db
        .select({ ...columnsOf(measurements, measurementFields), taken })
        .from(measurements)
        .where(eq(measurements.pet_id, sql.placeholder('pet_id')))
        .orderBy(asc(measurements.date_ms), asc(measurements.kind))
        .prepare(),
    )
      .all({ pet_id })
      .map(({ taken: isTaken, ...row }) => (isTaken ? { ...row, taken: 1 as const } : row)),
    events: prepared(db, 'export events', () =>
      db
        .select(columnsOf(events, eventFields))
        .from(events)
        .where(and(eq(events.pet_id, sql.placeholder('pet_id')), eq(events.move, sql`0`)))
        .orderBy(asc(events.date_ev), asc(events.recorded), asc(events.id))
        .prepare(),
    ).all({ pet_id }),
  };
}

/** A pet's pictures, oldest first. `molt`: the day of the molt that it belongs to. */
export const listPictures = (db: Db, pet_id: number) =>
  prepared(db, 'export pictures', () =>
    db
      .select({
        no: pictures.version,
        ...columnsOf(pictures, pictureFields),
        cover: sql<0 | 1>`pets.has_img = 1 AND pets.img_version = pictures.version`,
        molt: molts.date_mt,
      })
      .from(pictures)
      .innerJoin(pets, eq(pets.id, pictures.pet_id))
      .leftJoin(molts, eq(molts.id, pictures.molt_id))
      .where(eq(pictures.pet_id, sql.placeholder('pet_id')))
      .orderBy(asc(pictures.day), asc(pictures.version))
      .prepare(),
  ).all({ pet_id });

/** When a pet was moved where, oldest first. */
export const listMoves = (db: Db, pet_id: number) =>
  prepared(db, 'export moves', () =>
    db
      .select({ date: events.date_ev, place: events.event })
      .from(events)
      .where(and(eq(events.pet_id, sql.placeholder('pet_id')), eq(events.move, sql`1`)))
      .orderBy(asc(events.date_ev), asc(events.recorded), asc(events.id))
      .prepare(),
  ).all({ pet_id });

/** A keeper's places, each after what it stands in, with what was noted of it, oldest first. */
export function listPlacesWithNotes(db: Executor, uid: number) {
  const places = listPlaces(db, uid);
  const notes = listPlaceNotes(
    db,
    places.map(({ id }) => id),
  );
  const byPlace = Map.groupBy(notes.toReversed(), ({ place_id }) => place_id);
  return places.map((place) => ({
    id: place.id,
    parent_id: place.parent_id,
    ...pick(placeFields, place),
    entries: (byPlace.get(place.id) ?? []).map((note) => pick(placeNoteFields, note)),
  }));
}

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

export function listPurchases(db: Executor, uid: number) {
  return db
    .select({
      id: purchases.id,
      ...columnsOf(purchases, purchaseFields),
      sc_name: species.sc_name,
      parent_id: purchases.parent_id,
    })
    .from(purchases)
    .leftJoin(species, eq(species.sc_id, purchases.sc_id))
    .where(eq(purchases.uid, uid))
    .orderBy(asc(purchases.id))
    .all()
    .map((row) => withAmounts(purchaseFields, row));
}

/** `pet_no`: the number on the pet's papers, of this installation or an earlier one. */
export function listPastPets(db: Executor, uid: number) {
  return db
    .select({
      id: pastPets.id,
      ...columnsOf(pastPets, pastPetFields),
      pet_no: sql<number | null>`ifnull(${pastPets.pet_no}, ${pastPets.former_no})`,
      sc_name: sql<string>`ifnull(${species.sc_name}, ${pastPets.sc_name})`,
      purchase_id: pastPets.purchase_id,
    })
    .from(pastPets)
    .leftJoin(species, eq(species.sc_id, pastPets.sc_id))
    .where(eq(pastPets.uid, uid))
    .orderBy(asc(pastPets.id))
    .all();
}

export function listSales(db: Executor, uid: number) {
  return db
    .select({
      ...saleColumns,
      ...columnsOf(sales, saleNames),
      past_id: sales.past_id,
    })
    .from(sales)
    .where(eq(sales.uid, uid))
    .orderBy(asc(sales.slid))
    .all()
    .map((row) => withAmounts(saleFields, row));
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
