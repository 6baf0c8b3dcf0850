import { describe, expect, test } from 'bun:test';
import { eq, isNotNull } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Glob } from 'bun';
import { countRows } from '#src/db/count-rows.ts';
import { openDatabase } from '#src/db/database.ts';
import {
  eventLog,
  feeders,
  handOvers,
  imports,
  pets,
  purchases,
  sales,
  users,
} from '#src/db/schema.ts';
import { inTurn } from '#src/platform/jobs/slices.ts';
import { freeBytes } from '#src/platform/files/free-disk.ts';
import { limits } from '#src/domain/limits.ts';
import { currentPictureFile } from '#src/platform/pictures/picture-files.ts';
import { countOf } from '#src/platform/http/quotas.queries.ts';
import { removeUnfinished } from '#src/platform/removal/remove-import.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { contents } from '#src/testing/contents.ts';
import { aFullRecord, nothing, offer } from '#src/testing/hand-overs.ts';
import { kept, petOf, soldOn } from '#src/testing/pet-state.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { newcomer, password } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const killedTake = join(import.meta.dir, '../../../testing/killed-take.ts');
const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });
const take = ({ as }: TestApp, code: string, uid = 4, headers: Record<string, string> = {}) =>
  as(uid).post('hand_over/take', { code }, headers);
const pageOf = async ({ as }: TestApp, id: number, uid = 4) =>
  (await as(uid).get(`pet/detail/${id}`)).data;
const collectionOf = async ({ as }: TestApp, uid: number, archived = 0) =>
  (await as(uid).get('pet/list', { archived })).data.rows;
const rowsOf = ({ db }: TestApp, uid: number) => countRows(db, pets, eq(pets.uid, uid));

/** Until nothing is left of what failed. */
async function removed({ db }: TestApp): Promise<void> {
  while (db.select().from(imports).all().length > 0) await new Promise(setImmediate);
}

/** Keeps what is stored in turns waiting until the returned function is called. */
function holdTurns({ db }: TestApp): () => void {
  const others = Promise.withResolvers<void>();
  void inTurn(db, () => others.promise);
  return others.resolve;
}

/** Until the pictures of a take are there. */
async function copied({ config }: TestApp): Promise<void> {
  const pictures = new Glob('imports/**/thumb/*.webp');
  while ([...pictures.scanSync(config.dataDir)].length === 0) await new Promise(setImmediate);
}

