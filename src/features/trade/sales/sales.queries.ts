import {
  and,
  asc,
  between,
  count,
  desc,
  eq,
  inArray,
  ne,
  or,
  sql,
  sum,
  type SQL,
} from 'drizzle-orm';
import { soldOut } from '#src/db/sold-out.ts';
import { saleColumns } from '#src/db/columns.ts';
import type { Executor } from '#src/db/database.ts';
import { petIdentity, petNumbers } from '#src/db/pet-card.ts';
import { insertRow } from '#src/db/prepared.ts';
import { handOverPets, handOvers, pets, sales, species } from '#src/db/schema.ts';
import { withAmounts } from '#src/records/amounts.ts';
import { saleFields } from '#src/records/sale.ts';
import { matchesSearch } from '#src/db/search.ts';
import { petSearch } from '#src/features/animals/pets/pets.queries.ts';

export type SaleFilter = { search?: string | undefined; year?: number | undefined };
export type SaleRow = ReturnType<typeof listSales>[number];
export type Sale = NonNullable<ReturnType<typeof findSale>>;
type NewSale = Omit<typeof sales.$inferInsert, 'slid' | 'uid' | 'import_id'>;
export type SoldPet = NonNullable<ReturnType<typeof findPet>>;

const sale = {
  ...saleColumns,
  rev: sales.rev,
  archived_before: sales.archived_before,
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
    .all()
    .map(withDecimals);
}

export function countSales(db: Executor, uid: number, filter: SaleFilter): number {
  const found = db
    .select({ count: count() })
    .from(sales)
    .leftJoin(pets, eq(pets.id, sales.pet_id))
    .leftJoin(species, eq(species.sc_id, pets.sc_id))
    .where(matching(uid, filter))
    .get();
  return found?.count ?? 0;
}

export function listSalesOfPet(db: Executor, pet_id: number) {
  return all(db)
    .where(eq(sales.pet_id, pet_id))
    .orderBy(desc(sales.s_date), desc(sales.slid))
    .all()
    .map(withDecimals);
}

export function findSale(db: Executor, uid: number, slid: number) {
  const found = all(db).where(own(uid, slid)).get();
  return found && withDecimals(found);
}

const withDecimals = <Row extends { currency: string }>(row: Row) => withAmounts(saleFields, row);

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
      archive_date: pets.archive_date,
      sold_out: soldOut,
    })
    .from(pets)
    .where(and(eq(pets.id, id), eq(pets.uid, uid)))
    .get();
}

/** Animals that a sale can be noted of: those that are kept, then those archived as sold without one. */
export function listSellable(
  db: Executor,
  uid: number,
  { search, offset, limit }: { search?: string | undefined; offset: number; limit: number },
) {
  const isGone = and(eq(pets.archive_reason, 'sold'), sql`NOT ${soldOut}`);
  const isThere = or(eq(pets.archived, 0), isGone);
  const where = and(eq(pets.uid, uid), isThere, matchesSearch(petSearch, search));
  const rows = db
    .select({ ...petIdentity, archived: pets.archived, archive_date: pets.archive_date })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(where)
    .orderBy(asc(pets.archived), asc(sql`${pets.name} COLLATE NOCASE`), asc(pets.id))
    .limit(limit)
    .offset(offset)
    .all();
  const total = db
    .select({ count: count() })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(where)
    .get();
  return { rows, count: total?.count ?? 0 };
}

export function findSpeciesName(db: Executor, sc_id: number): string {
  const found = db.select({ sc_name: species.sc_name }).from(species);
  return found.where(eq(species.sc_id, sc_id)).get()?.sc_name ?? '';
}

/** The keeper's last sale of this pet, else of its species, that brought something of this currency, in minor units. */
export function findSuggestedSale(
  db: Executor,
  uid: number,
  pet: { id: number; sc_id: number },
  currency: string,
) {
  return db
    .select({ s_count: sales.s_count, total_price: sales.total_price })
    .from(sales)
    .innerJoin(pets, eq(pets.id, sales.pet_id))
    .where(
      and(
        eq(sales.uid, uid),
        eq(pets.sc_id, pet.sc_id),
        eq(sales.currency, currency),
        ne(sales.total_price, 0),
      ),
    )
    .orderBy(desc(eq(sales.pet_id, pet.id)), desc(sales.s_date), desc(sales.slid))
    .get();
}

export const insertSale = (db: Executor, values: typeof sales.$inferInsert): number =>
  insertRow(db, sales, sales.slid, values);

export function updateSale(db: Executor, slid: number, changes: Partial<NewSale>): void {
  if (Object.keys(changes).length === 0) return;
  db.update(sales).set(changes).where(eq(sales.slid, slid)).run();
}

/** The animals of a sale are offered no longer where its buyer has not taken them over. */
export function withdrawSold(db: Executor, slid: number): void {
  const open = db.select({ id: handOvers.id }).from(handOvers).where(eq(handOvers.state, 'open'));
  db.delete(handOverPets)
    .where(and(eq(handOverPets.slid, slid), inArray(handOverPets.hand_over_id, open)))
    .run();
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

/** What was earned by year or month and currency, in minor units, the oldest first. */
export function sumSales(db: Executor, uid: number, by: 'year' | 'month', year?: number) {
  const period = sql<string>`substr(${sales.s_date}, 1, ${sql.raw(by === 'year' ? '4' : '7')})`;
  return db
    .select({
      period,
      currency: sales.currency,
      count: count(),
      animals: sum(sales.s_count).mapWith(Number),
      total: sum(sales.total_price).mapWith(Number),
      shipping: sum(sales.shipping).mapWith(Number),
    })
    .from(sales)
    .where(and(eq(sales.uid, uid), inYear(year)))
    .groupBy(period, sales.currency)
    .orderBy(period)
    .all();
}

const own = (uid: number, slid: number) => and(eq(sales.slid, slid), eq(sales.uid, uid));

const inYear = (year: number | undefined) =>
  year === undefined ? undefined : between(sales.s_date, `${year}-01-01`, `${year}-12-31`);

function matching(uid: number, { search, year }: SaleFilter): SQL | undefined {
  return and(eq(sales.uid, uid), inYear(year), matchesSearch(searched, search));
}

/** The pet's number here, or the one it had before its record was deleted. */
const searched = {
  keys: [sales.search_key, pets.search_key, species.search_key],
  numbers: sql`${petNumbers}
    UNION ALL SELECT pet_no FROM past_pets WHERE past_pets.id = sales.past_id`,
  tag: pets.tag,
};
