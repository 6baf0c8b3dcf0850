import { and, count, desc, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Executor } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import {
  events,
  feeders,
  feedings,
  imports,
  molts,
  pastPets,
  pets,
  planPets,
  plans,
  purchases,
  sales,
  userConfig,
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

/** The keeper's imports, the newest first; `pets` are those that are still there. */
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
 * Deletes all that an import brought, with what was noted of its pets since. Feedings go first: the triggers that
 * count feeders need the pet. Feeders that nothing uses any more go with them.
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
  db.delete(feedings).where(inArray(feedings.pet_id, own)).run();
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

export function insertPet(db: Executor, values: typeof pets.$inferInsert): number {
  return db.insert(pets).values(values).returning({ id: pets.id }).get().id;
}

/** Two records of one day and feeder are one: the later says what became of it. */
export function insertFeedings(db: Executor, rows: (typeof feedings.$inferInsert)[]): void {
  const insert = prepared(db, 'import feedings', () =>
    db
      .insert(feedings)
      .select(fromRows(feedings))
      .onConflictDoUpdate({
        target: [feedings.pet_id, feedings.date_f, feedings.food],
        set: { progress: sql`excluded.progress`, recorded: sql`excluded.recorded` },
      })
      .prepare(),
  );
  inParts(rows, (part) => insert.run({ rows: part }));
}

export function insertMolts(db: Executor, rows: (typeof molts.$inferInsert)[]): void {
  const insert = prepared(db, 'import molts', () =>
    db
      .insert(molts)
      .select(fromRows(molts))
      .onConflictDoUpdate({
        target: [molts.pet_id, molts.date_mt],
        set: { size: sql`ifnull(excluded.size, ${molts.size})` },
      })
      .prepare(),
  );
  inParts(rows, (part) => insert.run({ rows: part }));
}

export function insertEvents(db: Executor, rows: (typeof events.$inferInsert)[]): void {
  const insert = prepared(db, 'import events', () =>
    db.insert(events).select(fromRows(events)).onConflictDoNothing().prepare(),
  );
  inParts(rows, (part) => insert.run({ rows: part }));
}

/**
 * The rows of a JSON list, by the names of the table's columns: one statement for all of a history, prepared once.
 * Long lists of values took twice as long, and all other calls wait while an import is stored.
 */
function fromRows(table: SQLiteTable): SQL {
  const values = Object.keys(getTableColumns(table)).map((name) => sql.raw(`value->>'${name}'`));
  // 'WHERE true' tells SQLite that the ON of ON CONFLICT joins no table
  return sql`SELECT ${sql.join(values, sql`, `)} FROM json_each(${sql.placeholder('rows')}) WHERE true`;
}

const AT_ONCE = 1000;

function inParts(rows: readonly object[], store: (part: string) => void): void {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    store(JSON.stringify(rows.slice(at, at + AT_ONCE)));
  }
}

export function insertPlan(db: Executor, values: typeof plans.$inferInsert): number {
  return db.insert(plans).values(values).returning({ fp_id: plans.fp_id }).get().fp_id;
}

export function assignPet(db: Executor, fp_id: number, pet_id: number): void {
  db.insert(planPets).values({ fp_id, pet_id }).onConflictDoNothing().run();
}

export function insertPurchase(db: Executor, values: typeof purchases.$inferInsert): number {
  return db.insert(purchases).values(values).returning({ id: purchases.id }).get().id;
}

export function setParent(db: Executor, id: number, parent_id: number): void {
  db.update(purchases).set({ parent_id }).where(eq(purchases.id, id)).run();
}

export function insertPastPet(db: Executor, values: typeof pastPets.$inferInsert): number {
  return db.insert(pastPets).values(values).returning({ id: pastPets.id }).get().id;
}

export function insertSale(db: Executor, values: typeof sales.$inferInsert): void {
  db.insert(sales).values(values).run();
}

export function insertFeeder(db: Executor, uid: number, food: string): void {
  db.insert(feeders).values({ uid, food }).onConflictDoNothing().run();
}

/** Only where the keeper has not chosen yet: an import must not change how the app looks. */
export function insertSetting(db: Executor, uid: number, conf_key: string, conf_val: string): void {
  db.insert(userConfig).values({ uid, conf_key, conf_val }).onConflictDoNothing().run();
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
