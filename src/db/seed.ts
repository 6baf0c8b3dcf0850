import { sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Db, Executor } from './database.ts';
import { fromRows, jsonRows } from './rows.ts';
import { countries, pets, species, speciesSynonyms, users } from './schema.ts';
import { starterCountries } from './starter/countries.ts';
import { starterSpecies, starterSynonyms } from './starter/species.ts';

/** The built-in user: owns the guide's example pets and can't log in. */
export const BUILT_IN_UID = 1;

/**
 * Owns the records of deleted accounts until they are removed: the built-in user has those that are being imported, and
 * would count the feeders of both.
 */
export const LEAVING_UID = -1;

/** Example pets of the guide. Their pictures ship with the program as tid_-2 and tid_-3. */
const EXAMPLE_PETS = [
  { id: -2, name: 'Rosalía', sc_name: 'Brachypelma hamorii', gender: 'f' },
  { id: -3, name: 'Juno', sc_name: 'Python regius', gender: 'f' },
] as const;

/** Fills an empty database with the data of a fresh installation: once, in one transaction. */
export function seed(db: Db): void {
  seedOnce(db);
  const leaving = { uid: LEAVING_UID, uname: 'Exuvia', email: 'leaving' };
  if (!hasUser(db, LEAVING_UID)) db.insert(users).values(leaving).run();
}

const hasUser = (db: Db, uid: number): boolean =>
  db
    .select({ uid: users.uid })
    .from(users)
    .where(sql`${users.uid} = ${uid}`)
    .get() !== undefined;

function seedOnce(db: Db): void {
  if (hasUser(db, BUILT_IN_UID)) return;
  db.transaction((tx) => {
    tx.insert(users).values({ uid: BUILT_IN_UID, uname: 'Exuvia', email: '' }).run();
    fill(tx, countries, starterCountries);
    fill(tx, species, starterSpecies);
    tx.run(sql`
      INSERT INTO ${speciesSynonyms} (sc_id, sc_name)
      SELECT ${species.sc_id}, value->>'name' FROM json_each(${JSON.stringify(starterSynonyms)})
      JOIN ${species} ON ${species.sc_name} = value->>'of'`);
    for (const { sc_name, ...pet } of EXAMPLE_PETS) {
      const kind = tx
        .select({ sc_id: species.sc_id })
        .from(species)
        .where(sql`lower(${species.sc_name}) = lower(${sc_name})`)
        .get();
      if (kind)
        tx.insert(pets)
          .values({ ...pet, ...kind, uid: BUILT_IN_UID, is_public: 1, has_img: 1 })
          .run();
    }
  });
}

/** In one statement: those of long VALUES lists took 20 MB. */
function fill(db: Executor, table: SQLiteTable, starter: readonly object[]): void {
  for (const rows of jsonRows(starter))
    db.insert(table).select(fromRows(table)).prepare().run(rows);
}