describe('an animal that is taken over', () => {
  test('stands in the taker’s collection with its past, and in the giver’s archive', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    aPlan(app.db, {}, [id]);
    const { code } = await offer(app, [{ id }]);
    const { status, data } = await take(app, code.toLowerCase());
    expect([status, data]).toEqual([200, { status: true, ids: [expect.any(Number)] }]);
    const [taken] = data.ids;
    const page = await pageOf(app, taken);
    expect(page).toMatchObject({
      ...{ name: 'Frida', gender: 'f', an_count: 1, tag: '3WKX9P', notes: 'Kicks hairs' },
      ...{
        hatched: '2019-06',
        kept_since: null,
        pre_molt: '2026-03-08',
        archived: 0,
        is_public: 0,
        handed_over: 0,
      },
      ...{ date_f: '2026-02-08', food: 'Dubia', refusals: 1, size: 12, mmt: '2025-05-01' },
      ...{ has_img: 1, plans: [], uname: 'Carl' },
      origin: { date: '2026-03-10', price: 0, seller: 'Berta', parent_name: null },
      records: { feeding: 4, molt: 2, event: 1 },
    });
    expect(await petOf(app, id)).toEqual({
      ...soldOn('2026-03-10', 1),
      archive_reason: 'given',
    });
    const given = await pageOf(app, id, 3);
    // its giver's has the move, too, which does not travel
    const records = { ...page.records, event: page.records.event + 1 };
    expect([given.tag, given.handed_over, given.records]).toEqual(['3WKX9P', 1, records]);
    const pictures = [id, taken].map((pet) => currentPictureFile(app.context, 'thumb', pet) ?? '');
    const [before, after] = await Promise.all(pictures.map((path) => Bun.file(path).bytes()));
    expect(after).toEqual(before);
    expect(pictures[0]).not.toBe(pictures[1]);
    expect(readdirSync(join(app.config.dataDir, 'imports'))).toEqual([]);
  });

  test('is opened by its old label, of each keeper the own record', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const { code } = await offer(app, [{ id }]);
    const [taken] = (await take(app, code)).data.ids;
    const opened = async (uid: number) => (await app.as(uid).get('pet/quickview/3WKX9P')).data.id;
    expect([await opened(3), await opened(4)]).toEqual([id, taken]);
    const numbered = (await app.as(4).get(`pet/quickview/${id}`)).data;
    expect(numbered.id).toBe(taken);
    const meal = { id: taken, date_f: '2026-03-10', food: 'Dubia', progress: 0 };
    expect((await app.as(4).post('pet/feeding/feed', meal)).status).toBe(200);
    expect((await pageOf(app, id, 3)).date_f).toBe('2026-02-08');
  });

  test('is in both stock books: with whom it came and how it left', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const sale = { total_price: 45, buyer_name: 'Carl', document_no: 'D-5' };
    const { code } = await offer(app, [{ id, sale }], { reason: 'sold' });
    const [taken] = (await take(app, code, 4, { 'accept-language': 'de' })).data.ids;
    const came = (await app.as(4).get(`stock_book/pet/${taken}`)).data;
    expect(came).toMatchObject({
      ...{ in_date: '2026-03-10', in_count: 1, seller: 'Berta', in_document_no: 'D-5' },
      ...{ parent_name: 'Mother', bred: 0, tag: '3WKX9P', former_no: id, out: [] },
    });
    const [bought] = app.db.select().from(purchases).where(eq(purchases.uid, 4)).all();
    expect(bought).toMatchObject({
      ...{ price: 0, seller_address: '', import_id: null, sc_id: speciesId(app.db) },
      notes: 'Übergeben von Berta, dort nachgezogen und gehalten seit März 2020.',
    });
    const left = (await app.as(3).get(`stock_book/pet/${id}`)).data;
    expect(left).toMatchObject({
      ...{ in_count: 1, tag: '3WKX9P' },
      out: [{ count: 1, reason: 'sold', name: 'Carl', document_no: 'D-5', date: '2026-03-10' }],
    });
    expect((await app.as(3).get('stock_book/list')).data.totals).toMatchObject({ left: 1 });
    const [sold] = (await app.as(3).get('sales/list')).data.rows;
    expect(sold).toMatchObject({ total_price: 45, archived_pet: 1, pet_id: id });
    // what is left of the record in the book tells the same
    await app.as(3).delete('pet/delete', { id });
    const { rows } = (await app.as(3).get('stock_book/list')).data;
    expect(rows).toMatchObject([{ pet_id: null, pet_no: id, tag: '3WKX9P', in_count: 1 }, {}]);
    expect((await app.as(4).get('pet/quickview/3WKX9P')).data.id).toBe(taken);
  });

  test('of a group leaves the others with the label; those that go have one of their own', async () => {
    const app = setUp();
    const id = aPet(app.db, { an_count: 5, tag: '4AAAAA' });
    const { code } = await offer(app, [{ id, count: 2 }]);
    const [taken] = (await take(app, code)).data.ids;
    const page = await pageOf(app, taken);
    expect(page.an_count).toBe(2);
    expect(page.tag).not.toBe('4AAAAA');
    expect(await petOf(app, id)).toEqual(kept(3));
    expect((await pageOf(app, id, 3)).handed_over).toBe(0);
    expect((await app.as(4).get('pet/quickview/4AAAAA')).status).toBe(404);
  });

  test('brings nothing that was not ticked', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const { code } = await offer(app, [{ id }], nothing);
    const [taken] = (await take(app, code)).data.ids;
    expect(await pageOf(app, taken)).toMatchObject({
      ...{ name: 'Frida', tag: '3WKX9P', notes: '', pre_molt: null, has_img: 0, size: null },
      ...{ records: { feeding: 0, molt: 0, event: 0 } },
    });
    const [bought] = app.db.select().from(purchases).where(eq(purchases.uid, 4)).all();
    expect(bought).toMatchObject({ document_no: '', parent_name: '', bred: 0 });
    expect(bought?.notes).toBe('Handed over by Berta.');
    expect(app.db.select().from(feeders).where(eq(feeders.uid, 4)).all()).toEqual([]);
  });

  test('is no import that could be undone, and counts in the feeders of its keeper', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const { code } = await offer(app, [{ id }]);
    await take(app, code);
    expect((await app.as(4).get('data/imports')).data.count).toBe(0);
    expect(app.db.select().from(imports).all()).toEqual([]);
    expect(countRows(app.db, pets, isNotNull(pets.import_id))).toBe(0);
    const { rows } = (await app.as(4).get('pet/available_feeders')).data;
    expect(rows).toMatchObject([{ food: 'Dubia' }]);
    expect((await app.as(3).get('pet/available_feeders')).data.rows).toEqual(rows);
  });

  test('and several others come in their order', async () => {
    const app = setUp();
    const ids = ['A', 'B', 'C'].map((name) => aPet(app.db, { name }));
    const { code } = await offer(
      app,
      ids.toReversed().map((id) => ({ id })),
    );
    const { data } = await take(app, code);
    const names = await Promise.all(
      data.ids.map(async (id: number) => (await pageOf(app, id)).name),
    );
    expect(names).toEqual(['C', 'B', 'A']);
    expect(await collectionOf(app, 3)).toEqual([]);
    expect(await collectionOf(app, 3, 1)).toHaveLength(3);
  });

  test('can go on to the next keeper, and home again', async () => {
    const app = setUp();
    const first = await aFullRecord(app);
    const [second] = (await take(app, (await offer(app, [{ id: first }])).code)).data.ids;
    const onward = async (from: number, to: number, id: number) => {
      const body = { pets: [{ id }], reason: 'given', ...nothing, history: 1 };
      const { code } = (await app.as(from).post('hand_over/add', body)).data;
      return (await take(app, code, to)).data.ids[0];
    };
    const third = await onward(4, 2, second);
    const home = await onward(2, 3, third);
    const page = await pageOf(app, home, 3);
    expect(page).toMatchObject({ tag: '3WKX9P', records: { feeding: 4, molt: 2, event: 1 } });
    expect((await app.as(3).get('pet/quickview/3WKX9P')).data.id).toBe(home);
    expect((await app.as(4).get('pet/quickview/3WKX9P')).data.id).toBe(second);
    const [record] = app.db.select().from(pets).where(eq(pets.id, home)).all();
    expect([record?.former_no, record?.earlier_nos]).toEqual([third, `[${second},${first}]`]);
  });

  test('is noted in the log: who, from whom', async () => {
    const app = setUp();
    const { id, code } = await offer(app, [{ id: aPet(app.db) }]);
    await take(app, code);
    const entries = app.db.select().from(eventLog).orderBy(eventLog.eid).all();
    expect(entries.map(({ uid, message }) => [uid, message])).toEqual([
      [3, `Offered 1 of the own animals (hand-over ${id})`],
      [3, `1 of the animals of hand-over ${id} arrived`],
      [4, `Took over 1 of the animals of user 3 (hand-over ${id})`],
    ]);
    const [shown] = (await app.as(3).get('hand_over/list')).data.rows;
    expect(shown).toMatchObject({ state: 'taken', ended: '2026-03-10T20:00:00.000Z' });
  });
});

