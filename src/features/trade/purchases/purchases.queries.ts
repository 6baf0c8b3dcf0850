import { and, asc, between, count, desc, eq, sql, sum, type SQL } from 'drizzle-orm';
import { animalsEver, animalsOf } from '#src/features/animals/pets/animal-counts.ts';
import { columnsOf } from '#src/db/columns.ts';
import type { Executor } from '#src/db/database.ts';
import { insertRow } from '#src/db/prepared.ts';
import { bred, parent, parentName } from '#src/features/animals/pets/lineage.ts';
import { pets, purchases, species } from '#src/db/schema.ts';
import { matchesSearch } from '#src/db/search.ts';
import { withAmounts } from '#src/records/amounts.ts';
import { purchaseFields } from '#src/records/purchase.ts';

export type PurchaseFilter = { search?: string | undefined; year?: number | undefined };
export type PurchaseRow = ReturnType<typeof listPurchases>[number];
export type NewPurchase = Omit<typeof purchases.$inferInsert, 'id' | 'uid' | 'import_id'>;

/** The species that was bought; of older records that don't name it, the one of their first pet. */
const boughtSpecies = sql`ifnull(purchases.sc_id, (
  SELECT sc_id FROM pets WHERE purchase_id = purchases.id ORDER BY id LIMIT 1))`;

const purchase = {
  id: purchases.id,
  rev: purchases.rev,
  ...columnsOf(purchases, purchaseFields),
  bred: sql<0 | 1>`${bred}`,
  parent_id: parent.id,
  parent_name: parentName,
  sc_id: species.sc_id,
  sc_name: species.sc_name,
  cm_name: species.cm_name,
  an_type: species.an_type,
  /** the first three pets' names, and how many pets there are */
  name: sql<string>`ifnull((SELECT group_concat(name, ', ') FROM (
    SELECT name FROM pets WHERE purchase_id = purchases.id ORDER BY id LIMIT 3)), '')`,
  pets: sql<number>`(SELECT count(*) FROM pets WHERE purchase_id = purchases.id)`,
};
/** A keeper's purchases, the newest first; without `page` all of them. */
export function listPurchases(
  db: Executor,
  uid: number,
  filter: PurchaseFilter,
  page: { offset: number; limit: number } = { offset: 0, limit: -1 },
) {
  return db
    .select(purchase)
    .from(purchases)
    .leftJoin(species, eq(species.sc_id, boughtSpecies))
    .leftJoin(parent, eq(parent.id, purchases.parent_id))
    .where(matching(uid, filter))
    .orderBy(desc(purchases.date), desc(purchases.id))
    .limit(page.limit)
    .offset(page.offset)
    .all()
    .map(withDecimals);
}

export function countPurchases(db: Executor, uid: number, filter: PurchaseFilter): number {
  const found = db
    .select({ count: count() })
    .from(purchases)
    .leftJoin(species, eq(species.sc_id, boughtSpecies))
    .where(matching(uid, filter))
    .get();
  return found?.count ?? 0;
}

export function findPurchase(db: Executor, uid: number, id: number) {
  const found = db
    .select(purchase)
    .from(purchases)
    .leftJoin(species, eq(species.sc_id, boughtSpecies))
    .leftJoin(parent, eq(parent.id, purchases.parent_id))
    .where(own(uid, id))
    .get();
  return found && withDecimals(found);
}

const withDecimals = <Row extends { currency: string }>(row: Row) =>
  withAmounts(purchaseFields, row);

/** The pets that were made from a purchase; `animals`: with those that were sold since. */
export function listPetsOf(db: Executor, purchase_id: number) {
  return listPets(db, eq(pets.purchase_id, purchase_id));
}

/** The keeper's pets that descend from one, the newest first. */
export function listChildren(db: Executor, uid: number, pet_id: number) {
  return listPets(db, and(eq(pets.uid, uid), eq(purchases.parent_id, pet_id)));
}

