import { and, asc, count, desc, eq, sql, sum } from 'drizzle-orm';
import type { Db, Executor } from '#src/db/database.ts';
import { petCard } from '#src/db/pet-card.ts';
import { prepared, preparedLimit, preparedRows } from '#src/db/prepared.ts';
import { pets, species, users } from '#src/db/schema.ts';
import { matchesPrepared, wordsKey, wordValues } from '#src/db/search.ts';
import { searchWords } from '#src/domain/text/search-words.ts';
import type { AdminPetSort, AnimalType } from '#src/domain/vocabulary.ts';

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
  keys: [pets.search_key, species.search_key],
  numbers: sql`${pets.id}, ${pets.former_no}`,
};

/** One page of a keeper's pets, and how many there are. */
export function listPets(db: Db, uid: number, query: PetListQuery) {
  const { offset, limit, sort_by } = query;
  const direction = query.asc === 'DESC' ? desc : asc;
  const page = preparedRows(db, `pets ${sort_by} ${query.asc} ${filterKey(query)}`, () =>
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
  const total = prepared(db, `pets count ${filterKey(query)}`, () =>
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
  return prepared(db, `pet ids ${filterKey(query)}`, () =>
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

const needsSpecies = ({ search, an_type }: PetFilter) => Boolean(search || an_type);
const filterKey = ({ search, an_type }: PetFilter) =>
  `${wordsKey(searchWords(search))} ${Boolean(an_type)}`;

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
