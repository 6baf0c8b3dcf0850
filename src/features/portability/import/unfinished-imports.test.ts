import { expect, test } from 'bun:test';
import { eq, isNotNull } from 'drizzle-orm';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { feeders, feedings, imports, molts, pets, plans, purchases } from '#src/db/schema.ts';
import { deleteUser } from '#src/features/accounts/accounts/erase-account.queries.ts';
import { inTurn } from '#src/platform/jobs/slices.ts';
import type { Step } from './import-steps.ts';
import { storeImport } from './store-import.service.ts';
import { password } from '#src/testing/password.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { removeUnfinished } from '#src/platform/removal/remove-import.ts';
import { insertImport } from '#src/platform/removal/remove-import.queries.ts';

const fed = (date_f: string, food: string) => ({ date_f, food, progress: 0 as const });
const pet = (id: number, fields = {}) => ({
  id,
  name: `Rosa ${id}`,
  sc_name: 'Brachypelma hamorii',
  ...fields,
});
const json = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));

/** Rows of everything that an import stores. */
const stored = ({ db }: TestApp) =>
  [pets, feedings, molts, plans, purchases, feeders, imports].map((table) =>
    db.select().from(table).all(),
  );

const feedersOf = ({ db }: TestApp, uid: number) =>
  Object.fromEntries(
    db
      .select()
      .from(feeders)
      .where(eq(feeders.uid, uid))
      .all()
      .map(({ food, uses, last_used }) => [food, [uses, last_used]]),
  );

async function aLongImport(app: TestApp): Promise<void> {
  app.context.patience.import = 0;
  const one = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#543' } })
    .webp()
    .toBuffer();
  const rows = Array.from({ length: 1500 }, (_, at) =>
    pet(at + 1, { feedings: [fed('2025-01-01', 'Moths')], molts: [{ date_mt: '2025-01-02' }] }),
  );
  const content = { exuvia: 2, pets: rows, purchases: [{ id: 1, date: '2025-01-01' }] };
  const bytes = zipSync({ 'data.json': json(content), 'pictures/1.webp': one });
  expect(await sendFile(app, 3, bytes)).toBe(200);
  await app.as(3).post('data/import', { file: 'all.zip' });
}

/** Until some of it is in the database. */
async function storing(app: TestApp): Promise<void> {
  let state: { phase?: string } = {};
  const hidden = () => app.db.select().from(pets).where(isNotNull(pets.import_id)).get();
  while (state.phase !== 'storing' || !hidden())
    ({ data: state } = await app.as(3).get('data/import'));
  expect(state).toMatchObject({ state: 'running', dry_run: 0, file: 'all.zip' });
}

/** Until nothing of it is left. */
async function removed({ db }: TestApp): Promise<void> {
  while (db.select().from(imports).all().length > 0) await new Promise(setImmediate);
}

test('nobody sees half an import, and one that is cancelled leaves nothing', async () => {
  const app = createTestApp();
  aPet(app.db);
  const before = stored(app);
  await aLongImport(app);
  await storing(app);
  expect((await app.as(3).get('pet/count')).data.count2).toBe(1);
  expect((await app.as(2).get('admin/all_pets')).data.count).toBe(1);
  expect((await app.as(3).get('data/imports')).data.count).toBe(0);
  expect((await app.as(4).delete('data/import')).status).toBe(404);
  expect((await app.as(3).delete('data/import')).data).toEqual({ status: true });
  const { status, data } = await app.as(3).get('data/import');
  expect([status, data.code]).toEqual([409, 'import_cancelled']);
  await removed(app);
  expect(stored(app)).toEqual(before);
  expect(readdirSync(join(app.config.dataDir, 'uploads/thumb'))).toEqual([]);
  expect(existsSync(join(app.config.dataDir, 'imports', '3.upload'))).toBe(false);
  expect((await app.as(3).delete('data/import')).status).toBe(404);
});