function listPets(db: Executor, where: SQL | undefined) {
  return db
    .select({
      id: pets.id,
      name: pets.name,
      sc_name: species.sc_name,
      an_type: species.an_type,
      gender: pets.gender,
      an_count: pets.an_count,
      animals: animalsEver,
      archived: pets.archived,
      archive_reason: pets.archive_reason,
      has_img: pets.has_img,
      img_version: pets.img_version,
      purchase_id: purchases.id,
      date: purchases.date,
    })
    .from(pets)
    .innerJoin(purchases, eq(purchases.id, pets.purchase_id))
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(where)
    .orderBy(desc(purchases.date), asc(pets.id))
    .all();
}

/** Animals that pets of this purchase stand for, or stood for: the sold and the deleted ones too. */
export function countAnimalsOf(db: Executor, purchase_id: number): number {
  const query = sql`SELECT ${animalsOf(sql`${purchase_id}`)} AS animals`;
  return db.all<{ animals: number }>(query)[0]?.animals ?? 0;
}

export function findPet(db: Executor, uid: number, id: number) {
  return db
    .select({
      sc_id: pets.sc_id,
      purchase_id: pets.purchase_id,
      animals: animalsEver,
    })
    .from(pets)
    .where(and(eq(pets.id, id), eq(pets.uid, uid)))
    .get();
}

/** The pets that a pet descends from, as far as it is known. */
export function listAncestors(db: Executor, pet_id: number): number[] {
  const rows = db.all<{ id: number }>(sql`
    WITH RECURSIVE line (id) AS (
      SELECT ${pet_id}
      UNION
      SELECT purchases.parent_id FROM line
      JOIN pets ON pets.id = line.id
      JOIN purchases ON purchases.id = pets.purchase_id AND purchases.parent_id IS NOT NULL
    )
    SELECT id FROM line WHERE id <> ${pet_id}`);
  return rows.map(({ id }) => id);
}

export const insertPurchase = (db: Executor, values: typeof purchases.$inferInsert): number =>
  insertRow(db, purchases, purchases.id, values);

export function updatePurchase(
  db: Executor,
  uid: number,
  id: number,
  changes: Partial<NewPurchase>,
): void {
  if (Object.keys(changes).length === 0) return;
  db.update(purchases).set(changes).where(own(uid, id)).run();
}

export function deletePurchase(db: Executor, uid: number, id: number): boolean {
  return db.delete(purchases).where(own(uid, id)).returning({ id: purchases.id }).all().length > 0;
}

export function linkPet(db: Executor, pet_id: number, purchase_id: number): void {
  db.update(pets).set({ purchase_id }).where(eq(pets.id, pet_id)).run();
}

/** What was spent by year or month and currency, in minor units, the oldest first. */
export function sumPurchases(db: Executor, uid: number, by: 'year' | 'month', year?: number) {
  const period = sql<string>`substr(${purchases.date}, 1, ${sql.raw(by === 'year' ? '4' : '7')})`;
  return db
    .select({
      period,
      currency: purchases.currency,
      count: count(),
      total: sum(purchases.price).mapWith(Number),
    })
    .from(purchases)
    .where(and(eq(purchases.uid, uid), inYear(year)))
    .groupBy(period, purchases.currency)
    .orderBy(period)
    .all();
}

const own = (uid: number, id: number) => and(eq(purchases.id, id), eq(purchases.uid, uid));

const inYear = (year: number | undefined) =>
  year === undefined ? undefined : between(purchases.date, `${year}-01-01`, `${year}-12-31`);

function matching(uid: number, { search, year }: PurchaseFilter): SQL | undefined {
  return and(eq(purchases.uid, uid), inYear(year), matchesSearch(searched, search));
}

/** With the names and numbers of the pets that were bought. */
const searched = {
  keys: [
    purchases.search_key,
    species.search_key,
    sql`(SELECT group_concat(search_key, '') FROM pets WHERE purchase_id = purchases.id)`,
  ],
  numbers: sql`SELECT id FROM pets WHERE purchase_id = purchases.id
    UNION ALL SELECT former_no FROM pets WHERE purchase_id = purchases.id
    UNION ALL SELECT value FROM pets, json_each(pets.earlier_nos) WHERE purchase_id = purchases.id`,
};
