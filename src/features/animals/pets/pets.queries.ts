import { and, asc, count, desc, eq, inArray, ne, or, sql, sum } from 'drizzle-orm';
import { columnsOf, planColumns } from '#src/db/columns.ts';
import type { Db, Executor } from '#src/db/database.ts';
import { isShown, petCard, petNumbers, placeKey } from '#src/db/pet-card.ts';
import { insertRow, prepared, preparedLimit, preparedRows } from '#src/db/prepared.ts';
import { pets, planPets, plans, species, users } from '#src/db/schema.ts';
import { matchesPrepared, wordsKey, wordValues } from '#src/db/search.ts';
import type { AdminPetSort, AnimalType } from '#src/domain/enums.ts';
import { searchWords } from '#src/domain/text/search-words.ts';
import { petFields } from '#src/records/pet.ts';

export type PetCard = ReturnType<typeof listPets>['rows'][number];

export type PetListQuery = {
  offset: number;
  limit: number;
  sort_by: AdminPetSort;
  asc: 'ASC' | 'DESC';
  archived: 0 | 1;
  search: string;
  an_type?: AnimalType | undefined;
};

type PetFilter = Pick<PetListQuery, 'archived' | 'search' | 'an_type'>;

export const sortColumns = {
  sc_name: sql`${species.sc_name} COLLATE NOCASE`,
  name: sql`${pets.name} COLLATE NOCASE`,
  date_f: pets.date_f,
  mmt: pets.mmt,
  an_type: species.an_type,
  id: pets.id,
} as const;

/** The columns that a search for pets matches. */
export const petSearch = {
  keys: [pets.search_key, species.search_key, placeKey],
  numbers: petNumbers,
  tag: pets.tag,
};

/** One page of a keeper's pets, and how many there are. */
export function listPets(db: Db, uid: number, query: PetListQuery) {
  const { offset, limit, sort_by } = query;
  const direction = query.asc === 'DESC' ? desc : asc;
  const page = preparedRows(db, keyOf(`pets ${sort_by} ${query.asc}`, query), () =>
    db
      .select(petCard)
      .from(pets)
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .innerJoin(users, eq(users.uid, pets.uid))
      .where(filter(query))
      .orderBy(direction(sortColumns[sort_by]), direction(pets.id))
      .limit(preparedLimit('limit'))
      .offset(sql.placeholder('offset')),
  );
  const total = prepared(db, keyOf('pets count', query), () =>
    (needsSpecies(query)
      ? db.select({ count: count() }).from(pets).innerJoin(species, eq(species.sc_id, pets.sc_id))
      : db.select({ count: count() }).from(pets)
    )
      .where(filter(query))
      .prepare(),
  );
  const values = { ...filterValues(uid, query), offset, limit };
  return { rows: page(values), count: total.get(values)?.count ?? 0 };
}

/** The ids of all pets of a list, over all pages, at most `most`: for selecting them at once. */
export function listPetIds(db: Db, uid: number, query: PetFilter, most: number): number[] {
  return prepared(db, keyOf('pet ids', query), () =>
    db
      .select({ id: pets.id })
      .from(pets)
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .where(filter(query))
      .orderBy(pets.id)
      .limit(preparedLimit('most'))
      .prepare(),
  )
    .all({ ...filterValues(uid, query), most })
    .map((row) => row.id);
}

/** How many pets of each animal type a keeper has, kept or archived, the most first. */
export function countByType(db: Executor, uid: number, archived: 0 | 1) {
  return db
    .select({
      an_type: species.an_type,
      count: count(),
      animals: sum(pets.an_count).mapWith(Number),
    })
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .where(and(eq(pets.uid, uid), eq(pets.archived, archived)))
    .groupBy(species.an_type)
    .orderBy(desc(count()), species.an_type)
    .all();
}

export type PetDetail = NonNullable<ReturnType<typeof findPet>>;

export const petColumns = {
  ...petCard,
  ...columnsOf(pets, petFields),
  rev: pets.rev,
  offer_food: pets.offer_food,
  purchase_id: pets.purchase_id,
  env_type: species.env_type,
  humidity: species.humidity,
  country_code: species.country_code,
};

/** Everything a pet's own page shows of it, for any owner: the caller checks who may see it. */
export function findPet(db: Db, id: number) {
  return preparedRows(db, 'pet', () =>
    db
      .select(petColumns)
      .from(pets)
      .innerJoin(species, eq(species.sc_id, pets.sc_id))
      .innerJoin(users, eq(users.uid, pets.uid))
      .where(and(eq(pets.id, sql.placeholder('id')), isShown)),
  )({ id })[0];
}

const tagged = () => and(eq(pets.tag, sql.placeholder('tag')), ne(pets.tag, sql`''`));

