import { and, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { soldOut } from '#src/db/sold-out.ts';
import type { Executor } from '#src/db/database.ts';
import { insertRow } from '#src/db/prepared.ts';
import { pastPets, pets, purchases, sales, species } from '#src/db/schema.ts';

/**
 * Keeps what the stock book and proofs of origin need of a pet before its record is deleted: who left and how, the
 * species of its purchase, its name as a parent. Animals that had not left yet count as those of their purchase again. The
 * tombstone of an animal that had come back says then what is true by now, and stays when that import is undone.
 */
export function insertTombstone(db: Executor, uid: number, id: number): void {
  const found = db
    .select({
      pet_no: pets.id,
      former_no: pets.former_no,
      tag: pets.tag,
      uid: pets.uid,
      name: pets.name,
      sc_id: pets.sc_id,
      sc_name: species.sc_name,
      gender: pets.gender,
      created: pets.created,
      kept_since: pets.kept_since,
      hatched: pets.hatched,
      an_count: sql<number>`iif(pets.archived = 1 AND NOT ${soldOut}, pets.an_count, 0)`,
      archive_reason: pets.archive_reason,
      archive_date: pets.archive_date,
      archive_note: pets.archive_note,
      purchase_id: pets.purchase_id,
      import_id: pets.import_id,
      former_id: sql<
        number | null
      >`(SELECT id FROM past_pets WHERE past_pets.back_id = ${id} ORDER BY id LIMIT 1)`,
      sold: sql<0 | 1>`EXISTS (SELECT 1 FROM sales WHERE sales.pet_id = pets.id)`,
    })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(and(eq(pets.id, id), eq(pets.uid, uid)))
    .get();
  if (!found) return;
  const { sold, former_id, import_id, ...pet } = found;
  db.update(purchases).set({ parent_name: pet.name }).where(eq(purchases.parent_id, id)).run();
  if (pet.purchase_id !== null) {
    const unnamed = and(eq(purchases.id, pet.purchase_id), isNull(purchases.sc_id));
    db.update(purchases).set({ sc_id: pet.sc_id }).where(unnamed).run();
  }
  const former = eq(pastPets.id, former_id ?? 0);
  if (!sold && pet.an_count === 0) return void db.delete(pastPets).where(former).run();
  if (former_id !== null)
    db.update(pastPets)
      .set({ ...pet, back_id: null })
      .where(former)
      .run();
  const past_id = former_id ?? insertPastPet(db, { ...pet, import_id });
  db.update(sales).set({ past_id }).where(eq(sales.pet_id, id)).run();
}

/** The animal of a tombstone is back: its record stands in the book, and the sales are its own again. */
export function bringBack(db: Executor, uid: number, past_id: number, pet_id: number): void {
  const gone = and(eq(pastPets.id, past_id), eq(pastPets.uid, uid), isNull(pastPets.back_id));
  const [back] = db.update(pastPets).set({ back_id: pet_id }).where(gone).returning().all();
  if (back) db.update(sales).set({ pet_id }).where(eq(sales.past_id, past_id)).run();
}

/** The tombstones of animals that did not come back, with what the keeper's sales took of each since. */
export const listTombstones = (db: Executor, uid: number) =>
  db
    .select({
      id: pastPets.id,
      pet_no: pastPets.pet_no,
      former_no: pastPets.former_no,
      tag: pastPets.tag,
      created: pastPets.created,
      an_count: pastPets.an_count,
      archive_reason: pastPets.archive_reason,
      archive_date: pastPets.archive_date,
      archive_note: pastPets.archive_note,
      sold: sumOfSales(sql`sales.returned = 0`),
      sold_last: sumOfSales(sql`sales.archived_pet = 1`),
    })
    .from(pastPets)
    .where(and(eq(pastPets.uid, uid), isNull(pastPets.back_id)))
    .orderBy(pastPets.id)
    .all();

const sumOfSales = (which: SQL) => sql<number>`(
  SELECT ifnull(sum(sales.s_count), 0) FROM sales WHERE sales.past_id = past_pets.id AND ${which})`;

export const insertPastPet = (db: Executor, values: typeof pastPets.$inferInsert): number =>
  insertRow(db, pastPets, pastPets.id, values);