describe('taking over', () => {
  test('by two at once gives it to one, and the other learns why', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const { code } = await offer(app, [{ id }]);
    const answers = await Promise.all([take(app, code, 4), take(app, code, 2)]);
    const [lost] = answers.filter(({ status }) => status !== 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([lost?.status, lost?.data.code]).toEqual([410, 'hand_over_taken']);
    await removed(app);
    const taker = answers[0]?.status === 200 ? 4 : 2;
    expect([rowsOf(app, taker), rowsOf(app, 6 - taker)]).toEqual([1, 0]);
    expect(countRows(app.db, purchases, eq(purchases.uid, 6 - taker))).toBe(0);
    const thumbs = readdirSync(join(app.config.dataDir, 'uploads/thumb'));
    expect(thumbs).toHaveLength(2);
  });

  test('is done once for a key, also while it is being done', async () => {
    const app = setUp();
    const { code } = await offer(app, [{ id: await aFullRecord(app) }]);
    const once = { 'idempotency-key': 'once' };
    const goOn = holdTurns(app);
    const waiting = take(app, code, 4, once);
    await copied(app);
    const second = await take(app, code, 4, once);
    goOn();
    const first = await waiting;
    expect([first.status, second.status, second.data.code]).toEqual([200, 409, 'still_running']);
    expect((await take(app, code, 4, once)).data).toEqual(first.data);
    expect((await take(app, code)).data.code).toBe('hand_over_taken');
    expect(rowsOf(app, 4)).toBe(1);
  });

  test('keeps the response to its key with the animals, or stores nothing at all', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const { code } = await offer(app, [{ id }]);
    const before = contents(app);
    app.db.$client.run(
      `CREATE TRIGGER refuses BEFORE INSERT ON write_answers BEGIN SELECT RAISE(ABORT, 'no'); END`,
    );
    expect((await take(app, code, 4, { 'idempotency-key': 'once' })).status).toBe(500);
    await removed(app);
    app.db.$client.run('DROP TRIGGER refuses');
    const after = contents(app);
    for (const table of ['pets', 'purchases', 'feedings', 'hand_overs', 'sales', 'feeders'])
      expect([table, after[table]]).toEqual([table, before[table]]);
    expect(readdirSync(join(app.config.dataDir, 'uploads/thumb'))).toHaveLength(1);
    expect((await take(app, code, 4, { 'idempotency-key': 'once' })).status).toBe(200);
  });

  test.each([
    ['is the giver', async () => 'own_hand_over', 3],
    [
      'comes after it was taken back',
      async (app: TestApp, id: number) => {
        await app.as(3).delete('hand_over/delete', { id });
        return 'hand_over_withdrawn';
      },
      4,
    ],
    [
      'comes too late',
      async (app: TestApp) => {
        app.setNow('2026-04-09T20:00:00Z');
        return 'hand_over_expired';
      },
      4,
    ],
    [
      'has no room for pictures',
      async ({ db }: TestApp) => {
        const pet_id = aPet(db, { uid: 4, name: 'Full' });
        db.$client.run(
          `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
           INSERT INTO pictures (pet_id, version, key) SELECT ?, n, n FROM n`,
          [limits.picturesPerKeeper, pet_id],
        );
        return 'too_many_pictures';
      },
      4,
    ],
    [
      'has no room for animals',
      async ({ db }: TestApp) => {
        const more = limits.perKeeper.animals - countOf.animals(db, 4);
        db.$client.run(
          `WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < ?)
           INSERT INTO pets (uid, name, sc_id) SELECT 4, 'Pet ' || n, ? FROM n`,
          [more, speciesId(db)],
        );
        return 'quota_reached';
      },
      4,
    ],
  ] as const)(
    'by one who %s changes nothing',
    async (_, prepare, uid) => {
      const app = setUp();
      const id = await aFullRecord(app);
      const handOver = await offer(app, [{ id }]);
      const code = await prepare(app, handOver.id);
      const before = rowsOf(app, uid);
      expect((await take(app, handOver.code, uid)).data.code).toBe(code);
      expect(rowsOf(app, uid)).toBe(before);
      expect(await petOf(app, id)).toEqual(kept(1));
      expect((await pageOf(app, id, 3)).handed_over).toBe(0);
    },
    60_000,
  );

  test('by one who is suspended is refused, also while it is being done', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const { code } = await offer(app, [{ id }]);
    const suspend = (suspended: 0 | 1) =>
      app.db.update(users).set({ suspended }).where(eq(users.uid, 4)).run();
    const goOn = holdTurns(app);
    const waiting = take(app, code);
    await copied(app);
    suspend(1);
    goOn();
    expect((await waiting).status).toBe(401);
    await removed(app);
    expect([rowsOf(app, 4), await petOf(app, id)]).toEqual([0, kept(1)]);
    expect((await take(app, code)).status).toBe(401);
    suspend(0);
    expect((await take(app, code)).status).toBe(200);
  });

  test.each([
    ['was taken back', 'hand_over_withdrawn', 'DELETE FROM pets WHERE id = ?'],
    ['was given to somebody else', 'hand_over_taken', `UPDATE hand_overs SET state = 'taken'`],
    ['belonged to a keeper who was deleted', 'not_found', 'DELETE FROM users WHERE uid = 3'],
    ['goes to a keeper who was deleted', 'unauthorized', 'DELETE FROM users WHERE uid = 4'],
    ['shrank', 'hand_over_changed', 'UPDATE pets SET an_count = an_count + 1 WHERE id = ?'],
  ])('of an animal that %s meanwhile leaves nothing', async (_, code, change) => {
    const app = setUp();
    const id = await aFullRecord(app);
    const handOver = await offer(app, [{ id }]);
    const goOn = holdTurns(app);
    const waiting = take(app, handOver.code);
    await copied(app);
    app.db.$client.run(change, change.includes('?') ? [id] : []);
    goOn();
    expect((await waiting).data.code).toBe(code);
    await removed(app);
    expect(rowsOf(app, 4)).toBe(0);
    expect(countRows(app.db, purchases, eq(purchases.uid, 4))).toBe(0);
    expect(countRows(app.db, sales)).toBe(0);
  });

  test('bears an import of the same keeper that ends meanwhile', async () => {
    const app = setUp();
    const { code } = await offer(app, [{ id: await aFullRecord(app) }]);
    const goOn = holdTurns(app);
    const waiting = take(app, code);
    await copied(app);
    expect((await app.as(4).delete('data/upload')).status).toBe(200);
    goOn();
    const { status, data } = await waiting;
    expect([status, (await pageOf(app, data.ids[0])).has_img]).toEqual([200, 1]);
  });

  test('with pictures stops where the disk is full, without them it goes on', async () => {
    const small = { DISK_FLOOR_MB: String(Math.floor(freeBytes(setUp().config) / 1e6) * 2) };
    const app = createTestApp({ now: '2026-03-10T20:00:00Z', env: small });
    const id = await aFullRecord(app);
    const full = await offer(app, [{ id }]);
    expect((await take(app, full.code)).data.code).toBe('disk_full');
    expect(rowsOf(app, 4)).toBe(0);
    await app.as(3).delete('hand_over/delete', { id: full.id });
    const { code } = await offer(app, [{ id }], nothing);
    expect((await take(app, code)).status).toBe(200);
  });

  test.each([
    ['who noted it, has its tag again, and the one after', 1, 0, '3WKX9P'],
    ['who did not, is that keeper’s own as well, and the next one draws a tag', 0, 1, ''],
  ])('and came back from a keeper %s', async (_, archived, handed_over, tag) => {
    const app = setUp();
    const { uid } = await newcomer(app, 'dora@example.org');
    const id = aPet(app.db, { tag: '3WKX9P' });
    const [theirs] = (await take(app, (await offer(app, [{ id }])).code)).data.ids;
    if (archived) await app.as(4).put('pet/archive', { id: theirs, archived, reason: 'given' });
    await app.as(3).put('pet/archive', { id, archived: 0 });
    expect(await pageOf(app, id, 3)).toMatchObject({ archived: 0, tag: '3WKX9P', handed_over });
    const { code } = await offer(app, [{ id }]);
    const { status, data } = await take(app, code, uid);
    const { tag: drawn } = await pageOf(app, data.ids[0], uid);
    expect([status, drawn === '3WKX9P', drawn.length]).toEqual([200, tag === '3WKX9P', 6]);
    expect((await app.as(4).get('pet/quickview/3WKX9P')).data.id).toBe(theirs);
  });

  test('and comes back by another hand-over is found by its old labels', async () => {
    const app = setUp();
    const id = aPet(app.db, { name: 'Frida', tag: '3WKX9P' });
    const [theirs] = (await take(app, (await offer(app, [{ id }])).code)).data.ids;
    const offered = { pets: [{ id: theirs }], reason: 'given', ...nothing };
    const { code } = (await app.as(4).post('hand_over/add', offered)).data;
    const [back] = (await take(app, code, 3)).data.ids;
    for (const label of ['3WKX9P', id, back]) {
      const { data } = await app.as(3).get(`pet/quickview/${label}`);
      expect([label, data.id, data.others]).toEqual([label, back, []]);
    }
    expect((await app.as(4).get(`pet/quickview/${theirs}`)).data.id).toBe(theirs);
  });

  test('of a keeper who deletes the account ends with it', async () => {
    const app = setUp();
    const { uid } = await newcomer(app, 'dora@example.org');
    const id = aPet(app.db, { uid, tag: '4AAAAA' });
    const add = () =>
      app.as(uid).post('hand_over/add', { pets: [{ id }], reason: 'given', ...nothing });
    const { code, id: handOver } = (await add()).data;
    const [taken] = (await take(app, code)).data.ids;
    const other = aPet(app.db, { uid });
    const pending = await app
      .as(uid)
      .post('hand_over/add', { pets: [{ id: other }], reason: 'given', ...nothing });
    await app.as(uid).delete('user/delete', { upw: password });
    expect((await take(app, pending.data.code)).status).toBe(404);
    expect(countRows(app.db, handOvers, eq(handOvers.id, handOver))).toBe(0);
    expect((await pageOf(app, taken)).tag).toBe('4AAAAA');
    expect((await app.as(4).get('pet/quickview/4AAAAA')).data.id).toBe(taken);
  });

  test('that a kill cut off leaves nothing, and can be done again', async () => {
    const now = '2026-03-10T20:00:00Z';
    const path = join(temporaryFolder('take'), 'exuvia.db');
    const child = Bun.spawn([process.execPath, killedTake, path, now], { stderr: 'pipe' });
    const code = await new Response(child.stdout).text();
    expect([await child.exited, child.signalCode]).toEqual([137, 'SIGKILL']);
    const app = createTestApp({ db: openDatabase(path), now });
    const half = countRows(app.db, pets, isNotNull(pets.import_id));
    expect(half).toBeWithin(10, 21);
    expect(await collectionOf(app, 4)).toEqual([]);
    await removeUnfinished(app.context);
    expect(countRows(app.db, pets, isNotNull(pets.import_id))).toBe(0);
    expect(await collectionOf(app, 3)).not.toEqual([]);
    expect((await app.visitor.get(`hand_over/open/${code}`)).data.animals).toHaveLength(20);
    expect((await take(app, code, 4, { 'idempotency-key': 'once' })).data.ids).toHaveLength(20);
    expect([rowsOf(app, 4), await collectionOf(app, 3)]).toEqual([20, []]);
  });
});
