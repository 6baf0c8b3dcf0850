import { afterEach, expect, test } from 'bun:test';
import { events, feedings, speciesSynonyms } from '#src/db/schema.ts';
import { addDays } from '#src/domain/days.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { answerOf } from '#web/device/answers.ts';
import type { Collection } from '#web/device/collection.ts';
import { reached } from '#web/state/network.ts';
import { syncedCollection } from '#web/testing/synced-collection.ts';

// What the device answers in another way than the server, or leaves to it.

const today = '2026-03-10';
const start = () => createTestApp({ now: `${today}T12:00:00Z` });
const ask = (collection: Collection, address: string) => {
  const { pathname, searchParams } = new URL(address, 'http://device');
  return answerOf(collection, { path: pathname, query: searchParams, today });
};

const lose = () => reached(Promise.reject(new Error('no network'))).catch(() => {});
afterEach(() => reached(Promise.resolve()));

function range(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, at) => from + at);
}

/** An animal that was fed every 30 days for three years. */
function fedMonthly({ db }: ReturnType<typeof start>) {
  const pet_id = aPet(db);
  for (let at = 0; at < 36; at++)
    db.insert(feedings)
      .values({ pet_id, date_f: addDays(today, -30 * at), food: 'Dubia', progress: 0, recorded: 1 })
      .run();
  return pet_id;
}

test.each(['feeding/list?', 'timeline?', 'timeline?kind=feeding&'])(
  'what is older than the device holds is left to the server: %s',
  async (call) => {
    const app = start();
    const id = fedMonthly(app);
    const collection = await syncedCollection(app, 3, today);
    const held = collection.animals.get(id)?.feedings.length ?? 0;
    expect(held).toBeLessThan(36);
    const at = (offset: number) => ask(collection, `/pet/${call}id=${id}&offset=${offset}`);
    expect(at(0)).toMatchObject({ count: 36 });
    expect(at(held - 3)).toBeUndefined();
    expect(at(36)).toEqual({ rows: [], count: 36 });

    await lose();
    expect(at(held - 3)).toMatchObject({ rows: [{}, {}, {}], count: 36 });
    expect(at(held)).toBeUndefined();
  },
);

test.each([
  ['the newest feedings, however old they are', range(450, 13), 300, 13],
  ['what is younger than 400 days, after the last feeding', [...range(0, 12), 500], 300, 13],
  ['what is older, as far as it is before a feeding', [...range(450, 13)], 455, 13],
])('the timeline has %s', async (_, fedAgo, movedAgo, limit) => {
  const app = start();
  const pet_id = aPet(app.db);
  const fed = { pet_id, food: 'Dubia', progress: 0 as const, recorded: 1 };
  for (const ago of fedAgo)
    app.db
      .insert(feedings)
      .values({ ...fed, date_f: addDays(today, -ago) })
      .run();
  const moved = { pet_id, date_ev: addDays(today, -movedAgo), event: 'rehoused' };
  app.db.insert(events).values(moved).run();
  const collection = await syncedCollection(app, 3, today);
  expect(collection.animals.get(pet_id)?.feedings).toHaveLength(12);
  const address = `/pet/timeline?id=${pet_id}&limit=${limit}`;
  const { data } = await app.as(3).get(address.slice(1));
  expect(data.rows).toHaveLength(13);
  expect(ask(collection, address)).toEqual(data);
  expect(ask(collection, `/pet/timeline?id=${pet_id}&limit=14`)).toBeUndefined();
});

test('a species is found by its new name at once', async () => {
  const app = start();
  const id = aPet(app.db);
  const synced = await syncedCollection(app, 3, today);
  const found = (collection: Collection, search: string) =>
    ask(collection, `/pet/ids?search=${search}`);
  expect(found(synced, 'hamorii')).toEqual({ ids: [id] });
  const renamed = new Map(
    [...synced.species].map(([sc_id, one]) => [sc_id, { ...one, sc_name: 'Brachypelma nova' }]),
  );
  expect(found({ ...synced, species: renamed }, 'nova')).toEqual({ ids: [id] });
  expect(found({ ...synced, species: renamed }, 'hamorii')).toEqual({ ids: [] });
});

