import { expect, test } from 'bun:test';
import { eq, gt } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { events, feedings, imports, molts, pets, sales } from '#src/db/schema.ts';
import { encodePicture } from '#src/platform/pictures/encode-picture.ts';
import { storePicture } from '#src/platform/pictures/pictures.ts';
import { giveAway, insertImport } from '#src/platform/removal/remove-import.queries.ts';
import { removeUnfinished } from '#src/platform/removal/remove-import.ts';
import { newcomer, password } from '#src/testing/people.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { deleteUser } from './erase-account.queries.ts';

const PETS = 400;

/** A keeper with many animals, of which one has a picture and a public page, and one a long history. */
async function aLargeAccount() {
  const app = createTestApp();
  const { db } = app;
  const { uid } = await newcomer(app, 'dora@example.org');
  const ids = Array.from({ length: PETS }, (_, at) => aPet(db, { uid, is_public: at ? 0 : 1 }));
  const [shown = 0, old = 0] = ids;
  const square = sharp({ create: { width: 9, height: 9, channels: 3, background: '#543' } });
  storePicture(app.context, uid, shown, await encodePicture(await square.png().toBuffer()));
  const meal = { food: 'Moths', progress: 0, recorded: 1 } as const;
  for (const pet_id of ids)
    db.insert(feedings)
      .values([
        { ...meal, pet_id, date_f: '2025-01-01' },
        { ...meal, pet_id, date_f: '2025-01-08' },
      ])
      .run();
  const days = Array.from({ length: 250 }, (_, at) =>
    new Date(Date.UTC(2020, 0, 1 + at)).toISOString().slice(0, 10),
  );
  const pet_id = old;
  db.insert(molts)
    .values(days.map((date_mt) => ({ pet_id, date_mt })))
    .run();
  db.insert(events)
    .values(days.map((date_ev) => ({ pet_id, date_ev, event: 'Seen' })))
    .run();
  db.insert(sales).values({ uid, pet_id, s_count: 1, s_date: '2025-02-01' }).run();
  return { app, uid, shown };
}

/** How many rows there are of all that a keeper has. */
const rowsOf = ({ db }: TestApp) =>
  [pets, feedings, molts, events, sales, imports].map((table) =>
    db.$count(table, table === pets ? gt(pets.id, 0) : undefined),
  );

/** What strangers and the keeper see of the account. */
async function seen({ visitor }: TestApp, shown: number): Promise<number[]> {
  const responses = await Promise.all([
    visitor.get(`pet/quickview/${shown}`),
    visitor.get(`/uploads/large/tid_${shown}.webp`),
    visitor.get(`/uploads/thumb/tid_${shown}.png`),
    visitor.post('user/login', { un: 'dora@example.org', upw: password }),
  ]);
  return responses.map(({ status }) => status);
}

test('a large account goes with all that it has, and so do its pictures', async () => {
  const { app, uid, shown } = await aLargeAccount();
  expect(await seen(app, shown)).toEqual([200, 200, 200, 200]);
  expect((await app.as(uid).delete('user/delete', { upw: password })).data).toEqual({
    status: true,
  });
  expect(await seen(app, shown)).toEqual([401, 404, 404, 401]);
  expect(await Promise.all(rowsOf(app))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(readdirSync(join(app.config.dataDir, 'uploads/large'))).toEqual([]);
});

test('nobody sees what is still there of a deleted account, and after a crash it goes at the next start', async () => {
  const { app, uid, shown } = await aLargeAccount();
  const { db } = app;
  const import_id = insertImport(db, BUILT_IN_UID, { added: 0, file: '', created: '' });
  giveAway(db, uid, { uid: BUILT_IN_UID, import_id });
  deleteUser(db, uid);
  expect(await db.$count(pets, eq(pets.import_id, import_id))).toBe(PETS);
  expect(await seen(app, shown)).toEqual([401, 404, 404, 401]);
  await removeUnfinished(app.context);
  expect(await Promise.all(rowsOf(app))).toEqual([0, 0, 0, 0, 0, 0]);
  expect(readdirSync(join(app.config.dataDir, 'uploads/large'))).toEqual([]);
});

test('the administrator who deletes an account twice with one key gets the same response', async () => {
  const app = createTestApp();
  const key = { 'idempotency-key': 'once' };
  for (let turn = 0; turn < 2; turn += 1)
    expect((await app.as(2).delete('admin/user_delete', { uid: 4 }, key)).data).toEqual({
      status: true,
    });
  expect((await app.as(2).delete('admin/user_delete', { uid: 4 })).status).toBe(404);
});
