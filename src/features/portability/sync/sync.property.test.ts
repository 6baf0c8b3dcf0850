import { expect, test } from 'bun:test';
import * as fc from 'fast-check';
import type { Db } from '#src/db/database.ts';
import { addDays, type Day } from '#src/domain/days.ts';
import { FEEDING_DAYS, type Animal } from '#src/domain/sync/collection.ts';
import { unpackAnimal, withNewer, type SyncAnswer } from '#src/domain/sync/packed-history.ts';
import { speciesId } from '#src/testing/samples.ts';
import { storyRuns } from '#src/testing/story-runs.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { changesSince } from './sync.service.ts';

// Whatever is written, by whomever: a device that applies what it is told has what one has that starts empty.

const keepers = [3, 4];
const kinds = [
  ...['addPet', 'addPet', 'changePet', 'renamePet', 'acquire', 'deletePet', 'give', 'import'],
  ...['feed', 'feed', 'feed', 'feedLongAgo', 'changeFeeding', 'deleteFeedings', 'molt', 'unmolt'],
  ...['event', 'unevent', 'addPlan', 'changePlan', 'deletePlan', 'assign', 'unassign'],
  ...['addFeeder', 'forgetFeeder', 'set', 'unset', 'buy', 'changePurchase', 'breed', 'unbuy'],
  ...['sell', 'sell', 'changeSale', 'bringBack', 'unsell'],
  ...['addPlace', 'changePlace', 'removePlace', 'stand', 'notePlace', 'unnotePlace'],
  ...['renameSpecies', 'changeType', 'addSynonym', 'dropSynonym', 'night', 'year'],
] as const;
const step = fc.record({
  kind: fc.constantFrom(...kinds),
  uid: fc.constantFrom(...keepers),
  pet: fc.nat({ max: 3 }),
  other: fc.nat({ max: 3 }),
  n: fc.nat({ max: 2 }),
  isSynced: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** The nth of a keeper's rows, as an SQL expression. */
const nth = (table: string, key: string, uid: number, at: number) =>
  `(SELECT ${key} FROM ${table} WHERE uid = ${uid} ORDER BY ${key}
    LIMIT 1 OFFSET ${at} % max(1, (SELECT count(*) FROM ${table} WHERE uid = ${uid})))`;

function statements({ kind, uid, pet, other, n }: Step, today: Day, sc_id: number): string[] {
  const one = nth('pets', 'id', uid, pet);
  const another = nth('pets', 'id', uid, other);
  const plan = nth('plans', 'fp_id', uid, n);
  const purchase = nth('purchases', 'id', uid, n);
  const sale = nth('sales', 'slid', uid, n);
  const place = nth('places', 'id', uid, n);
  const day = addDays(today, -n * 3);
  const food = ['Dubia', 'Locust', ''][n];
  const feed = (date: Day) =>
    `INSERT INTO feedings (pet_id, date_f, food, progress, fp_id, recorded)
     SELECT ${one}, '${date}', '${food}', ${n}, ${n === 1 ? 'NULL' : plan}, ${other} WHERE ${one} IS NOT NULL
     ON CONFLICT (pet_id, date_f, food) DO UPDATE SET progress = excluded.progress`;
  const all: Record<string, string | string[]> = {
    addPet: `INSERT INTO pets (uid, sc_id, name, purchase_id) VALUES (${uid}, ${sc_id + n}, 'Pet ${pet}', ${n === 0 ? 'NULL' : purchase})`,
    changePet: `UPDATE pets SET archived = ${n % 2}, an_count = ${n + 1}, has_img = ${n % 2}, sc_id = ${sc_id + n} WHERE id = ${one}`,
    renamePet: `UPDATE pets SET name = 'Name ${other}' WHERE id = ${one}`,
    acquire: `UPDATE pets SET purchase_id = ${n === 0 ? 'NULL' : purchase} WHERE id = ${one}`,
    deletePet: `DELETE FROM pets WHERE id = ${one}`,
    give: [
      `CREATE TEMP TABLE given AS SELECT ${one} AS id`,
      'DELETE FROM plan_pets WHERE pet_id = (SELECT id FROM given)',
      'UPDATE purchases SET parent_id = NULL WHERE parent_id = (SELECT id FROM given)',
      'UPDATE feedings SET fp_id = NULL WHERE pet_id = (SELECT id FROM given)',
      `UPDATE pets SET uid = ${n === 0 ? -1 : 7 - uid}, place_id = NULL WHERE id = (SELECT id FROM given)`,
      'DROP TABLE given',
    ],
    import: [
      `INSERT INTO purchases (uid, date) VALUES (1, '2020-01-01')`,
      `INSERT INTO pets (uid, sc_id, name, purchase_id) VALUES (1, ${sc_id}, 'Imported', last_insert_rowid())`,
      `INSERT INTO feedings (pet_id, date_f, progress, recorded) SELECT max(id), '${day}', 0, 0 FROM pets WHERE uid = 1`,
      `UPDATE pets SET uid = ${uid} WHERE uid = 1 AND name = 'Imported'`,
      `UPDATE purchases SET uid = ${uid} WHERE uid = 1`,
    ],
    feed: feed(day),
    feedLongAgo: feed(addDays(today, -FEEDING_DAYS - n)),
    changeFeeding: `UPDATE OR IGNORE feedings SET food = 'Cricket', date_f = '${day}' WHERE pet_id = ${one} AND progress = ${n}`,
    deleteFeedings: `DELETE FROM feedings WHERE pet_id = ${one} AND progress = ${n}`,
    molt: `INSERT INTO molts (pet_id, date_mt, size) SELECT ${one}, '${addDays(today, -(other % 2))}', ${n || 'NULL'} WHERE ${one} IS NOT NULL ON CONFLICT DO UPDATE SET size = excluded.size`,
    unmolt: `DELETE FROM molts WHERE pet_id = ${one}`,
    event: `INSERT INTO events (pet_id, date_ev, event) SELECT ${one}, '${today}', 'Event ${n}' WHERE ${one} IS NOT NULL ON CONFLICT DO UPDATE SET recorded = ${other}`,
    unevent: `DELETE FROM events WHERE pet_id = ${one}`,
    addPlan: `INSERT INTO plans (uid, fp_name, fp_repeat, fp_start) VALUES (${uid}, 'Plan', 7, '${day}')`,
    changePlan: `UPDATE plans SET fp_repeat = ${other + 1}, retry_days = ${n} WHERE fp_id = ${plan}`,
    deletePlan: `DELETE FROM plans WHERE fp_id = ${plan}`,
    assign: `INSERT INTO plan_pets (fp_id, pet_id) SELECT ${plan}, ${one} WHERE ${plan} IS NOT NULL AND ${one} IS NOT NULL ON CONFLICT DO NOTHING`,
    unassign: `DELETE FROM plan_pets WHERE pet_id = ${one}`,
    addFeeder: `INSERT INTO feeders (uid, food) VALUES (${uid}, '${food || 'Mouse'}') ON CONFLICT DO NOTHING`,
    forgetFeeder: `DELETE FROM feeders WHERE uid = ${uid} AND food = '${food}'`,
    set: `INSERT INTO user_config (uid, conf_key, conf_val) VALUES (${uid}, 'theme', '${n}') ON CONFLICT DO UPDATE SET conf_val = excluded.conf_val`,
    unset: `DELETE FROM user_config WHERE uid = ${uid}`,
    buy: `INSERT INTO purchases (uid, date, price) VALUES (${uid}, '${day}', ${n})`,
    changePurchase: `UPDATE purchases SET price = ${other}, date = '${day}', seller = 'Seller ${n}' WHERE id = ${purchase}`,
    breed: `UPDATE purchases SET parent_id = ${n === 0 ? 'NULL' : another} WHERE id = ${purchase}`,
    unbuy: `DELETE FROM purchases WHERE id = ${purchase}`,
    sell: `INSERT INTO sales (uid, pet_id, s_date, total_price, currency) SELECT ${uid}, ${one}, '${day}', ${n * 1000}, 'EUR' WHERE ${one} IS NOT NULL`,
    changeSale: `UPDATE sales SET total_price = ${other}, s_count = ${n + 1}, s_date = '${day}' WHERE slid = ${sale}`,
    bringBack: `UPDATE sales SET archived_pet = 0, returned = ${n % 2} WHERE slid = ${sale}`,
    unsell: `DELETE FROM sales WHERE slid = ${sale}`,
    addPlace: `INSERT INTO places (uid, name, kind, parent_id) VALUES (${uid}, 'Place ${other}', 'rack', ${n === 0 ? 'NULL' : place})`,
    changePlace: `UPDATE places SET name = 'Name ${other}', position = ${other}, slots = ${n} WHERE id = ${place}`,
    removePlace: `DELETE FROM places WHERE id = ${place}`,
    stand: `UPDATE pets SET place_id = ${other === 0 ? 'NULL' : place}, place_order = ${other} WHERE id = ${one}`,
    notePlace: `INSERT INTO place_notes (place_id, date, kind) SELECT ${place}, '${day}', 'cleaned' WHERE ${place} IS NOT NULL ON CONFLICT DO NOTHING`,
    unnotePlace: `DELETE FROM place_notes WHERE place_id = ${place}`,
    renameSpecies: `UPDATE species SET cm_name = 'Name ${other}' WHERE sc_id = ${sc_id + n}`,
    changeType: `UPDATE species SET an_type = '${['spider', 'scorpion', 'tarantula'][other % 3]}' WHERE sc_id = ${sc_id + n}`,
    addSynonym: `INSERT INTO species_synonyms (sc_id, sc_name) VALUES (${sc_id + n}, 'Synonym ${other}') ON CONFLICT DO NOTHING`,
    mergeSpecies: `INSERT INTO merged_species (sc_id, into_id) VALUES (${sc_id + 900 + other}, ${sc_id + n}) ON CONFLICT (sc_id) DO UPDATE SET into_id = excluded.into_id`,
    dropSynonym: `DELETE FROM species_synonyms WHERE sc_id = ${sc_id + n}`,
  };
  return [all[kind] ?? []].flat();
}

/** How often only the newer feedings of an animal were told. */
let short = 0;

type Copy = Pick<SyncAnswer, 'plans' | 'places' | 'feeders' | 'settings' | 'species' | 'cursor'> & {
  animals: Map<number, Animal>;
};

/** What a device does with answers until there are no more. */
function pulled(db: Db, uid: number, today: Day, before?: Copy): Copy {
  const { pets, gone, all, more, ...parts } = changesSince(db, {
    newer: '1',
    ...{ uid, today, since: before?.cursor },
  });
  const animals = new Map(all ? [] : before?.animals);
  for (const id of gone) animals.delete(id);
  for (const pet of pets) {
    const known = animals.get(pet.id);
    if (!('newer' in pet)) animals.set(pet.id, unpackAnimal(pet));
    else if (known) {
      const { newer, ...head } = pet;
      animals.set(pet.id, { ...known, ...head, feedings: withNewer(newer, known.feedings) });
      short += 1;
    } else
      throw new Error('A device was told the newer feedings of an animal that it does not have');
  }
  const copy = { ...(all ? {} : before), ...parts, animals };
  return more ? pulled(db, uid, today, copy) : copy;
}

/** A copy as a device uses it: feedings that it holds for longer than it has to are no difference. */
function used({ animals, plans = [], feeders, settings, species }: Copy, today: Day) {
  const from = addDays(today, -FEEDING_DAYS);
  const held = [...animals.values()].flatMap(({ feedings }) => feedings);
  const lastUse = ({ fp_id, used_before }: { fp_id: number; used_before: Day | null }) =>
    [used_before ?? '', ...held.filter((one) => one.fp_id === fp_id).map((one) => one.date_f)]
      .toSorted()
      .at(-1);
  return {
    animals: [...animals.values()]
      .map((one) => ({ ...one, feedings: one.feedings.filter(({ date_f }) => date_f >= from) }))
      .toSorted((a, b) => a.id - b.id),
    plans: plans.map((plan) => ({ ...plan, used_before: lastUse(plan) })),
    ...{ feeders, settings, species },
  };
}

/** Each keeper has a mother with a child, both in a plan, and a record of each kind. */
function begin({ $client: sqlite }: Db, sc_id: number): void {
  sqlite.run('DELETE FROM pets WHERE uid IN (3, 4, -1)');
  for (const table of ['plans', 'sales', 'purchases', 'feeders', 'user_config'])
    sqlite.run(`DELETE FROM ${table} WHERE uid IN (3, 4)`);
  for (const uid of keepers) {
    const run = (statement: string) => Number(sqlite.run(statement).lastInsertRowid);
    const addPet = (purchase: number | null) =>
      run(
        `INSERT INTO pets (uid, sc_id, name, purchase_id) VALUES (${uid}, ${sc_id}, 'One', ${purchase})`,
      );
    const mother = addPet(null);
    const bred = run(
      `INSERT INTO purchases (uid, date, parent_id) VALUES (${uid}, '2026-01-01', ${mother})`,
    );
    const plan = run(
      `INSERT INTO plans (uid, fp_name, fp_repeat, fp_start) VALUES (${uid}, 'Plan', 7, '2026-01-01')`,
    );
    for (const id of [mother, addPet(bred)]) {
      run(`INSERT INTO molts (pet_id, date_mt) VALUES (${id}, '2026-03-10')`);
      run(`INSERT INTO events (pet_id, date_ev, event) VALUES (${id}, '2026-03-10', 'rehoused')`);
      run(`INSERT INTO plan_pets (fp_id, pet_id) VALUES (${plan}, ${id})`);
    }
  }
}

test('a device that was told each change has what one has that starts empty', () => {
  const { db } = createTestApp();
  const sc_id = speciesId(db);
  let told = 0;
  fc.assert(
    fc.property(fc.array(step, { minLength: 5, maxLength: 40 }), (steps) => {
      begin(db, sc_id);
      let today: Day = '2026-03-10';
      const copies = new Map(keepers.map((uid) => [uid, pulled(db, uid, today)]));
      for (const [at, one] of steps.entries()) {
        if (one.kind === 'night') today = addDays(today, 1);
        if (one.kind === 'year') today = addDays(today, 300);
        db.$client.transaction(() => {
          for (const statement of statements(one, today, sc_id)) db.$client.run(statement);
        })();
        if (!one.isSynced && at < steps.length - 1) continue;
        for (const uid of keepers) {
          const copy = pulled(db, uid, today, copies.get(uid));
          copies.set(uid, copy);
          expect(used(copy, today)).toEqual(used(pulled(db, uid, today), today));
          told += 1;
        }
      }
    }),
    storyRuns(150),
  );
  expect(told).toBeGreaterThan(1000);
  expect(short).toBeGreaterThan(100);
});