/** The id of the pet that has a tag: of an animal that was handed over, the record of its keeper of today. */
export function findPetWithTag(db: Executor, tag: string): number | undefined {
  return prepared(db, 'pet with tag', () =>
    db
      .select({ id: pets.id })
      .from(pets)
      .where(and(tagged(), eq(pets.handed_over, sql`0`)))
      .prepare(),
  ).get({ tag })?.id;
}

/** The id of the pet that a tag means to a reader: their own record, also one that was handed over, else the pet that has it. */
export function findPetByTag(db: Executor, tag: string, uid: number | null): number | undefined {
  return prepared(db, 'pet by tag', () => {
    const isOwn = eq(pets.uid, sql.placeholder('uid'));
    return db
      .select({ id: pets.id })
      .from(pets)
      .where(and(tagged(), or(isOwn, eq(pets.handed_over, sql`0`))))
      .orderBy(desc(isOwn), asc(pets.handed_over), asc(pets.archived), desc(pets.id))
      .limit(1)
      .prepare();
  }).get({ tag, uid })?.id;
}

/** The ids of a keeper's pets that had a number before they were imported. */
export function listFormerly(db: Executor, uid: number, no: number): number[] {
  return db
    .select({ id: pets.id })
    .from(pets)
    .where(and(eq(pets.uid, uid), ne(pets.id, no), sql`${no} IN (${petNumbers})`))
    .orderBy(asc(pets.id))
    .all()
    .map(({ id }) => id);
}

/** The plans a pet is assigned to, active ones first. */
export function listPlansOfPet(db: Executor, pet_id: number) {
  return preparedRows(db, 'plans of pet', () =>
    db
      .select(planColumns)
      .from(planPets)
      .innerJoin(plans, eq(plans.fp_id, planPets.fp_id))
      .where(eq(planPets.pet_id, sql.placeholder('pet_id')))
      .orderBy(desc(plans.fp_active), plans.fp_name),
  )({ pet_id });
}

export const insertPet = (db: Executor, values: typeof pets.$inferInsert): number =>
  insertRow(db, pets, pets.id, values);

type Changes = Partial<Omit<typeof pets.$inferInsert, 'id' | 'uid'>>;

/** False when the keeper has no such pet. */
export function updatePet(db: Executor, uid: number, id: number, changes: Changes): boolean {
  return (
    db.update(pets).set(changes).where(own(uid, id)).returning({ id: pets.id }).all().length > 0
  );
}

/** Changes those of the pets whose archived flag differs. Returns their ids. */
export function updatePetsUnlessSo(
  db: Executor,
  ids: number[],
  archived: 0 | 1,
  changes: Changes,
): number[] {
  if (ids.length === 0) return [];
  return db
    .update(pets)
    .set(changes)
    .where(and(inArray(pets.id, ids), ne(pets.archived, archived)))
    .returning({ id: pets.id })
    .all()
    .map((row) => row.id);
}

/** Whether animals are archived, in the order of the ids. */
export function listArchived(db: Executor, ids: number[]) {
  const rows = db
    .select({
      id: pets.id,
      archived: pets.archived,
      archive_reason: pets.archive_reason,
      archive_date: pets.archive_date,
      archive_note: pets.archive_note,
    })
    .from(pets)
    .where(inArray(pets.id, ids))
    .all();
  const byId = new Map(rows.map(({ id, ...row }) => [id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Adds `step` (may be negative) in one statement. Null when there is no such pet, or the result would be below one. */
export function addToCount(
  db: Executor,
  uid: number,
  id: number,
  step: number,
  most: number,
): number | null {
  const within = sql`${pets.an_count} + ${step} BETWEEN 1 AND ${most}`;
  const row = db
    .update(pets)
    .set({ an_count: sql`${pets.an_count} + ${step}` })
    .where(and(own(uid, id), within))
    .returning({ an_count: pets.an_count })
    .get();
  return row?.an_count ?? null;
}

export function deletePet(db: Executor, uid: number, id: number): boolean {
  return db.delete(pets).where(own(uid, id)).returning({ id: pets.id }).all().length > 0;
}

const own = (uid: number, id: number) => and(eq(pets.id, id), eq(pets.uid, uid));

const needsSpecies = ({ search, an_type }: PetFilter) => Boolean(search || an_type);
function keyOf(statement: string, { search, an_type }: PetFilter): string | null {
  const words = wordsKey(searchWords(search));
  return words === null ? null : `${statement} ${words} ${Boolean(an_type)}`;
}

function filter({ search, an_type }: PetFilter) {
  return and(
    eq(pets.uid, sql.placeholder('uid')),
    eq(pets.archived, sql.placeholder('archived')),
    matchesPrepared(petSearch, searchWords(search)),
    an_type ? eq(species.an_type, sql.placeholder('an_type')) : undefined,
  );
}

function filterValues(uid: number, { archived, search, an_type }: PetFilter) {
  return { uid, archived, ...wordValues(searchWords(search)), an_type };
}
