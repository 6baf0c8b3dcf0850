import { expect, test } from 'bun:test';
import { eq, isNotNull } from 'drizzle-orm';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { feeders, feedings, imports, molts, pets, plans, purchases } from '#src/db/schema.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { insertImport } from './import.queries.ts';
import { removeUnfinished } from './remove-import.service.ts';

const fed = (date_f: string, food: string) => ({ date_f, food, progress: 0 });
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
