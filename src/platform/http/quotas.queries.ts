import { count, eq, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Executor } from '#src/db/database.ts';
import {
  events,
  feeders,
  feedings,
  molts,
  pastPets,
  pets,
  planPets,
  plans,
  purchases,
  sales,
} from '#src/db/schema.ts';

/** What a keeper has, by kind: rows of its own, and those of its animals. */
export const countOf = {
  animals: (db: Executor, uid: number) =>
    rows(db, pets, eq(pets.uid, uid)) + rows(db, pastPets, eq(pastPets.uid, uid)),
  entries: (db: Executor, uid: number) =>
    ofAnimals(db, uid, feedings) +
    ofAnimals(db, uid, molts) +
    ofAnimals(db, uid, events) +
    ofAnimals(db, uid, planPets),
  papers: (db: Executor, uid: number) =>
    rows(db, purchases, eq(purchases.uid, uid)) +
    rows(db, sales, eq(sales.uid, uid)) +
    rows(db, plans, eq(plans.uid, uid)) +
    rows(db, feeders, eq(feeders.uid, uid)),
};

const rows = (db: Executor, table: SQLiteTable, own: SQL): number =>
  db.select({ count: count() }).from(table).where(own).get()?.count ?? 0;

type OfAnimals = typeof feedings | typeof molts | typeof events | typeof planPets;

const ofAnimals = (db: Executor, uid: number, table: OfAnimals): number =>
  db
    .select({ count: count() })
    .from(pets)
    .innerJoin(table, eq(table.pet_id, pets.id))
    .where(eq(pets.uid, uid))
    .get()?.count ?? 0;
