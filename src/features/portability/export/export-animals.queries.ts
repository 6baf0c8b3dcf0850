import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { columnsOf } from '#src/db/columns.ts';
import type { Db, Executor } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import { events, feedings, measurements, molts, pets, pictures, species } from '#src/db/schema.ts';
import { eventFields, feedingFields, moltFields } from '#src/records/history.ts';
import { measurementFields } from '#src/records/measurement.ts';
import { placeFields, placeNoteFields } from '#src/records/place.ts';
import { pick } from '#src/records/fields.ts';
import { listPlaceNotes, listPlaces } from '#src/features/animals/places/places.queries.ts';
import { taken } from '#src/features/animals/measurements/measurements.queries.ts';
import { petPlace } from '#src/db/pet-card.ts';
import { petFields } from '#src/records/pet.ts';
import { pictureFields } from '#src/records/picture.ts';

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
