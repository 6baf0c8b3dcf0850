import { and, eq, isNull, sql } from 'drizzle-orm';
import { soldOut } from './animal-counts.ts';
import type { Executor } from '#src/db/database.ts';
import { insertRow } from '#src/db/prepared.ts';
import { pastPets, pets, purchases, sales, species } from '#src/db/schema.ts';

/**
 * Keeps what the stock book and proofs of origin need of a pet before its record is deleted: who left and how, the
 * species of its purchase, its name as a parent. Animals that had not left yet count as those of their purchase again.
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
      sold: sql<0 | 1>`EXISTS (SELECT 1 FROM sales WHERE sales.pet_id = pets.id)`,
    })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(and(eq(pets.id, id), eq(pets.uid, uid)))
    .get();
  if (!found) return;
  const { sold, ...pet } = found;
  db.update(purchases).set({ parent_name: pet.name }).where(eq(purchases.parent_id, id)).run();
  if (pet.purchase_id !== null) {
    const unnamed = and(eq(purchases.id, pet.purchase_id), isNull(purchases.sc_id));
    db.update(purchases).set({ sc_id: pet.sc_id }).where(unnamed).run();
  }
  if (!sold && pet.an_count === 0) return;
  const past_id = insertPastPet(db, pet);
  db.update(sales).set({ past_id }).where(eq(sales.pet_id, id)).run();
}

export const insertPastPet = (db: Executor, values: typeof pastPets.$inferInsert): number =>
  insertRow(db, pastPets, pastPets.id, values);
