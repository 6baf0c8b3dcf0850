import type { Database } from 'bun:sqlite';
import { openDatabase } from '#src/db/database.ts';
import { hashPassword } from '#src/platform/security/password-hashes.ts';

/** A club of a given size: 1x is 50 keepers, 5,000 pets, 250,000 feedings. Uids start at 2, pets' ids at 1. */
export type Club = { keepers: number; pets: number; feedings: number };

export const clubOf = (scale: number): Club => ({
  keepers: 50 * scale,
  pets: 5000 * scale,
  feedings: 250_000 * scale,
});

export const PASSWORD = 'tarantula-bench';
export const emailOf = (uid: number) => `keeper${uid}@example.org`;

/**
 * Builds a club in a file. The rows are generated inside SQLite; the triggers are disabled meanwhile and the derived
 * columns computed once at the end, which a test of the product shows to be the same.
 */
export async function buildClub(file: string, club: Club): Promise<void> {
  const { $client: sqlite } = openDatabase(file);
  const password = await hashPassword(PASSWORD);
  sqlite.run('PRAGMA synchronous = OFF');
  sqlite.transaction(() => fill(sqlite, club, password))();
  sqlite.run('ANALYZE');
  sqlite.run('PRAGMA wal_checkpoint(TRUNCATE)');
  sqlite.close();
}

const count = (n: number) =>
  `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${n})`;

function fill(sqlite: Database, { keepers, pets, feedings }: Club, password: string): void {
  const triggers = sqlite
    .query<{ name: string }, []>(`SELECT name FROM sqlite_master WHERE type = 'trigger'`)
    .all();
  for (const { name } of triggers) sqlite.run(`DROP TRIGGER ${name}`); // the next start creates them again
  const each = Math.floor(feedings / pets);
  sqlite.run(`${count(keepers)} INSERT INTO users (uid, uname, email, password_hash, mail_confirmed)
    SELECT i + 1, 'Keeper ' || i, 'keeper' || (i + 1) || '@example.org', '${password}', 1 FROM n`);
  sqlite.run(`${count(pets)} INSERT INTO pets (id, uid, sc_id, name, gender, an_count)
    SELECT i, 2 + i % ${keepers}, 1 + (i * 7919) % (SELECT max(sc_id) FROM species), 'Pet ' || i, 'f', 1 FROM n`);
  sqlite.run(`INSERT INTO feedings (pet_id, date_f, food, progress, recorded)
    SELECT p.id, date('2026-11-01', '-' || ((k.i - 1) * 6 + p.id % 5) || ' days'),
      CASE (p.id + k.i) % 3 WHEN 0 THEN 'Dubia roach' WHEN 1 THEN 'Locust' ELSE 'House cricket' END,
      CASE WHEN (p.id + k.i) % 17 = 0 THEN 2 ELSE 0 END, 1790000000000 - k.i
    FROM pets p, (${count(each)} SELECT i FROM n) k WHERE p.id > 0`);
  sqlite.run(`INSERT INTO molts (pet_id, date_mt, size)
    SELECT p.id, date('2026-10-01', '-' || (k.i * 120 + p.id % 50) || ' days'), 12.0 / k.i
    FROM pets p, (${count(4)} SELECT i FROM n) k WHERE p.id > 0`);
  sqlite.run(`INSERT INTO plans (fp_id, uid, fp_name, fp_repeat, fp_start, def_feeder)
    SELECT uid, uid, 'Plan of ' || uid, 7, '2026-01-05', 'Dubia roach' FROM users WHERE uid > 1`);
  sqlite.run(
    `INSERT INTO plan_pets (fp_id, pet_id) SELECT uid, id FROM pets WHERE id > 0 AND id <= ${keepers * 80}`,
  );
  sqlite.run(`UPDATE pets SET
    (date_f, food) = (SELECT date_f, food FROM feedings WHERE pet_id = pets.id AND progress = 0
      ORDER BY date_f DESC, recorded DESC, id DESC LIMIT 1),
    (offer_date, offer_food, progress) = (SELECT date_f, food, progress FROM feedings WHERE pet_id = pets.id
      ORDER BY date_f DESC, recorded DESC, id DESC LIMIT 1),
    mmt = (SELECT max(date_mt) FROM molts WHERE pet_id = pets.id),
    size = (SELECT size FROM molts WHERE pet_id = pets.id ORDER BY date_mt DESC LIMIT 1)
    WHERE id > 0`);
  sqlite.run(`INSERT OR REPLACE INTO feeders (uid, food, uses, last_used)
    SELECT p.uid, f.food, count(*), max(f.date_f) FROM feedings f JOIN pets p ON p.id = f.pet_id GROUP BY p.uid, f.food`);
}
