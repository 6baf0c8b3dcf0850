import { eq, sql } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { countries, species } from '#src/db/schema.ts';
import { matchesSearch } from '#src/db/search.ts';

const columns = { code: countries.code, name: countries.name };
const byName = sql`${countries.name} COLLATE NOCASE`;

export function listSelectableCountries(db: Executor) {
  return db.select(columns).from(countries).orderBy(byName).all();
}

export function listCountries(
  db: Executor,
  query: { offset: number; limit: number; search?: string },
) {
  const { offset, limit, search } = query;
  const where = matchesSearch({ keys: [countries.search_key] }, search);
  const rows = db
    .select(columns)
    .from(countries)
    .where(where)
    .orderBy(byName)
    .limit(limit)
    .offset(offset)
    .all();
  return { rows, count: countRows(db, countries, where) };
}

export function findCountry(db: Executor, code: string) {
  return db
    .select({ ...columns, rev: countries.rev })
    .from(countries)
    .where(eq(countries.code, code))
    .get();
}

export function findCountryByName(db: Executor, name: string) {
  return db
    .select(columns)
    .from(countries)
    .where(eq(sql`lower(${countries.name})`, sql`lower(${name})`))
    .get();
}

export function insertCountry(db: Executor, code: string, name: string): void {
  db.insert(countries).values({ code, name }).run();
}

export function updateCountry(db: Executor, code: string, name: string): void {
  db.update(countries).set({ name }).where(eq(countries.code, code)).run();
}

export function deleteCountry(db: Executor, code: string): void {
  db.delete(countries).where(eq(countries.code, code)).run();
}

export function countSpeciesOf(db: Executor, code: string): number {
  return countRows(db, species, eq(species.country_code, code));
}
