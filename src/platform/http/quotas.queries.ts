import { and, count, eq, isNull } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import {
  events,
  feeders,
  feedings,
  handOvers,
  measurements,
  molts,
  pastPets,
  pets,
  placeNotes,
  places,
  planPets,
  plans,
  purchases,
  sales,
} from '#src/db/schema.ts';

/** What a keeper has, by kind: rows of its own, and those of its animals. */
export const countOf = {
  animals: (db: Executor, uid: number) =>
    countRows(db, pets, eq(pets.uid, uid)) +
    countRows(db, pastPets, and(eq(pastPets.uid, uid), isNull(pastPets.back_id))),
  entries: (db: Executor, uid: number) =>
    ofAnimals(db, uid, feedings) +
    ofAnimals(db, uid, molts) +
    ofAnimals(db, uid, events) +
    ofAnimals(db, uid, measurements) +
    ofAnimals(db, uid, planPets) +
    countPlaceNotes(db, uid),
  papers: (db: Executor, uid: number) =>
    countRows(db, purchases, eq(purchases.uid, uid)) +
    countRows(db, sales, eq(sales.uid, uid)) +
    countRows(db, plans, eq(plans.uid, uid)) +
    countRows(db, handOvers, eq(handOvers.uid, uid)) +
    countRows(db, feeders, eq(feeders.uid, uid)),
  places: (db: Executor, uid: number) => countRows(db, places, eq(places.uid, uid)),
};

const countPlaceNotes = (db: Executor, uid: number): number =>
  db
    .select({ count: count() })
    .from(places)
    .innerJoin(placeNotes, eq(placeNotes.place_id, places.id))
    .where(eq(places.uid, uid))
    .get()?.count ?? 0;

type OfAnimals =
  typeof feedings | typeof molts | typeof events | typeof measurements | typeof planPets;

const ofAnimals = (db: Executor, uid: number, table: OfAnimals): number =>
  db
    .select({ count: count() })
    .from(pets)
    .innerJoin(table, eq(table.pet_id, pets.id))
    .where(eq(pets.uid, uid))
    .get()?.count ?? 0;
