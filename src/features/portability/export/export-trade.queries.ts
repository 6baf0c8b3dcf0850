import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { columnsOf, saleColumns } from '#src/db/columns.ts';
import type { Executor } from '#src/db/database.ts';
import { pastPets, purchases, sales, species } from '#src/db/schema.ts';
import { pastPetFields } from '#src/records/past-pet.ts';
import { withAmounts } from '#src/records/amounts.ts';
import { purchaseFields } from '#src/records/purchase.ts';
import { saleFields, saleNames } from '#src/records/sale.ts';

export function listPurchases(db: Executor, uid: number) {
  return db
    .select({
      id: purchases.id,
      ...columnsOf(purchases, purchaseFields),
      sc_name: species.sc_name,
      parent_id: purchases.parent_id,
    })
    .from(purchases)
    .leftJoin(species, eq(species.sc_id, purchases.sc_id))
    .where(eq(purchases.uid, uid))
    .orderBy(asc(purchases.id))
    .all()
    .map((row) => withAmounts(purchaseFields, row));
}

/** Those that did not come back. `pet_no`: the number on the pet's papers, of this installation or an earlier one. */
export function listPastPets(db: Executor, uid: number) {
  return db
    .select({
      id: pastPets.id,
      ...columnsOf(pastPets, pastPetFields),
      pet_no: sql<number | null>`ifnull(${pastPets.pet_no}, ${pastPets.former_no})`,
      sc_name: sql<string>`ifnull(${species.sc_name}, ${pastPets.sc_name})`,
      purchase_id: pastPets.purchase_id,
    })
    .from(pastPets)
    .leftJoin(species, eq(species.sc_id, pastPets.sc_id))
    .where(and(eq(pastPets.uid, uid), isNull(pastPets.back_id)))
    .orderBy(asc(pastPets.id))
    .all();
}

export function listSales(db: Executor, uid: number) {
  return db
    .select({
      ...saleColumns,
      ...columnsOf(sales, saleNames),
      past_id: sql<number | null>`iif(${sales.pet_id} IS NULL, ${sales.past_id}, NULL)`,
    })
    .from(sales)
    .where(eq(sales.uid, uid))
    .orderBy(asc(sales.slid))
    .all()
    .map((row) => withAmounts(saleFields, row));
}
