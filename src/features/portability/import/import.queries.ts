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

export function listImportedPets(db: Executor, import_id: number): number[] {
  const rows = db.select({ id: pets.id }).from(pets).where(eq(pets.import_id, import_id)).all();
  return rows.map(({ id }) => id);
}

/**
 * Deletes all that an import added, with later records of its pets. Feeders that are no longer used are deleted, too.
 */
export function deleteImported(db: Executor, uid: number, import_id: number): void {
  const own = db.select({ id: pets.id }).from(pets).where(eq(pets.import_id, import_id));
  const used = db
    .select({ food: feedings.food })
    .from(feedings)
    .where(inArray(feedings.pet_id, own))
    .groupBy(feedings.food)
    .all()
    .map(({ food }) => food);
  db.delete(pets).where(eq(pets.import_id, import_id)).run();
  db.delete(plans).where(eq(plans.import_id, import_id)).run();
  db.delete(purchases).where(eq(purchases.import_id, import_id)).run();
  db.delete(sales).where(eq(sales.import_id, import_id)).run();
  db.delete(pastPets).where(eq(pastPets.import_id, import_id)).run();
  for (const food of used) {
    const unused = and(eq(feeders.uid, uid), eq(feeders.food, food), eq(feeders.uses, 0));
    db.delete(feeders).where(unused).run();
  }
  db.delete(imports).where(eq(imports.id, import_id)).run();
}

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
