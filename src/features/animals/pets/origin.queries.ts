import { alias } from 'drizzle-orm/sqlite-core';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { withAmounts } from '#src/records/amounts.ts';
import { purchaseFields } from '#src/records/purchase.ts';
import { preparedRows } from '#src/db/prepared.ts';
import { pets, purchases, species } from '#src/db/schema.ts';

/** What is told of the purchase that an animal came by; devices hold the same. */
export const originColumns = {
  id: purchases.id,
  date: purchases.date,
  price: purchases.price,
  currency: purchases.currency,
  count: purchases.count,
  size: purchases.size,
  seller: purchases.seller,
};

/** What is shown of an animal that descends from another one; devices hold the same. */
export const offspringColumns = {
  id: pets.id,
  name: pets.name,
  gender: pets.gender,
  an_count: pets.an_count,
  archived: pets.archived,
  has_img: pets.has_img,
  img_version: pets.img_version,
  an_type: species.an_type,
  date: purchases.date,
};

/** Where a pet comes from: its price, and its parent among the keeper's own pets. */
export function findOrigin(db: Executor, uid: number, purchase_id: number) {
  const parent = alias(pets, 'parent');
  const found = db
    .select({
      ...originColumns,
      parent_id: parent.id,
      parent_name: parent.name,
    })
    .from(purchases)
    .leftJoin(parent, and(eq(parent.id, purchases.parent_id), eq(parent.uid, uid)))
    .where(and(eq(purchases.id, purchase_id), eq(purchases.uid, uid)))
    .get();
  return found ? withAmounts(purchaseFields, found) : null;
}

/** Those single ones that came of the same parent as a pet, else by the same purchase; devices hold the same. */
export function listSiblings(
  db: Executor,
  { id, uid, purchase_id }: { id: number; uid: number; purchase_id: number | null },
) {
  const origin = purchase_id === null ? null : findOrigin(db, uid, purchase_id);
  if (!origin) return [];
  const { parent_id } = origin;
  return db
    .select({ id: pets.id, an_type: species.an_type, archived: pets.archived })
    .from(pets)
    .innerJoin(purchases, eq(purchases.id, pets.purchase_id))
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(
      and(
        parent_id === null ? eq(purchases.id, origin.id) : eq(purchases.parent_id, parent_id),
        eq(pets.uid, uid),
        eq(pets.an_count, 1),
        ne(pets.id, id),
      ),
    )
    .orderBy(pets.id)
    .all();
}

/** The keeper's pets that descend from this one, the newest first. */
export function listOffspring(db: Executor, uid: number, pet_id: number) {
  return preparedRows(db, 'offspring', () =>
    db
      .select(offspringColumns)
      .from(purchases)
      .innerJoin(pets, and(eq(pets.purchase_id, purchases.id), eq(pets.uid, purchases.uid)))
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .where(
        and(
          eq(purchases.parent_id, sql.placeholder('pet_id')),
          eq(purchases.uid, sql.placeholder('uid')),
        ),
      )
      .orderBy(desc(purchases.date), pets.name, pets.id),
  )({ pet_id, uid });
}
