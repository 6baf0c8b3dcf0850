import { and, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { speciesColumns } from '#src/db/columns.ts';
import { countRows } from '#src/db/count-rows.ts';
import type { Db, Executor } from '#src/db/database.ts';
import { petCard } from '#src/db/pet-card.ts';
import { prepared } from '#src/db/prepared.ts';
import { countries, pets, species, speciesSynonyms, users } from '#src/db/schema.ts';
import { matchesSearch } from '#src/db/search.ts';
import { listMerged } from '#src/db/species-names.ts';
import { beginsWith, inGenus, speciesSearch, withSynonym } from './species-search.queries.ts';

export type SpeciesPet = ReturnType<typeof listOwnPetsOf>[number];
export type SelectableSpecies = ReturnType<typeof listSelectable>['rows'][number];

export const speciesWithCountry = {
  sc_id: species.sc_id,
  ...speciesColumns,
  country_name: countries.name,
};

export const byName = sql`${species.sc_name} COLLATE NOCASE`;

export function countSpecies(db: Db): number {
  const query = prepared(db, 'species count', () =>
    db.select({ count: count() }).from(species).prepare(),
  );
  return query.get()?.count ?? 0;
}

export function findSpecies(db: Executor, sc_id: number) {
  return db
    .select({ ...speciesWithCountry, de_name: species.de_name, rev: species.rev })
    .from(species)
    .leftJoin(countries, eq(countries.code, species.country_code))
    .where(eq(species.sc_id, sc_id))
    .get();
}

/** Names that the species had before, or that search finds it by. */
export function listSynonyms(db: Executor, sc_id: number): string[] {
  return db
    .select({ sc_name: speciesSynonyms.sc_name })
    .from(speciesSynonyms)
    .where(eq(speciesSynonyms.sc_id, sc_id))
    .orderBy(sql`${speciesSynonyms.sc_name} COLLATE NOCASE`)
    .all()
    .map((row) => row.sc_name);
}

/** The species of the keeper's animals by all names that they are known by, the older ones too. */
export function listOwnNames(db: Executor, uid: number) {
  const own = db.select({ sc_id: pets.sc_id }).from(pets).where(eq(pets.uid, uid));
  const former = db
    .select({ sc_id: speciesSynonyms.sc_id, sc_name: speciesSynonyms.sc_name })
    .from(speciesSynonyms)
    .where(inArray(speciesSynonyms.sc_id, own))
    .orderBy(sql`${speciesSynonyms.sc_name} COLLATE NOCASE`)
    .all();
  const bySpecies = Map.groupBy(former, ({ sc_id }) => sc_id);
  const merged = Map.groupBy(listMerged(db), ({ into_id }) => into_id);
  return db
    .select({
      sc_id: species.sc_id,
      sc_name: species.sc_name,
      cm_name: species.cm_name,
      de_name: species.de_name,
    })
    .from(species)
    .where(inArray(species.sc_id, own))
    .orderBy(species.sc_id)
    .all()
    .map((one) => ({
      ...one,
      synonyms: (bySpecies.get(one.sc_id) ?? []).map(({ sc_name }) => sc_name),
      merged: (merged.get(one.sc_id) ?? []).map(({ sc_id }) => sc_id),
    }));
}

const MOST_PETS = 100;

/** The keeper's own animals of a species, archived ones last. */
export function listOwnPetsOf(db: Executor, uid: number, sc_id: number) {
  return db
    .select(petCard)
    .from(pets)
    .innerJoin(species, eq(species.sc_id, pets.sc_id))
    .innerJoin(users, eq(users.uid, pets.uid))
    .where(and(eq(pets.uid, uid), inArray(pets.archived, [0, 1]), eq(pets.sc_id, sc_id)))
    .orderBy(pets.archived, sql`${pets.name} COLLATE NOCASE`, pets.id)
    .limit(MOST_PETS)
    .all();
}

/** Genera that begin with these letters, and how many species each has. */
export function listGenera(db: Executor, letters: string) {
  const genus = sql<string>`substr(${species.sc_name}, 1, instr(${species.sc_name} || ' ', ' ') - 1)`;
  return db
    .select({ genus: sql<string>`min(${genus})`, count: count() })
    .from(species)
    .where(letters ? beginsWith(letters) : undefined)
    .groupBy(sql`${genus} COLLATE NOCASE`)
    .orderBy(sql`${genus} COLLATE NOCASE`)
    .all();
}

/** Species to choose from: the keeper's own first, most recently used first; then by name. */
export function listSelectable(db: Executor, uid: number, search: string, limit = -1) {
  const own = db
    .select({ sc_id: pets.sc_id, last: sql<number>`max(${pets.id})`.as('last') })
    .from(pets)
    .where(eq(pets.uid, uid))
    .groupBy(pets.sc_id)
    .as('own');
  const start = search.trim();
  const rows = db
    .select({
      sc_id: species.sc_id,
      sc_name: species.sc_name,
      cm_name: species.cm_name,
      an_type: species.an_type,
    })
    .from(species)
    .leftJoin(own, eq(own.sc_id, species.sc_id))
    .where(matchesSearch(speciesSearch, search))
    .orderBy(
      desc(sql`ifnull(${own.last}, 0)`),
      ...(start ? [desc(inGenus(start)), desc(beginsWith(start))] : []),
      byName,
    )
    .limit(limit)
    .all();
  const found = matchesSearch(speciesSearch, search);
  return { rows: withSynonym(db, rows, search), count: countRows(db, species, found) };
}