test('one whose keeper was deleted meanwhile leaves nothing', async () => {
  const app = createTestApp();
  const before = stored(app);
  await aLongImport(app);
  await storing(app);
  app.db.$client.run('DELETE FROM users WHERE uid = 3');
  await removed(app);
  expect(stored(app)).toEqual(before);
});

test('what a crash leaves of an import is removed, and of nothing else', async () => {
  const app = createTestApp();
  aPet(app.db);
  const before = stored(app);
  const about = { added: 2, file: 'all.zip', created: '2026-01-01T00:00:00.000Z' };
  const import_id = insertImport(app.db, BUILT_IN_UID, about);
  for (const name of ['Rosa', 'Juno']) {
    const pet_id = aPet(app.db, { uid: BUILT_IN_UID, import_id, name });
    const feeding = { pet_id, food: 'Moths', progress: 0 as const, recorded: 1 };
    const days = Array.from({ length: 250 }, (_, at) =>
      new Date(Date.UTC(2024, 0, 1 + at)).toISOString().slice(0, 10),
    );
    for (const date_f of days)
      app.db
        .insert(feedings)
        .values({ ...feeding, date_f })
        .run();
  }
  await removeUnfinished(app.context);
  expect(stored(app)).toEqual(before);
});

test('feeders are counted with what the keeper had before, and after the import is undone as before', async () => {
  const app = createTestApp();
  const own = aPet(app.db);
  for (const [date_f, food] of [
    ['2025-03-01', 'Dubia'],
    ['2025-03-02', 'Moths'],
  ] as const)
    await app.as(3).post('pet/feeding/feed', { id: own, ...fed(date_f, food) });
  const before = feedersOf(app, 3);
  app.db.delete(feeders).where(eq(feeders.food, 'Moths')).run();
  const meals = [
    fed('2025-01-01', 'Dubia'),
    fed('2025-04-01', 'Dubia'),
    fed('2025-01-01', 'Moths'),
    fed('2025-01-01', 'Roach'),
  ];
  await sendFile(app, 3, json({ values_add: [{ ...pet(1), id: undefined, feedings: meals }] }));
  const { data } = await app.as(3).post('data/import', {});
  expect(feedersOf(app, 3)).toEqual({
    Dubia: [3, '2025-04-01'],
    Moths: [2, '2025-03-02'],
    Roach: [1, '2025-01-01'],
  });
  expect(feedersOf(app, BUILT_IN_UID)).toEqual({});
  const undone = await app.as(3).delete('data/import_undo', { id: data.import_id });
  expect(undone.data).toEqual({ status: true, deleted: 1 });
  expect(feedersOf(app, 3)).toEqual(before);
});

test('what is left of an import that failed counts in no other one', async () => {
  const app = createTestApp();
  const about = { added: 1, file: 'all.zip', created: '2026-01-01T00:00:00.000Z' };
  const import_id = insertImport(app.db, BUILT_IN_UID, about);
  const pet_id = aPet(app.db, { uid: BUILT_IN_UID, import_id });
  for (const food of ['Moths', 'Roach'])
    app.db
      .insert(feedings)
      .values({ pet_id, food, date_f: '2025-01-01', progress: 0, recorded: 1 })
      .run();
  await sendFile(
    app,
    3,
    json({
      values_add: [
        { name: 'Juno', sc_name: 'Brachypelma hamorii', feedings: [fed('2024-01-01', 'Moths')] },
      ],
    }),
  );
  expect((await app.as(3).post('data/import', {})).data.added).toBe(1);
  expect(feedersOf(app, 3)).toEqual({ Moths: [1, '2024-01-01'] });
});

const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...pet(at), id: undefined }));

