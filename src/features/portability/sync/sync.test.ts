import { describe, expect, test } from 'bun:test';
import { renewDatabaseId } from '#src/db/database-id.ts';
import { species, speciesSynonyms } from '#src/db/schema.ts';
import { syncTriggers } from '#src/db/triggers.ts';
import { addDays, daysBetween } from '#src/domain/days.ts';
import { unpackAnimal, type PackedAnimal } from '#src/domain/sync/packed-history.ts';
import { aPet, aPlan, aPurchase, speciesId } from '#src/testing/samples.ts';
import { purgeGone } from './parts.queries.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const now = '2026-03-10T20:00:00Z';
const today = '2026-03-10';

/** What a device that has this cursor is answered. */
async function sync(app: TestApp, since?: string, uid = 3) {
  const { status, data } = await app.as(uid).get('sync', since === undefined ? {} : { since });
  expect(status).toBe(200);
  return data;
}

const revOf = ({ cursor }: { cursor: string }) => Number(cursor.split('.')[2]);
const idsOf = (changes: { pets: { id: number }[] }) => changes.pets.map(({ id }) => id);

describe('the changes of a collection', () => {
  test('are its keeper’s alone', async () => {
    const app = createTestApp({ now });
    const own = aPet(app.db);
    const other = aPet(app.db, { uid: 4 });
    expect((await app.visitor.get('sync')).status).toBe(401);
    expect(idsOf(await sync(app))).toEqual([own]);
    const { cursor } = await sync(app, undefined, 4);
    expect(idsOf(await sync(app, undefined, 4))).toEqual([other]);
    await app.as(3).post('pet/feeding/feed', { id: own, date_f: today, food: '', progress: 0 });
    const changes = await sync(app, cursor, 4);
    expect(changes).toEqual({ ...changes, pets: [], gone: [], answered: [], cursor });
  });

  test('are whole animals for who does not put newer feedings to those that it has', async () => {
    const app = createTestApp({ now });
    const id = aPet(app.db);
    const feed = (date_f: string) =>
      app.as(3).post('pet/feeding/feed', { id, date_f, food: '', progress: 0 });
    await feed('2026-03-01');
    const { cursor } = await sync(app);
    await feed(today);
    const whole = await sync(app, cursor);
    expect(whole.pets).toMatchObject([{ id, feedings: { i: [2, 1] }, molts: [], events: [] }]);
    const { data } = await app.as(3).get('sync', { since: cursor, newer: '1' });
    expect(data.pets).toMatchObject([{ id, newer: { i: [2] } }]);
    expect(Object.keys(data.pets[0])).not.toContain('molts');
  });

  test('are everything for a device that holds nothing, and nothing where nothing changed', async () => {
    const app = createTestApp({ now });
    const { db, as } = app;
    const mother = aPet(db, { name: 'Mother', gender: 'f' });
    const purchase_id = aPurchase(db, { parent_id: mother, bred: 1, date: '2025-05-01' });
    const sling = aPet(db, { name: 'Sling', purchase_id, created: '2025-06-01T00:00:00.000Z' });
    const fp_id = aPlan(db, {}, [mother]);
    for (const date_f of ['2026-02-01', '2026-02-03', '2026-02-10'])
      await as(3).post('pet/feeding/feed', { id: mother, date_f, food: 'Dubia', progress: 0 });
    await as(3).post('pet/feeding/feed_plan', { fp_id, date_f: today });
    await as(3).post('pet/molt/add', { id: mother, date_mt: '2020-06-03', size: 14.5 });
    await as(3).post('pet/events/add', { id: mother, date_ev: '2020-07-01', event: 'rehoused' });
    await as(3).post('user_config/set', { conf_key: 'units', conf_val: '"inch"' });

    const all = await sync(app);
    expect(all).toMatchObject({ all: 1, more: 0, gone: [], answered: [] });
    const [first, second] = all.pets.map(unpackAnimal);
    expect(first).toMatchObject({
      ...{
        id: mother,
        date_f: '2026-02-10',
        offer_date: today,
        progress: 1,
        mmt: '2020-06-03',
        size: 14.5,
        origin: null,
      },
      records: { feeding: 4, molt: 1, event: 1 },
      offspring: [{ id: sling, name: 'Sling', date: '2025-05-01', an_type: 'tarantula' }],
    });
    expect(first.feedings.map((one: { date_f: string }) => one.date_f)).toEqual([
      today,
      '2026-02-10',
      '2026-02-03',
      '2026-02-01',
    ]);
    expect(second).toMatchObject({
      ...{ id: sling, acquired: '2025-05-01', feedings: [], offspring: [] },
      origin: { id: purchase_id, price: 18.5, parent_id: mother, parent_name: 'Mother' },
    });
    expect(all.plans).toMatchObject([{ fp_id, pet_ids: [mother], used_before: null }]);
    expect(all.feeders).toEqual([{ food: 'Dubia', uses: 3, last_used: '2026-02-10' }]);
    expect(all.settings).toEqual([{ conf_key: 'units', conf_val: '"inch"' }]);
    expect(all.species).toMatchObject([{ sc_name: 'Brachypelma hamorii', synonyms: [] }]);

    const { cursor, public_url } = all;
    const none = { all: 0, more: 0, pets: [], gone: [], answered: [] };
    expect(await sync(app, cursor)).toEqual({ ...none, cursor, public_url });
  });

  test('have the feedings of 400 days, and of each animal the newest twelve', async () => {
    const app = createTestApp({ now });
    const [often = 0, seldom = 0] = [aPet(app.db), aPet(app.db)];
    const feed = (id: number, ago: number) =>
      app
        .as(3)
        .post('pet/feeding/feed', { id, date_f: addDays(today, -ago), food: '', progress: 0 });
    for (const ago of [0, 400, 401]) await feed(seldom, ago);
    for (let ago = 389; ago < 409; ago++) await feed(often, ago);
    for (let ago = 500; ago < 520; ago++) await feed(seldom, ago);
    const agesOf = (pet: PackedAnimal) =>
      unpackAnimal(pet).feedings.map(({ date_f }) => daysBetween(date_f, today));
    const { pets } = await sync(app);
    expect(pets.map(agesOf)).toEqual([
      Array.from({ length: 12 }, (_, at) => 389 + at),
      [0, 400, 401, ...Array.from({ length: 9 }, (_, at) => 500 + at)],
    ]);
    expect(pets[0].records.feeding).toBe(20);
  });

  test('are the animals that were touched, those that left, and the keys of the writes', async () => {
    const app = createTestApp({ now });
    const [fed, other, deleted] = [aPet(app.db), aPet(app.db), aPet(app.db)];
    const { cursor } = await sync(app);
    const feed = { id: fed, date_f: today, food: 'Dubia', progress: 0 };
    const noted = await app.as(3).post('pet/feeding/feed', feed, { 'idempotency-key': 'noted' });
    const changes = await sync(app, cursor);
    expect(idsOf(changes)).toEqual([fed]);
    expect(changes.answered).toEqual(['noted']);
    expect(changes.feeders).toEqual([{ food: 'Dubia', uses: 1, last_used: today }]);
    expect(changes.plans).toBeUndefined();
    expect(revOf(changes)).toBe(Number(noted.headers.get('x-sync')));

    const gone = await app.as(3).delete('pet/delete', { id: deleted });
    const later = await sync(app, changes.cursor);
    expect([idsOf(later), later.gone, later.answered]).toEqual([[], [deleted], []]);
    expect(revOf(later)).toBeGreaterThanOrEqual(Number(gone.headers.get('x-sync')));
    expect(idsOf(await sync(app))).toEqual([fed, other]);
  });

  test('are plans, feeders and settings each as a whole', async () => {
    const app = createTestApp({ now });
    const pet = aPet(app.db);
    const fp_id = aPlan(app.db);
    let { cursor } = await sync(app);
    const partsAfter = async (write: Promise<unknown>) => {
      await write;
      const changes = await sync(app, cursor);
      cursor = changes.cursor;
      return ['plans', 'feeders', 'settings', 'species'].filter((part) => part in changes);
    };
    const me = app.as(3);
    const setting = { conf_key: 'short_sc_name', conf_val: 'true' };
    expect(await partsAfter(me.post('user_config/set', setting))).toEqual(['settings']);
    expect(await partsAfter(me.post('user_config/set', { ...setting, conf_val: null }))).toEqual([
      'settings',
    ]);
    expect(await partsAfter(me.post('pet/available_feeders/add', { food: 'Dubia' }))).toEqual([
      'feeders',
    ]);
    expect(
      await partsAfter(me.post('plan/assignment/add_all', { id: fp_id, pet_ids: [pet] })),
    ).toEqual(['plans']);
    expect(await partsAfter(me.delete('plan/delete', { fp_id }))).toEqual(['plans']);
    expect(await partsAfter(app.as(4).post('user_config/set', setting))).toEqual([]);
  });

  test('are the species of the keeper’s animals after an edit of the shared list', async () => {
    const app = createTestApp({ now });
    const sc_id = speciesId(app.db);
    aPet(app.db, { sc_id });
    const { cursor } = await sync(app);
    app.db.insert(speciesSynonyms).values({ sc_id, sc_name: 'Brachypelma smithi' }).run();
    const changes = await sync(app, cursor);
    expect(changes.species).toMatchObject([{ sc_id, synonyms: ['Brachypelma smithi'] }]);
    expect(changes.pets).toEqual([]);
    app.db.update(species).set({ care_sheet: 'Dry.' }).run();
    expect(await sync(app, changes.cursor)).not.toHaveProperty('species');
  });

  test('are everything where the database was restored, with the keys that it knows', async () => {
    const app = createTestApp({ now });
    const pet = aPet(app.db);
    const feed = { id: pet, date_f: today, food: '', progress: 0 };
    await app.as(3).post('pet/feeding/feed', feed, { 'idempotency-key': 'noted' });
    const { cursor } = await sync(app);
    renewDatabaseId(app.db);
    const changes = await sync(app, cursor);
    expect(changes).toMatchObject({ all: 1, answered: ['noted'] });
    expect(idsOf(changes)).toEqual([pet]);
    const ahead = changes.cursor.replace(/\d+(?=\.\d+\.\w+\.\d+$)/, '99');
    expect(await sync(app, ahead)).toMatchObject({ all: 1 });
    expect(await sync(app, 'nonsense')).toMatchObject({ all: 1 });
  });

  test('are all animals, whole, where a new version has another column of an animal', async () => {
    const app = createTestApp({ now });
    const id = aPet(app.db);
    const { cursor } = await sync(app);
    expect(idsOf(await sync(app, cursor))).toEqual([]);
    app.db.$client.run('DROP TRIGGER pets_sync_changed');
    syncTriggers(app.db.$client);
    const { data } = await app.as(3).get('sync', { since: cursor, newer: '1' });
    expect(data.pets).toMatchObject([{ id, feedings: null, molts: [] }]);
  });

  test('are everything where animals left that are forgotten by now', async () => {
    const app = createTestApp({ now });
    const ids = Array.from({ length: 5 }, () => aPet(app.db));
    const { cursor } = await sync(app);
    for (const id of ids.slice(0, 3)) await app.as(3).delete('pet/delete', { id });
    const later = await sync(app, cursor);
    await app.as(3).delete('pet/delete', { id: ids[3] });
    purgeGone(app.db, 3);
    expect(await sync(app, cursor)).toMatchObject({ all: 1, gone: [] });
    expect(await sync(app, later.cursor)).toMatchObject({ all: 0, gone: [ids[3]] });
    purgeGone(app.db, 3);
    expect(await sync(app, later.cursor)).toMatchObject({ all: 0, gone: [ids[3]] });
  });

  test('come in pages, and what changes meanwhile comes after them', async () => {
    const app = createTestApp({ now });
    const ids = Array.from({ length: 401 }, () => aPet(app.db));
    const first = await sync(app);
    expect([first.all, first.more, idsOf(first)]).toEqual([1, 1, ids.slice(0, 200)]);
    await app.as(3).put('pet/pre_molt', { id: ids[0], pre_molt: today });
    await app.as(3).delete('pet/delete', { id: ids[1] });
    const second = await sync(app, first.cursor);
    expect([second.all, second.more, idsOf(second)]).toEqual([0, 1, ids.slice(200, 400)]);
    expect(second).not.toHaveProperty('plans');
    const third = await sync(app, second.cursor);
    expect([third.all, third.more, idsOf(third)]).toEqual([0, 1, ids.slice(400)]);
    const last = await sync(app, third.cursor);
    expect([last.all, last.more, idsOf(last), last.gone]).toEqual([0, 0, [ids[0]], [ids[1]]]);
  });
});
