import { and, between, count, desc, eq, ne, or, sql, sum, type SQL } from 'drizzle-orm';
import { soldOut } from '#src/db/animals.ts';
import { saleColumns } from '#src/db/columns.ts';
import type { Executor } from '#src/db/database.ts';
import { pets, sales, species } from '#src/db/schema.ts';
import { contains } from '#src/db/search.ts';

export type SaleFilter = { search?: string | undefined; year?: number | undefined };
export type SaleRow = ReturnType<typeof listSales>[number];
export type Sale = NonNullable<ReturnType<typeof findSale>>;
export type NewSale = Omit<typeof sales.$inferInsert, 'slid' | 'uid' | 'import_id'>;
export type SoldPet = NonNullable<ReturnType<typeof findPet>>;

const sale = {
  ...saleColumns,
  /** the pet's name now, or the one it had when its record was deleted */
  name: sql<string>`ifnull(pets.name, sales.pet_name)`,
  sc_name: sql<string>`ifnull(species.sc_name, sales.sc_name)`,
};

const all = (db: Executor) =>
  db
    .select(sale)
    .from(sales)
    .leftJoin(pets, eq(pets.id, sales.pet_id))
    .leftJoin(species, eq(species.sc_id, pets.sc_id));

/** A keeper's sales, the newest first; without `page` all of them. */
export function listSales(
  db: Executor,
  uid: number,
  filter: SaleFilter,
  page: { offset: number; limit: number } = { offset: 0, limit: -1 },
) {
  return all(db)
    .where(matching(uid, filter))
    .orderBy(desc(sales.s_date), desc(sales.slid))
    .limit(page.limit)
    .offset(page.offset)
    .all();
}

export function countSales(db: Executor, uid: number, filter: SaleFilter): number {
  const found = db
    .select({ count: count() })
    .from(sales)
    .leftJoin(pets, eq(pets.id, sales.pet_id))
    .where(matching(uid, filter))
    .get();
  return found?.count ?? 0;
}

export function listSalesOfPet(db: Executor, pet_id: number) {
  return all(db)
    .where(eq(sales.pet_id, pet_id))
    .orderBy(desc(sales.s_date), desc(sales.slid))
    .all();
}

export function findSale(db: Executor, uid: number, slid: number) {
  return all(db).where(own(uid, slid)).get();
}

/** `sold_out`: its last animals were sold already. */
export function findPet(db: Executor, uid: number, id: number) {
  return db
    .select({
      id: pets.id,
      name: pets.name,
      sc_id: pets.sc_id,
      an_count: pets.an_count,
      size: pets.size,
      archived: pets.archived,
      archive_reason: pets.archive_reason,
      sold_out: soldOut,
    })
    .from(pets)
    .where(and(eq(pets.id, id), eq(pets.uid, uid)))
    .get();
}

export function findSpeciesName(db: Executor, sc_id: number): string {
  const found = db.select({ sc_name: species.sc_name }).from(species);
  return found.where(eq(species.sc_id, sc_id)).get()?.sc_name ?? '';
}

/** The keeper's last sale of this pet, else of its species, that brought something. */
export function findLikelySale(db: Executor, uid: number, pet: { id: number; sc_id: number }) {
  return db
    .select({ s_count: sales.s_count, total_price: sales.total_price })
    .from(sales)
    .innerJoin(pets, eq(pets.id, sales.pet_id))
    .where(and(eq(sales.uid, uid), eq(pets.sc_id, pet.sc_id), ne(sales.total_price, 0)))
    .orderBy(desc(eq(sales.pet_id, pet.id)), desc(sales.s_date), desc(sales.slid))
    .get();
}

export function insertSale(db: Executor, uid: number, values: NewSale): number {
  return db
    .insert(sales)
    .values({ ...values, uid })
    .returning({ slid: sales.slid })
    .get().slid;
}

export function updateSale(db: Executor, slid: number, changes: Partial<NewSale>): void {
  if (Object.keys(changes).length === 0) return;
  db.update(sales).set(changes).where(eq(sales.slid, slid)).run();
}

export function deleteSale(db: Executor, slid: number): void {
  db.delete(sales).where(eq(sales.slid, slid)).run();
}

export function updatePet(
  db: Executor,
  id: number,
  changes: Partial<Omit<typeof pets.$inferInsert, 'id' | 'uid'>>,
): void {
  db.update(pets).set(changes).where(eq(pets.id, id)).run();
}

/** No sale of the pet stands for its archiving any more. */
export function releaseArchiving(db: Executor, pet_id: number): void {
  db.update(sales).set({ archived_pet: 0 }).where(eq(sales.pet_id, pet_id)).run();
}

/** What was earned by year or month, the oldest first. */
export function sumSales(db: Executor, uid: number, by: 'year' | 'month', year?: number) {
  const period = sql<string>`substr(${sales.s_date}, 1, ${sql.raw(by === 'year' ? '4' : '7')})`;
  return db
    .select({
      period,
      count: count(),
      animals: sum(sales.s_count).mapWith(Number),
      total: sum(sales.total_price).mapWith(Number),
      shipping: sum(sales.shipping).mapWith(Number),
    })
    .from(sales)
    .where(and(eq(sales.uid, uid), inYear(year)))
    .groupBy(period)
    .orderBy(period)
    .all();
}

const own = (uid: number, slid: number) => and(eq(sales.slid, slid), eq(sales.uid, uid));

const inYear = (year: number | undefined) =>
  year === undefined ? undefined : between(sales.s_date, `${year}-01-01`, `${year}-12-31`);

function matching(uid: number, { search, year }: SaleFilter): SQL | undefined {
  return and(eq(sales.uid, uid), inYear(year), search ? matches(search) : undefined);
}

function matches(search: string) {
  return or(
    contains(pets.name, search),
    contains(sales.pet_name, search),
    contains(sales.sc_name, search),
    contains(sales.buyer_name, search),
    contains(sales.buyer_contact, search),
    contains(sales.document_no, search),
    contains(sales.s_notes, search),
  );
}