test('rows and the response to their key are stored in one transaction, or nothing is', async () => {
  const app = createTestApp();
  const before = stored(app);
  const send = () =>
    app.as(3).post('pet/add_all', { values_add: rows(300) }, { 'idempotency-key': 'once' });
  app.db.$client.run(
    `CREATE TRIGGER refuses BEFORE INSERT ON write_answers BEGIN SELECT RAISE(ABORT, 'no'); END`,
  );
  expect((await send()).status).toBe(500);
  await removed(app);
  expect(stored(app)).toEqual(before);
  app.db.$client.run('DROP TRIGGER refuses');
  const { data } = await send();
  expect(data.ids).toHaveLength(300);
  expect((await send()).data).toEqual(data);
  expect((await app.as(3).get('pet/count')).data.count2).toBe(300);
});

test('an account goes while the import of somebody else is stored, whose feeders are counted right', async () => {
  const app = createTestApp();
  const days = ['2025-01-01', '2025-01-02', '2025-01-03'];
  const feeding = (pet_id: number) => (date_f: string) =>
    ({ pet_id, date_f, food: 'Moths', progress: 0, recorded: 1 }) as const;
  const gone = aPet(app.db, { uid: 4 });
  app.db
    .insert(feedings)
    .values(days.map(feeding(gone)))
    .run();
  const erased = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const steps = async function* (): AsyncGenerator<Step[]> {
    yield [['pet', { name: 'Ada', sc_name: 'Brachypelma hamorii' }]];
    begun.resolve();
    await erased.promise;
    yield [['feedings', [fed('2025-02-01', 'Moths'), fed('2025-02-02', 'Crickets')]]];
  };
  const about = { uid: 3, file: '', added: 1, adds: { animals: 1 } };
  const storing = storeImport(app.context, about, steps());
  await begun.promise;
  expect((await app.as(4).delete('user/delete', { upw: password })).data).toEqual({ status: true });
  expect(app.db.select().from(pets).where(eq(pets.id, gone)).all()).toEqual([]);
  erased.resolve();
  await storing;
  const counted = { Moths: [1, '2025-02-01'], Crickets: [1, '2025-02-02'] };
  expect(feedersOf(app, 3)).toEqual(counted);
});

test('rows whose keeper is deleted while they are stored are refused', async () => {
  const app = createTestApp();
  const before = stored(app);
  const steps = async function* (): AsyncGenerator<Step[]> {
    yield [['pet', { name: 'Ada', sc_name: 'Brachypelma hamorii' }]];
    await app.as(3).delete('user/delete', { upw: password });
  };
  const storing = storeImport(
    app.context,
    { uid: 3, file: '', added: 1, adds: { animals: 1 } },
    steps(),
  );
  expect(await storing.catch(({ status }) => status)).toBe(401);
  await removed(app);
  expect(stored(app)).toEqual(before);
});

test('rows of a keeper who is deleted while they wait for their turn are refused', async () => {
  const app = createTestApp();
  const before = stored(app);
  const others = Promise.withResolvers<void>();
  void inTurn(app.db, () => others.promise);
  const storing = storeImport(
    app.context,
    { uid: 3, file: '', added: 300, adds: { animals: 300 } },
    [],
  );
  deleteUser(app.db, 3);
  others.resolve();
  expect(await storing.catch(({ status }) => status)).toBe(401);
  expect(stored(app)).toEqual(before);
});

test('of rows that a keeper sends again and again few wait, and the next keeper goes before them', async () => {
  const app = createTestApp();
  const others = Promise.withResolvers<void>();
  void inTurn(app.db, () => others.promise);
  const done: number[] = [];
  const send = async (uid: number) => {
    const { status } = await app.as(uid).post('pet/add_all', { values_add: rows(1) });
    done.push(status === 200 ? uid : status);
  };
  const flood = Array.from({ length: 10 }, () => send(3));
  const next = send(4);
  while (done.length < 6) await new Promise(setImmediate);
  expect(done).toEqual(Array.from({ length: 6 }, () => 503));
  others.resolve();
  await Promise.all([...flood, next]);
  const went = done.slice(6);
  expect(went.toSorted()).toEqual([3, 3, 3, 3, 4]);
  // in the order in which they came it would be the last one; a slow check may let one more go before it
  expect(went.indexOf(4)).toBeLessThan(3);
});
