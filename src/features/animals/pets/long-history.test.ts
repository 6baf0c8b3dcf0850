import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { inTransaction, openCopy, type Db } from '#src/db/database.ts';
import { LEAVING_UID } from '#src/db/seed.ts';
import {
  deletions,
  events,
  feeders,
  feedings,
  handOverPets,
  handOvers,
  imports,
  molts,
  pastPets,
  pets,
  planPets,
  plans,
  purchases,
  sales,
} from '#src/db/schema.ts';
import { removeUnfinished } from '#src/platform/removal/remove-import.ts';
import { insertImport, setApart } from '#src/platform/removal/remove-import.queries.ts';
import { aPet, aPlan, aPurchase, aSale } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { deletePet } from './pets.queries.ts';
import { insertTombstone } from './tombstones.queries.ts';

const RECORDS = 5000;
const day = (at: number) => new Date(Date.UTC(2018, 0, 1 + at)).toISOString().slice(0, 10);

/** A keeper's animal with a long history, in everything that an animal can be in, beside another one. */
function aLongLife() {
  const app = createTestApp();
  const { db } = app;
  const purchase_id = aPurchase(db, { date: day(0) });
  const id = aPet(db, { purchase_id, is_public: 1, tag: '7KQ2MX' });
  const other = aPet(db, { tag: '8KQ2MX' });
  aPurchase(db, { parent_id: id });
  aSale(db, { pet_id: id, s_count: 1 });
  aPlan(db, {}, [id, other]);
  const hand_over = {
    uid: 3,
    code: 'ABCDEFGH',
    reason: 'given',
    created: day(0),
    expires: day(9),
  } as const;
  const hand_over_id = db.insert(handOvers).values(hand_over).returning().get().id;
  db.insert(handOverPets).values({ hand_over_id, no: 1, pet_id: id, count: 1 }).run();
  const meal = { progress: 0, recorded: 1 } as const;
  const meals = Array.from({ length: RECORDS }, (_, at) => ({
    ...meal,
    date_f: day(at),
    food: `Food ${at % 3}`,
  }));
  inTransaction(db, (tx) => {
    for (const one of meals)
      tx.insert(feedings)
        .values({ ...one, pet_id: id })
        .run();
    for (const one of meals.slice(0, 2))
      tx.insert(feedings)
        .values({ ...one, pet_id: other })
        .run();
    for (let at = 0; at < 150; at += 1) {
      tx.insert(molts)
        .values({ pet_id: id, date_mt: day(at) })
        .run();
      tx.insert(events)
        .values({ pet_id: id, date_ev: day(at), event: 'Seen' })
        .run();
    }
  });
  return { app, id, other };
}

const inOrder = (rows: object[]) => rows.map((row) => JSON.stringify(row)).toSorted();

/** The rows of all that a pet is in. */
const rowsOf = (db: Db) =>
  [
    ...[events, feedings, molts, pets, planPets, plans, feeders, purchases, sales],
    ...[pastPets, handOvers, handOverPets, deletions, imports],
  ].map((table) => inOrder(db.select().from(table).all()));

const settled = async (db: Db) => {
  while (db.select().from(imports).all().length > 0) await new Promise(setImmediate);
};

test('an animal with a long history goes as one with a short one, and nobody waits for it', async () => {
  const { app, id } = aLongLife();
  const atOnce = openCopy(app.db.$client.serialize());
  inTransaction(atOnce, (tx) => {
    insertTombstone(tx, 3, id);
    deletePet(tx, 3, id);
  });
  expect((await app.as(4).delete('pet/delete', { id })).status).toBe(404);
  expect((await app.as(3).delete('pet/delete', { id })).data).toEqual({ status: true });
  expect(await app.db.$count(feedings)).toBeGreaterThan(2); // the rest goes afterwards
  await settled(app.db);
  expect(rowsOf(app.db)).toEqual(rowsOf(atOnce));
});

test('nobody sees what is still there of it, and after a crash it goes at the next start', async () => {
  const { app, id, other } = aLongLife();
  const { db } = app;
  const atOnce = openCopy(db.$client.serialize());
  deletePet(atOnce, 3, id);
  const import_id = insertImport(db, LEAVING_UID, { added: 0, file: '', created: '' });
  expect(setApart(db, { uid: 4, id }, { uid: LEAVING_UID, import_id })).toBe(false);
  expect(setApart(db, { uid: 3, id }, { uid: LEAVING_UID, import_id })).toBe(true);
  const ids = async (uid: number, call: string) => {
    const { data } = await app.as(uid).get(call);
    return data.rows.map((row: { id: number }) => row.id);
  };
  expect(await ids(3, 'pet/list')).toEqual([other]);
  expect(await ids(2, 'admin/all_pets')).toEqual([other]);
  expect((await app.as(4).get('pet/quickview/7KQ2MX')).status).toBe(404);
  expect((await app.as(3).get(`pet/detail/${id}`)).status).toBe(404);
  expect(feedersOf(db)).toEqual(feedersOf(atOnce));
  expect(db.select().from(pets).where(eq(pets.tag, '7KQ2MX')).all()).toEqual([]);
  await removeUnfinished(app.context);
  expect(rowsOf(db)).toEqual(rowsOf(atOnce));
});

const feedersOf = (db: Db) => db.select().from(feeders).all();

test('what refers to an animal is known to what takes it from its keeper', () => {
  const { db } = createTestApp();
  const tables = db.$client
    .query<{ name: string }, []>(`SELECT name FROM sqlite_master WHERE type = 'table'`)
    .all();
  const references = tables.flatMap(({ name }) =>
    db.$client
      .query<{ table: string; from: string }, []>(`PRAGMA foreign_key_list(${name})`)
      .all()
      .filter(({ table }) => table === 'pets')
      .map(({ from }) => `${name}.${from}`),
  );
  const kept = ['documents', 'events', 'feedings', 'measurements', 'molts', 'pictures']; // nobody sees them without it
  const takenOut = [
    'hand_over_pets.pet_id',
    'past_pets.back_id',
    'plan_pets.pet_id',
    'purchases.parent_id',
    'sales.pet_id',
  ];
  expect(references.toSorted()).toEqual(
    [...kept.map((name) => `${name}.pet_id`), ...takenOut].toSorted(),
  );
});