test('what the server refuses, and what is no animal of the keeper, is left to it', async () => {
  const app = start();
  const other = aPet(app.db, { uid: 4 });
  const id = aPet(app.db);
  const collection = await syncedCollection(app, 3, today);
  for (const address of [
    '/pet/list?limit=101',
    '/pet/list?offset=-1',
    '/pet/list?sort_by=tag',
    '/pet/list?asc=asc',
    '/pet/list?archived=2',
    '/pet/list?an_type=bird',
    `/pet/list?search=${'x'.repeat(101)}`,
    '/pet/ids?archived=no',
    '/pet/overview?archived=-1',
    `/pet/timeline?kind=sale&id=${id}`,
    `/pet/molt/list?limit=0&id=${id}`,
    '/pet/molt/list',
    `/pet/labels/${encodeURIComponent(JSON.stringify([id, other]))}`,
    '/pet/labels/none',
    '/pet/labels/[0.5]?known=1',
    `/pet/labels/[${id}]?known=2`,
    `/pet/detail/${other}`,
    `/pet/quickview/${other}`,
    '/pet/quickview/x',
  ]) {
    expect([address, ask(collection, address)]).toEqual([address, undefined]);
    const { status } = await app.as(3).get(address.slice(1));
    expect([address, status >= 400]).toEqual([address, true]);
  }
});

test('without a network the species in use can be chosen, as the server lists them', async () => {
  const app = start();
  const hamorii = speciesId(app.db);
  const regius = speciesId(app.db, 'Python regius');
  for (const sc_id of [hamorii, regius, hamorii]) aPet(app.db, { sc_id });
  app.db.insert(speciesSynonyms).values({ sc_id: hamorii, sc_name: 'Euathlus smithi' }).run();
  const collection = await syncedCollection(app, 3, today);
  expect(ask(collection, '/species/selectable')).toBeUndefined();
  await lose();
  for (const search of ['', 'euathlus', 'p. reg', 'ham', 'no such']) {
    const { data } = await app.as(3).get('species/selectable', { search });
    const rows = data.rows.filter((row: { sc_id: number }) =>
      [hamorii, regius].includes(row.sc_id),
    );
    const answer = ask(collection, `/species/selectable?${new URLSearchParams({ search })}`);
    expect(answer).toEqual({ rows, count: rows.length });
  }
});

test('a number that an animal had before is asked of the server, and of the device without a network', async () => {
  const app = start();
  const id = aPet(app.db, { former_no: 4711 });
  const collection = await syncedCollection(app, 3, today);
  expect(ask(collection, '/pet/quickview/4711')).toBeUndefined();
  await lose();
  const { data } = await app.as(3).get('pet/quickview/4711');
  expect(data.id).toBe(id);
  expect(ask(collection, '/pet/quickview/4711')).toEqual(data);
});

test('a tag means the record that has it now, else one that is kept, else the newest', async () => {
  const app = start();
  const gone = { tag: '7KQ2MX', handed_over: 1 } as const;
  const archived = aPet(app.db, { ...gone, archived: 1 });
  const kept = [aPet(app.db, gone), aPet(app.db, gone)];
  aPet(app.db, { ...gone, archived: 1 });
  for (const [without, meant] of [
    [[], kept[1]],
    [[kept[1]], kept[0]],
    [kept, archived + 3],
  ] as const) {
    for (const id of without) await app.as(3).delete('pet/delete', { id });
    const collection = await syncedCollection(app, 3, today);
    for (const code of ['7kq2mx', String(archived)]) {
      const { data } = await app.as(3).get(`pet/quickview/${code}`);
      expect(data.id).toBe(meant);
      expect(ask(collection, `/pet/quickview/${code}`)).toEqual(data);
    }
  }
});

test('an animal for which something waits says so, and of its timeline what was added here', async () => {
  const app = start();
  const id = fedMonthly(app);
  const calm = aPet(app.db);
  const synced = await syncedCollection(app, 3, today);
  const animal = synced.animals.get(id);
  if (!animal) throw new Error('The animal was not synced');
  const event = { id: -1000, date_ev: today, event: 'fell', rev: 1 };
  const collection = {
    ...synced,
    animals: new Map(synced.animals).set(id, { ...animal, events: [event] }),
    waiting: new Set([id]),
  };
  expect(ask(collection, `/pet/detail/${id}`)).toHaveProperty('waits', 1);
  expect(ask(collection, `/pet/detail/${calm}`)).not.toHaveProperty('waits');
  const { rows } = ask(collection, `/pet/timeline?id=${id}&limit=2`) as { rows: object[] };
  expect(rows[0]).toMatchObject({ id: -1000, waits: 1 });
  expect(rows[1]).not.toHaveProperty('waits');
});
