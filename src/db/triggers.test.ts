import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { aPet } from '#src/testing/samples.ts';
import { openDatabase, type Db } from './database.ts';
import { measurementKinds, type MeasurementKind } from '#src/domain/animal/measurements.ts';
import { derivedOf } from '#src/domain/animal/derived.ts';
import { syncTriggers } from './triggers.ts';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';

type Row = Record<string, unknown>;
const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
const foods = ['', 'Dubia', 'Locust'];
const petIds = [1, 2];

const step = fc.record({
  kind: fc.constantFrom(
    ...(['feed', 'unfeed', 'refeed', 'move', 'forget', 'die', 'molt', 'unmolt', 'resize'] as const),
    ...(['measure', 'unmeasure', 'remeasure', 'redate'] as const),
  ),
  pet_id: fc.constantFrom(...petIds),
  day: fc.constantFrom(...days),
  food: fc.constantFrom(...foods),
  progress: fc.constantFrom(0, 1, 2),
  size: fc.constantFrom(null, 1.5, 2),
  kind_of: fc.constantFrom(...measurementKinds),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function run(db: Db, { kind, pet_id, day, food, progress, size, kind_of }: Step, at: number) {
  const sqlite = db.$client;
  const all = {
    feed: `INSERT INTO feedings (pet_id, date_f, food, progress, recorded) VALUES (${pet_id}, '${day}', '${food}', ${progress}, ${at})
           ON CONFLICT (pet_id, date_f, food) DO UPDATE SET progress = excluded.progress, recorded = excluded.recorded`,
    unfeed: `DELETE FROM feedings WHERE pet_id = ${pet_id} AND date_f = '${day}'`,
    refeed: `UPDATE OR IGNORE feedings SET food = '${food}' WHERE pet_id = ${pet_id} AND date_f = '${day}'`,
    move: `UPDATE OR IGNORE feedings SET date_f = '${day}' WHERE pet_id = ${pet_id} AND food = '${food}'`,
    forget: `DELETE FROM feeders WHERE food = '${food}'`,
    die: `DELETE FROM pets WHERE id = ${pet_id}`,
    molt: `INSERT INTO molts (pet_id, date_mt, size) VALUES (${pet_id}, '${day}', ${size}) ON CONFLICT DO NOTHING`,
    unmolt: `DELETE FROM molts WHERE pet_id = ${pet_id} AND date_mt = '${day}'`,
    resize: `UPDATE molts SET size = ${size} WHERE pet_id = ${pet_id} AND date_mt = '${day}'`,
    measure: `INSERT INTO measurements (pet_id, date_ms, kind, value) VALUES (${pet_id}, '${day}', '${kind_of}', ${size ?? 3}) ON CONFLICT DO NOTHING`,
    unmeasure: `DELETE FROM measurements WHERE pet_id = ${pet_id} AND date_ms = '${day}'`,
    remeasure: `UPDATE OR IGNORE measurements SET kind = '${kind_of}', value = ${size ?? 4} WHERE pet_id = ${pet_id} AND date_ms = '${day}'`,
    redate: `UPDATE OR IGNORE measurements SET date_ms = '${day}' WHERE pet_id = ${pet_id} AND kind = '${kind_of}'`,
  };
  sqlite.run(all[kind]);
  if (kind === 'die') aPet(db, { id: pet_id });
}

/** The expected derived columns, computed from the records alone. */
function recomputed(db: Db, pet_id: number): Row {
  const feedings = db.$client
    .query<
      Row & { date_f: string; recorded: number; id: number; progress: 0 | 1 | 2; food: string },
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
  const measured = db.$client
    .query<{ date_ms: string; kind: MeasurementKind; value: number }, []>(
      `SELECT * FROM measurements WHERE pet_id = ${pet_id} ORDER BY date_ms DESC, kind DESC`,
    )
    .all();
  return derivedOf(newest, molts, measured);
}

function storedOf(db: Db, pet_id: number): Row | null {
  return db.$client
    .query<Row, []>(
      `SELECT date_f, food, offer_date, offer_food, progress, refusals, refused_since, mmt, size,
         weight, weight_date
       FROM pets WHERE id = ${pet_id}`,
    )
    .get();
}

const feedersOf = (db: Db) =>
  db.$client.query<Row, []>('SELECT food, uses, last_used FROM feeders ORDER BY food').all();

/** Of the listed feeders: how often each occurs in the records, and when last. */
const countedFeeders = (db: Db) =>
  db.$client
    .query<Row, []>(
      `SELECT feeders.food, count(feedings.id) AS uses, max(feedings.date_f) AS last_used
       FROM feeders LEFT JOIN feedings ON feedings.food = feeders.food
       GROUP BY feeders.food ORDER BY feeders.food`,
    )
    .all();

describe('derived columns', () => {
  test('match the records, whatever is written in whatever order', () => {
    const db = openDatabase(':memory:');
    insertUser(db, { uid: 3, uname: 'Berta', email: 'b@example.org', password_hash: '' });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 25 }), (steps) => {
        db.$client.run('DELETE FROM pets WHERE uid = 3');
        db.$client.run('DELETE FROM feeders');
        for (const id of petIds) aPet(db, { id });
        steps.forEach((one, at) => run(db, one, at));
        for (const id of petIds) expect(storedOf(db, id)).toEqual(recomputed(db, id));
        expect(feedersOf(db)).toEqual(countedFeeders(db));
      }),
      { numRuns: 200 },
    );
  });

  test('are corrected when a new version derives them differently', () => {
    const db = openDatabase(':memory:');
    insertUser(db, { uid: 3, uname: 'Berta', email: 'b@example.org', password_hash: '' });
    aPet(db, { id: 1 });
    for (const day of days) {
      const input = {
        kind: 'feed',
        pet_id: 1,
        day,
        food: 'Dubia',
        progress: 2,
        size: null,
        kind_of: 'weight',
      } as const;
      run(db, input, 1);
    }
    db.$client.run('UPDATE pets SET refusals = 0, refused_since = NULL');
    db.$client.run('UPDATE feeders SET uses = 17, last_used = NULL');
    db.$client.run('DROP TRIGGER feedings_changed');
    syncTriggers(db.$client);
    expect(storedOf(db, 1)).toEqual(recomputed(db, 1));
    expect(feedersOf(db)).toEqual([{ food: 'Dubia', uses: 3, last_used: days[2] }]);
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
    syncTriggers(sqlite);
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
