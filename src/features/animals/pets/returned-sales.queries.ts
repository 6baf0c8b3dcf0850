import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { sales } from '#src/db/schema.ts';

// The animals of a sale that archived its pet are back when the pet is taken out of the archive. The sale stays as a
// record, and counts as a departure no more.

function markReturned(db: Executor, pet_ids: readonly number[]): void {
  const came = and(inArray(sales.pet_id, [...pet_ids]), eq(sales.archived_pet, 1));
  db.update(sales).set({ returned: 1, archived_pet: 0 }).where(came).run();
}

/** Archived as sold again, by hand: the sale that had come back last holds after all. */
function markSoldAgain(db: Executor, pet_ids: readonly number[]): void {
  const last = sql`(SELECT max(again.slid) FROM sales AS again JOIN pets ON pets.id = again.pet_id
    WHERE again.pet_id = sales.pet_id AND again.returned = 1 AND again.s_count = pets.an_count
      AND pets.archive_reason = 'sold')`;
  db.update(sales)
    .set({ returned: 0, archived_pet: 1 })
    .where(and(inArray(sales.pet_id, [...pet_ids]), eq(sales.slid, last)))
    .run();
}

/** What an archiving, or its end, means for the sales of these pets. */
export function settleSales(db: Executor, pet_ids: readonly number[], archived: 0 | 1): void {
  if (archived) markSoldAgain(db, pet_ids);
  else markReturned(db, pet_ids);
}
