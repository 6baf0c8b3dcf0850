import {
  existsSync,
  mkdirSync,
  readdirSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'bun:test';
import { findUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { newcomer, password } from '#src/testing/people.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { freeBytes } from './free-disk.ts';
import { stagingFolder, sweepUploads, uploadedFile } from './uploaded-files.ts';

const sweep = ({ context, db }: TestApp) =>
  sweepUploads(context, (uid) => findUser(db, uid) !== undefined);

/** The uploaded file of a keeper, and its pictures that wait. */
function filesOf({ context }: TestApp, uid: number): string[] {
  mkdirSync(join(stagingFolder(context, uid), 'thumb'), { recursive: true });
  const waiting = join(stagingFolder(context, uid), 'thumb', '1.webp');
  writeFileSync(waiting, 'a picture');
  return [uploadedFile(context, uid), waiting];
}

test.each(['by its user', 'by the administrator'])(
  'an unfinished upload goes with its account, deleted %s',
  async (who) => {
    const app = createTestApp();
    const { uid } = await newcomer(app, 'dora@example.org');
    for (const one of [uid, 4]) await sendFile(app, one, new Uint8Array(1000));
    const [own, others] = [filesOf(app, uid), filesOf(app, 4)];
    const response =
      who === 'by its user'
        ? await app.as(uid).delete('user/delete', { upw: password })
        : await app.as(2).delete('admin/user_delete', { uid });
    expect(response.status).toBe(200);
    expect([...own, ...others].map((file) => existsSync(file))).toEqual([false, false, true, true]);
  },
);

test('a part that arrives after its account was deleted leaves nothing', async () => {
  const app = createTestApp();
  const { uid } = await newcomer(app, 'dora@example.org');
  const rest = Promise.withResolvers<void>();
  const body = async function* () {
    yield new Uint8Array(1000);
    await rest.promise;
    yield new Uint8Array(1000);
  };
  const upload = app.app.handle(
    new Request('http://localhost/api/data/upload?offset=0', {
      method: 'PUT',
      headers: { authorization: `Bearer ${await app.tokenOf(uid)}` },
      body: body() as unknown as BodyInit,
    }),
  );
  while (!arriving(app)) await new Promise(setImmediate);
  expect((await app.as(uid).delete('user/delete', { upw: password })).status).toBe(200);
  rest.resolve();
  expect((await upload).status).toBe(401);
  expect([existsSync(uploadedFile(app.context, uid)), arriving(app)]).toEqual([false, false]);
});

/** Whether a part is being written to the disk. */
function arriving({ config }: TestApp): boolean {
  const folder = join(config.dataDir, 'uploads');
  return existsSync(folder) && readdirSync(folder).some((name) => name.endsWith('.tmp'));
}

test('the sweep removes what is a day old, and what arrived after its account was deleted', async () => {
  const app = createTestApp();
  for (const uid of [3, 4]) await sendFile(app, uid, new Uint8Array(1000));
  const nobody = uploadedFile(app.context, 77);
  writeFileSync(nobody, 'late');
  const files = [uploadedFile(app.context, 3), uploadedFile(app.context, 4), nobody];
  const old = new Date(app.context.now().getTime() - 25 * 60 * 60 * 1000);
  utimesSync(files[0] ?? '', old, old);
  sweep(app);
  expect(files.map((file) => existsSync(file))).toEqual([false, true, false]);
});

test('files that wait to be imported take at most as much as is still free', async () => {
  const app = createTestApp();
  expect(await sendFile(app, 3, new Uint8Array(1000))).toBe(200);
  truncateSync(uploadedFile(app.context, 3), 2 * freeBytes(app.config)); // takes no room itself
  expect(await sendFile(app, 4, new Uint8Array(1000))).toBe(507);
  expect((await app.as(3).delete('data/upload')).status).toBe(200);
  expect(await sendFile(app, 4, new Uint8Array(1000))).toBe(200);
});

test('the sweep needs no folder', () => {
  expect(() => sweep(createTestApp())).not.toThrow();
});
