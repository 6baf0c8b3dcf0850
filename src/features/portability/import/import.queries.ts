import { and, desc, eq, sql } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { imports, pets, planPets, plans, purchases } from '#src/db/schema.ts';
import {
  deleteFeeders,
  importedTables,
  updateImportOwner,
} from '#src/platform/removal/remove-import.queries.ts';
import { withAmounts } from '#src/records/amounts.ts';
import { purchaseFields } from '#src/records/purchase.ts';
import { listTombstones } from '#src/features/animals/pets/tombstones.queries.ts';
import { recordKey, type Kept } from './missing-only.ts';

export type ImportRow = ReturnType<typeof listImports>['rows'][number];

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
  return { rows, count: countRows(db, imports, eq(imports.uid, uid)) };
}

export function findImport(db: Executor, uid: number, id: number) {
  const own = and(eq(imports.id, id), eq(imports.uid, uid));
  return db.select({ id: imports.id }).from(imports).where(own).get();
}

/** The animals of an import get plans, all but those that are archived. */
export function assignImported(tx: Executor, import_id: number, plan_ids: readonly number[]): void {
  for (const fp_id of plan_ids) {
    const fed = tx
      .select({ fp_id: sql<number>`${fp_id}`.as('fp_id'), pet_id: pets.id })
      .from(pets)
      .where(and(eq(pets.import_id, import_id), eq(pets.archived, 0)));
    tx.insert(planPets).select(fed).onConflictDoNothing().run();
  }
}

export function countImportedPets(db: Executor, import_id: number): number {
  const own = eq(pets.import_id, import_id);
  return countRows(db, pets, own);
}

/**
 * Gives what an import stored to the keeper, all of it at once. Feeders are counted by triggers that know no change of
 * owner; one that the keeper had removed from the list is counted with its earlier uses.
 */
export function giveToKeeper(db: Executor, import_id: number, from: number, uid: number): void {
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
  for (const table of importedTables)
    db.update(table).set({ uid }).where(eq(table.import_id, import_id)).run();
  updateImportOwner(db, import_id, uid);
}

/** What a keeper keeps now, by name and species: tells whether a row is in the collection already. */
export function listKeptNames(db: Executor, uid: number) {
  return db
    .select({ name: pets.name, sc_id: pets.sc_id })
    .from(pets)
    .where(and(eq(pets.uid, uid), eq(pets.archived, 0)))
    .all();
}

/** What a file of the keeper's own would add once more, or belongs to: animals also where they were handed over. */
export function listKept(db: Executor, uid: number): Kept {
  const animals = db
    .select({
      tag: pets.tag,
      created: pets.created,
      nos: sql<string>`json_array(${pets.id}, ${pets.former_no}, json(${pets.earlier_nos}))`,
    })
    .from(pets)
    .where(eq(pets.uid, uid))
    .all();
  return {
    animals: animals.map(({ tag, nos, created }) => ({
      tag,
      keys: (JSON.parse(nos) as (number | null | number[])[])
        .flat()
        .flatMap((no) => (no === null ? [] : recordKey(no, created))),
    })),
    purchases: listKeptPurchases(db, uid),
    plans: db
      .select({
        fp_id: plans.fp_id,
        fp_name: plans.fp_name,
        fp_start: plans.fp_start,
        fp_filter: plans.fp_filter,
      })
      .from(plans)
      .where(eq(plans.uid, uid))
      .all(),
    tombstones: listTombstones(db, uid),
  };
}

const listKeptPurchases = (db: Executor, uid: number): Kept['purchases'] =>
  db
    .select({
      id: purchases.id,
      sc_id: purchases.sc_id,
      date: purchases.date,
      custom_text: purchases.custom_text,
      seller: purchases.seller,
      price: purchases.price,
      currency: purchases.currency,
      document_no: purchases.document_no,
    })
    .from(purchases)
    .where(eq(purchases.uid, uid))
    .all()
    .map((row) => withAmounts(purchaseFields, row));
