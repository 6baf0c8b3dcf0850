import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { aPet } from '#src/testing/samples.ts';
import { openDatabase, type Db } from './database.ts';
import { keepTriggers } from './derived.ts';
import { insertUser } from '#src/features/accounts/accounts.queries.ts';

type Row = Record<string, unknown>;
const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
const foods = ['', 'Dubia', 'Locust'];

const step = fc.record({
  kind: fc.constantFrom('feed', 'unfeed', 'refeed', 'molt', 'unmolt', 'resize'),
  day: fc.constantFrom(...days),
  food: fc.constantFrom(...foods),
  progress: fc.constantFrom(0, 1, 2),
  size: fc.constantFrom(null, 1.5, 2),
});

function run(
  db: Db,
  pet_id: number,
  { kind, day, food, progress, size }: typeof step extends fc.Arbitrary<infer T> ? T : never,
  at: number,
) {
  const sqlite = db.$client;
  const all = {
    feed: `INSERT INTO feedings (pet_id, date_f, food, progress, recorded) VALUES (${pet_id}, '${day}', '${food}', ${progress}, ${at})
           ON CONFLICT (pet_id, date_f, food) DO UPDATE SET progress = excluded.progress, recorded = excluded.recorded`,
    unfeed: `DELETE FROM feedings WHERE pet_id = ${pet_id} AND date_f = '${day}'`,
    refeed: `UPDATE OR IGNORE feedings SET food = '${food}' WHERE pet_id = ${pet_id} AND date_f = '${day}'`,
    molt: `INSERT INTO molts (pet_id, date_mt, size) VALUES (${pet_id}, '${day}', ${size}) ON CONFLICT DO NOTHING`,
    unmolt: `DELETE FROM molts WHERE pet_id = ${pet_id} AND date_mt = '${day}'`,
    resize: `UPDATE molts SET size = ${size} WHERE pet_id = ${pet_id} AND date_mt = '${day}'`,
  };
  sqlite.run(all[kind]);
}

/** What the derived columns must say, worked out from the records alone. */
function recomputed(db: Db, pet_id: number): Row {
  const feedings = db.$client
    .query<
      Row & { date_f: string; recorded: number; id: number; progress: number; food: string },
      []
    >(`SELECT * FROM feedings WHERE pet_id = ${pet_id}`)
    .all();
  const molts = db.$client
    .query<{ date_mt: string; size: number | null }, []>(
      `SELECT * FROM molts WHERE pet_id = ${pet_id} ORDER BY date_mt DESC`,
    )
    .all();
  const newest = feedings.toSorted(
    (a, b) => b.date_f.localeCompare(a.date_f) || b.recorded - a.recorded || b.id - a.id,
  );
  const eaten = newest.find((row) => row.progress === 0);
  return {
    date_f: eaten?.date_f ?? null,
    food: eaten?.food ?? null,
    offer_date: newest[0]?.date_f ?? null,
    offer_food: newest[0]?.food ?? null,
    progress: newest[0]?.progress ?? null,
    mmt: molts[0]?.date_mt ?? null,
    size: molts.find((row) => row.size !== null)?.size ?? null,
  };
}

describe('derived columns', () => {
  test('say what the records say, whatever is written in whatever order', () => {
    const db = openDatabase(':memory:');
    insertUser(db, { uid: 3, uname: 'Berta', email: 'b@example.org', password_hash: '' });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        db.$client.run('DELETE FROM pets WHERE uid = 3');
        db.$client.run('DELETE FROM feeders');
        const pet_id = aPet(db);
        steps.forEach((one, at) => run(db, pet_id, one, at));
        const stored = db.$client
          .query<Row, []>(
            `SELECT date_f, food, offer_date, offer_food, progress, mmt, size FROM pets WHERE id = ${pet_id}`,
          )
          .get();
        expect(stored).toEqual(recomputed(db, pet_id));
        const uses = db.$client
          .query<Row, []>(`SELECT food, uses FROM feeders WHERE uses > 0 ORDER BY food`)
          .all();
        expect(uses).toEqual(
          db.$client
            .query<Row, []>(
              `SELECT food, count(*) AS uses FROM feedings WHERE pet_id = ${pet_id} AND food <> '' GROUP BY food ORDER BY food`,
            )
            .all(),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('come back when their triggers were lost or changed', () => {
    const { $client: sqlite } = openDatabase(':memory:');
    const stored = () =>
      sqlite
        .query(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name`)
        .all();
    const before = stored();
    sqlite.run('DROP TRIGGER feedings_added');
    sqlite.run('CREATE TRIGGER foreign_one AFTER INSERT ON news BEGIN SELECT 1; END');
    keepTriggers(sqlite);
    expect(stored()).toEqual(before);
    expect(before.length).toBeGreaterThan(5);
  });
});

describe('the database', () => {
  test('has strict tables only, and foreign keys are on', () => {
    const { $client: sqlite } = openDatabase(':memory:');
    const loose = sqlite
      .query(
        `SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND strict = 0 AND name NOT LIKE 'sqlite%' AND name <> '__drizzle_migrations'`,
      )
      .all();
    expect(loose).toEqual([]);
    expect(sqlite.query('PRAGMA foreign_keys').get()).toEqual({ foreign_keys: 1 });
    expect(sqlite.query('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
  });
});
