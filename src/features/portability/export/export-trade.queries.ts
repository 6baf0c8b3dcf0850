import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { columnsOf, saleColumns } from '#src/db/columns.ts';
import type { Db, Executor } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import { pastPets, pets, purchases, sales, species } from '#src/db/schema.ts';
import { pastPetFields } from '#src/records/past-pet.ts';
import { withAmounts } from '#src/records/amounts.ts';
import { acquiredFields, purchaseFields } from '#src/records/purchase.ts';
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

/**
 * How a pet was bought; own offspring was not. A purchase that several came by has one price: it stands with the first of
 * them, so that a sum over all lines is right and an import of them spends it once.
 */
export function findAcquired(db: Db, pet_id: number) {
  const none = { date: null, price: null, currency: '', seller: '' };
  const row = prepared(db, 'export acquired', () =>
    db
      .select({
        date: purchases.date,
        price: purchases.price,
        currency: purchases.currency,
        seller: purchases.seller,
        isFirst: sql<
          0 | 1
        >`pets.id = (SELECT min(p.id) FROM pets p WHERE p.purchase_id = purchases.id)`,
      })
      .from(pets)
      .innerJoin(purchases, eq(purchases.id, pets.purchase_id))
      .where(and(eq(pets.id, sql.placeholder('pet_id')), eq(purchases.bred, 0)))
      .prepare(),
  ).get({ pet_id });
  if (!row) return none;
  const { isFirst, ...bought } = withAmounts(acquiredFields, row);
  return { ...bought, price: isFirst && bought.price > 0 ? bought.price : null };
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
