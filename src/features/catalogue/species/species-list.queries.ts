import { and, asc, desc, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { countries, pets, species } from '#src/db/schema.ts';
import type { AnimalType, EnvType, SortDirection, SpeciesSort } from '#src/domain/enums.ts';
import { nicknamed } from '#src/domain/species/said-species.ts';
import { byName, speciesWithCountry } from './species.queries.ts';
import { matchesSearch } from '#src/db/search.ts';
import { inGenus, speciesSearch, withSynonym } from './species-search.queries.ts';

export type SpeciesRow = ReturnType<typeof listSpecies>['rows'][number];

type SpeciesListQuery = {
  offset: number;
  limit: number;
  sort_by: SpeciesSort;
  asc: SortDirection;
  /** Whose common names it is sorted by. */
  language: Spoken;
  search?: string;
  genus?: string;
  an_type?: AnimalType;
  env_type?: EnvType;
  humidity?: number;
  country_code?: string;
  /** only what the keeper keeps */
  kept?: boolean;
};

/** Rows without the value come last, in either direction. */
const orders: Record<SpeciesSort, (way: (by: SQL) => SQL, language: Spoken) => SQL[]> = {
  sc_name: (way) => [way(byName)],
  an_type: (way) => [way(sql`${species.an_type}`), asc(byName)],
  cm_name: (way, language) => [
    asc(sql`${shownName(language)} = ''`),
    way(sql`${shownName(language)} COLLATE NOCASE`),
    asc(byName),
  ],
  country_name: (way) => [
    asc(sql`${countries.name} IS NULL`),
    way(sql`${countries.name} COLLATE NOCASE`),
    asc(byName),
  ],
};

/** As commonName of the domain. */
const shownName = (language: Spoken): SQL =>
  language === 'de'
    ? sql`iif(${species.de_name} = '', ${species.cm_name}, ${species.de_name})`
    : sql`${species.cm_name}`;

/**
 * One page of the shared list and how many there are. `synonym` is the older name by which the search found a species;
 * kept, pet_id and img_version are about the caller's own pets: how many, and one that has a picture.
 */
export function listSpecies(db: Executor, uid: number | null, query: SpeciesListQuery) {
  const where = filterOf(uid, query);
  const way = query.asc === 'DESC' ? desc : asc;
  // Ids first: sorting twenty thousand care sheets is expensive.
  const ids = db
    .select({ sc_id: species.sc_id })
    .from(species)
    .leftJoin(countries, eq(countries.code, species.country_code))
    .where(where)
    .orderBy(...orders[query.sort_by]((by) => way(by), query.language), asc(species.sc_id))
    .limit(query.limit)
    .offset(query.offset)
    .all()
    .map((row) => row.sc_id);
  return { rows: rowsOf(db, uid, ids, query.search ?? ''), count: countRows(db, species, where) };
}

function filterOf(uid: number | null, query: SpeciesListQuery): SQL | undefined {
  const { search, genus, an_type, env_type, humidity, country_code, kept } = query;
  return and(
    isFound(search),
    genus ? inGenus(genus) : undefined,
    an_type && eq(species.an_type, an_type),
    env_type && eq(species.env_type, env_type),
    humidity === undefined ? undefined : eq(species.humidity, humidity),
    country_code ? eq(species.country_code, country_code) : undefined,
    kept ? inArray(species.sc_id, sql`(${ownSpecies(uid)})`) : undefined,
  );
}

/** By a name, or by what keepers call it for short: 'GBB'. */
function isFound(search = ''): SQL | undefined {
  const meant = nicknamed(search);
  const named = matchesSearch(speciesSearch, search);
  return meant.length > 0 ? or(named, inArray(species.sc_name, [...meant])) : named;
}

const ownSpecies = (uid: number | null) =>
  sql`SELECT ${pets.sc_id} FROM ${pets} WHERE ${pets.uid} = ${uid ?? 0} AND ${pets.archived} = 0`;

function rowsOf(db: Executor, uid: number | null, ids: number[], search: string) {
  if (ids.length === 0) return [];
  const rows = db
    .select(speciesWithCountry)
    .from(species)
    .leftJoin(countries, eq(countries.code, species.country_code))
    .where(inArray(species.sc_id, ids))
    .all();
  const own = new Map(listOwn(db, uid, ids).map(({ sc_id, ...rest }) => [sc_id, rest]));
  const place = new Map(ids.map((sc_id, at) => [sc_id, at]));
  return withSynonym(db, rows, search)
    .map((row) => ({ ...row, ...(own.get(row.sc_id) ?? NONE) }))
    .toSorted((a, b) => (place.get(a.sc_id) ?? 0) - (place.get(b.sc_id) ?? 0));
}

const NONE = { kept: 0, pet_id: null as number | null, img_version: null as number | null };

/** How many of each the keeper has, and the pet whose picture represents the species: the newest kept one. */
function listOwn(db: Executor, uid: number | null, ids: number[]) {
  if (uid === null) return [];
  return db
    .select({
      sc_id: pets.sc_id,
      kept: sql<number>`ifnull(sum(${pets.an_count}) FILTER (WHERE ${pets.archived} = 0), 0)`,
      pet_id: pictured(sql`id`),
      img_version: pictured(sql`img_version`),
    })
    .from(pets)
    .where(and(eq(pets.uid, uid), inArray(pets.archived, [0, 1]), inArray(pets.sc_id, ids)))
    .groupBy(pets.sc_id)
    .all();
}

// `pets.` is explicit: with one table in the query drizzle writes unqualified columns, and inside the subquery 'uid'
// would be the subquery's own.
const pictured = (column: SQL) => sql<number | null>`(
  SELECT ${column} FROM pets AS pictured
  WHERE pictured.uid = pets.uid AND pictured.archived IN (0, 1)
    AND pictured.sc_id = pets.sc_id AND pictured.has_img = 1
  ORDER BY pictured.archived, pictured.id DESC LIMIT 1)`;
