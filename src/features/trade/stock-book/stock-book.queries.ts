import { and, asc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { animalsEver, animalsOf, pastAnimals } from '#src/features/animals/pets/animal-counts.ts';
import { soldOut } from '#src/db/sold-out.ts';
import type { Executor } from '#src/db/database.ts';
import { bred, parent, parentName } from '#src/features/animals/pets/lineage.ts';
import { pastPets, pets, purchases, sales, species } from '#src/db/schema.ts';
import { petNumbers } from '#src/db/pet-card.ts';
import { matchesSearch, type SearchFields } from '#src/db/search.ts';
import type { AnimalType } from '#src/domain/enums.ts';

export type BookFilter = { search?: string | undefined; an_type?: AnimalType | undefined };

const acquired = {
  in_date: purchases.date,
  bred: sql<0 | 1>`ifnull(${bred}, 0)`,
  parent_name: parentName,
  seller: sql<string>`ifnull(purchases.seller, '')`,
  seller_address: sql<string>`ifnull(purchases.seller_address, '')`,
  in_document_no: sql<string>`ifnull(purchases.document_no, '')`,
  size: purchases.size,
};

/** Every pet of a keeper (or one of them) with how it came. */
export function listPets(db: Executor, uid: number, filter: BookFilter, id?: number) {
  return db
    .select({
      ...acquired,
      pet_id: pets.id,
      pet_no: pets.id,
      former_no: pets.former_no,
      tag: pets.tag,
      past_id: sql<null>`NULL`,
      purchase_id: pets.purchase_id,
      name: pets.name,
      sc_name: species.sc_name,
      cm_name: species.cm_name,
      gender: pets.gender,
      hatched: pets.hatched,
      kept_since: pets.kept_since,
      recorded: sql<string>`ifnull(${pets.kept_since}, substr(${pets.created}, 1, 10))`,
      in_count: animalsEver,
      an_count: pets.an_count,
      archived: pets.archived,
      archive_reason: pets.archive_reason,
      archive_date: pets.archive_date,
      archive_note: pets.archive_note,
      sold_out: soldOut,
    })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .leftJoin(purchases, eq(purchases.id, pets.purchase_id))
    .leftJoin(parent, eq(parent.id, purchases.parent_id))
    .where(
      and(
        eq(pets.uid, uid),
        id === undefined ? undefined : eq(pets.id, id),
        matching(filter, petSearch),
      ),
    )
    .orderBy(asc(pets.id))
    .all();
}

type WhichPast = { id?: number; pet_no?: number };

/** The record that an import brought back of a pet whose number was this one. */
export const findBack = (db: Executor, uid: number, pet_no: number): number | null =>
  db
    .select({ back_id: pastPets.back_id })
    .from(pastPets)
    .where(and(eq(pastPets.uid, uid), eq(pastPets.pet_no, pet_no)))
    .get()?.back_id ?? null;

/**
 * The same of pets whose record was deleted after animals had left, and did not come back; `which` chooses one, by either
 * number.
 */
export function listPastPets(db: Executor, uid: number, filter: BookFilter, which: WhichPast = {}) {
  const { id, pet_no } = which;
  return db
    .select({
      ...acquired,
      pet_id: sql<null>`NULL`,
      pet_no: pastPets.pet_no,
      former_no: pastPets.former_no,
      tag: pastPets.tag,
      past_id: pastPets.id,
      purchase_id: pastPets.purchase_id,
      name: pastPets.name,
      sc_name: pastSpecies,
      cm_name: sql<string>`ifnull(${species.cm_name}, '')`,
      gender: pastPets.gender,
      hatched: pastPets.hatched,
      kept_since: pastPets.kept_since,
      recorded: sql<string>`ifnull(${pastPets.kept_since}, substr(${pastPets.created}, 1, 10))`,
      in_count: pastAnimals,
      an_count: pastPets.an_count,
      archived: sql<0 | 1>`(past_pets.an_count > 0)`,
      archive_reason: pastPets.archive_reason,
      archive_date: pastPets.archive_date,
      archive_note: pastPets.archive_note,
      sold_out: sql<0 | 1>`0`,
    })
    .from(pastPets)
    .leftJoin(species, eq(species.sc_id, pastPets.sc_id))
    .leftJoin(purchases, eq(purchases.id, pastPets.purchase_id))
    .leftJoin(parent, eq(parent.id, purchases.parent_id))
    .where(
      and(
        eq(pastPets.uid, uid),
        isNull(pastPets.back_id),
        id === undefined ? undefined : eq(pastPets.id, id),
        pet_no === undefined ? undefined : eq(pastPets.pet_no, pet_no),
        sql`${pastAnimals} > 0`,
        matching(filter, pastSearch),
      ),
    )
    .orderBy(asc(pastPets.id))
    .all();
}

const pastSpecies = sql<string>`ifnull(${species.sc_name}, ${pastPets.sc_name})`;

/** The sales of a keeper whose animals did not come back, the oldest first. */
export function listSales(db: Executor, uid: number) {
  return db
    .select({
      slid: sales.slid,
      pet_id: sales.pet_id,
      past_id: sales.past_id,
      date: sales.s_date,
      count: sales.s_count,
      name: sales.buyer_name,
      address: sales.buyer_address,
      contact: sales.buyer_contact,
      document_no: sales.document_no,
      pet_name: sales.pet_name,
      sc_name: sales.sc_name,
    })
    .from(sales)
    .where(and(eq(sales.uid, uid), eq(sales.returned, 0)))
    .orderBy(asc(sales.s_date), asc(sales.slid))
    .all();
}

/** Sales of which nothing but themselves is known. Their species is a name only, so a kind is looked up by it. */
export function listLoneSales(db: Executor, uid: number, filter: BookFilter) {
  return db
    .select({ slid: sales.slid, cm_name: species.cm_name })
    .from(sales)
    .leftJoin(species, sql`lower(${species.sc_name}) = lower(${sales.sc_name})`)
    .where(
      and(
        eq(sales.uid, uid),
        isNull(sales.pet_id),
        isNull(sales.past_id),
        eq(sales.returned, 0),
        matching(filter, { keys: [sales.search_key, species.search_key] }),
      ),
    )
    .all();
}

/** Purchases of animals for which there are, or were, fewer pets than were bought. */
export function listLonePurchases(db: Executor, uid: number, filter: BookFilter) {
  const made = animalsOf(sql`purchases.id`);
  return db
    .select({
      ...acquired,
      purchase_id: purchases.id,
      name: purchases.custom_text,
      sc_name: species.sc_name,
      cm_name: species.cm_name,
      in_count: sql<number>`${purchases.count} - ${made}`,
    })
    .from(purchases)
    .innerJoin(species, eq(species.sc_id, purchases.sc_id))
    .leftJoin(parent, eq(parent.id, purchases.parent_id))
    .where(
      and(
        eq(purchases.uid, uid),
        sql`${purchases.count} > ${made}`,
        matching(filter, { keys: line }),
      ),
    )
    .orderBy(asc(purchases.date), asc(purchases.id))
    .all();
}

/** A search matches what a line shows: the animal, its species and number, from whom it came and to whom it went. */
const line = [species.search_key, purchases.search_key];
const petSearch = {
  keys: [pets.search_key, ...line, buyersOf(sql`sales.pet_id = pets.id`)],
  numbers: petNumbers,
  tag: pets.tag,
};
const pastSearch = {
  keys: [pastPets.search_key, ...line, buyersOf(sql`sales.past_id = past_pets.id`)],
  numbers: sql`${pastPets.pet_no}, ${pastPets.former_no}`,
  tag: pastPets.tag,
};

function buyersOf(which: SQL): SQL {
  return sql`(SELECT group_concat(search_key, '') FROM sales WHERE ${which})`;
}

function matching({ search, an_type }: BookFilter, fields: SearchFields): SQL | undefined {
  return and(an_type ? eq(species.an_type, an_type) : undefined, matchesSearch(fields, search));
}
