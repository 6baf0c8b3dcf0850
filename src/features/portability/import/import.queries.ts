import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import {
  feeders,
  feedings,
  imports,
  pastPets,
  pets,
  plans,
  purchases,
  sales,
} from '#src/db/schema.ts';

export type ImportRow = ReturnType<typeof listImports>['rows'][number];

export function insertImport(
  db: Executor,
  uid: number,
  about: { added: number; file: string; created: string },
): number {
  return db
    .insert(imports)
    .values({ uid, ...about })
    .returning({ id: imports.id })
    .get().id;
}

/** The keeper's imports, newest first; `pets` are those that still exist. */
export function listImports(db: Executor, uid: number, offset: number, limit: number) {
  const rows = db
    .select({
      id: imports.id,
      created: imports.created,
      file: imports.file,
      added: imports.added,
      pets: sql<number>`(SELECT count(*) FROM pets WHERE pets.import_id = imports.id)`,
    })
    .from(imports)
    .where(eq(imports.uid, uid))
    .orderBy(desc(imports.id))
    .limit(limit)
    .offset(offset)
    .all();
  const total = db.select({ count: count() }).from(imports).where(eq(imports.uid, uid)).get();
  return { rows, count: total?.count ?? 0 };
}

export function findImport(db: Executor, uid: number, id: number) {
  const own = and(eq(imports.id, id), eq(imports.uid, uid));
  return db.select({ id: imports.id }).from(imports).where(own).get();
}

export function countImportedPets(db: Executor, import_id: number): number {
  const own = eq(pets.import_id, import_id);
  return db.select({ count: count() }).from(pets).where(own).get()?.count ?? 0;
}

/** Some pets of an import that is being removed, with their owner. */
export function listImportedPets(db: Executor, import_id: number, limit: number) {
  return db
    .select({ id: pets.id, uid: pets.uid, has_img: pets.has_img, img_version: pets.img_version })
    .from(pets)
    .where(eq(pets.import_id, import_id))
    .limit(limit)
    .all();
}

const tables = [pets, plans, purchases, sales, pastPets] as const;

/**
 * Gives what an import stored to the keeper, all of it at once. Feeders are counted by triggers that know no change of
 * owner; one that the keeper had removed from the list is counted with its earlier uses.
 */
export function handOver(db: Executor, import_id: number, from: number, uid: number): void {
  db.run(sql`UPDATE feeders SET uses = feeders.uses + new.uses,
      last_used = nullif(max(ifnull(feeders.last_used, ''), ifnull(new.last_used, '')), '')
    FROM feeders new WHERE new.uid = ${from} AND new.food = feeders.food AND feeders.uid = ${uid}`);
  db.run(sql`INSERT INTO feeders (uid, food, uses, last_used)
    SELECT ${uid}, new.food, new.uses + count(feedings.id),
      nullif(max(ifnull(new.last_used, ''), ifnull(max(feedings.date_f), '')), '')
    FROM feeders new LEFT JOIN pets own ON own.uid = ${uid}
      LEFT JOIN feedings ON feedings.pet_id = own.id AND feedings.food = new.food
    WHERE new.uid = ${from} AND new.food NOT IN (SELECT food FROM feeders WHERE uid = ${uid})
    GROUP BY new.food`);
  deleteFeeders(db, from);
  for (const table of tables)
    db.update(table).set({ uid }).where(eq(table.import_id, import_id)).run();
  updateImportOwner(db, import_id, uid);
}

/** An import that the built-in user owns is being stored or removed. */
export const updateImportOwner = (db: Executor, id: number, uid: number): void =>
  void db.update(imports).set({ uid }).where(eq(imports.id, id)).run();

export const listImportsOf = (db: Executor, uid: number): number[] =>
  db
    .select({ id: imports.id })
    .from(imports)
    .where(eq(imports.uid, uid))
    .all()
    .map(({ id }) => id);

/** The feeders of up to `limit` feedings of a pet. */
export const listFoods = (db: Executor, pet_id: number, limit: number): string[] =>
  db
    .select({ food: feedings.food })
    .from(feedings)
    .where(eq(feedings.pet_id, pet_id))
    .limit(limit)
    .all()
    .map(({ food }) => food);

export const deleteFeedings = (db: Executor, pet_id: number, limit: number): void =>
  void db
    .delete(feedings)
    .where(sql`${feedings.id} IN (SELECT id FROM feedings WHERE pet_id = ${pet_id} LIMIT ${limit})`)
    .run();

export const deletePet = (db: Executor, id: number): void =>
  void db.delete(pets).where(eq(pets.id, id)).run();

/** Deletes some of what an import added besides its pets. Returns whether there was any. */
export function deleteSome(db: Executor, import_id: number, limit: number): boolean {
  return [
    { table: plans, key: plans.fp_id },
    { table: purchases, key: purchases.id },
    { table: sales, key: sales.slid },
    { table: pastPets, key: pastPets.id },
  ].some(({ table, key }) => {
    const own = eq(table.import_id, import_id);
    const some = db.select({ key }).from(table).where(own).limit(limit);
    return db.delete(table).where(inArray(key, some)).returning({ key }).all().length > 0;
  });
}

export const deleteFeeders = (db: Executor, uid: number): void =>
  void db.delete(feeders).where(eq(feeders.uid, uid)).run();

/** Deletes a feeder that nothing uses any more. */
export function deleteUnusedFeeder(db: Executor, uid: number, food: string): void {
  const unused = and(eq(feeders.uid, uid), eq(feeders.food, food), eq(feeders.uses, 0));
  db.delete(feeders).where(unused).run();
}

export const deleteImport = (db: Executor, id: number): void =>
  void db.delete(imports).where(eq(imports.id, id)).run();

/** What a keeper keeps now, by name and species: tells whether a row is in the collection already. */
export function listKeptNames(db: Executor, uid: number) {
  return db
    .select({ name: pets.name, sc_id: pets.sc_id })
    .from(pets)
    .where(and(eq(pets.uid, uid), eq(pets.archived, 0)))
    .all();
}

export function countPictures(db: Executor, uid: number): number {
  const own = and(eq(pets.uid, uid), eq(pets.has_img, 1));
  return db.select({ count: count() }).from(pets).where(own).get()?.count ?? 0;
}
