import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { hashPassword } from '#src/platform/security/password-hashes.ts';
import { password } from '#src/testing/people.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { freeBytes } from './free-disk.ts';

/** An installation whose floor is so many times what is free, and a pet of keeper 3. */
function anApp(times: number) {
  const free = freeBytes(createTestApp().config) / 1_048_576;
  const app = createTestApp({ env: { DISK_FLOOR_MB: String(Math.ceil(free * times)) } });
  return { ...app, id: aPet(app.db) };
}

const formOf = (id: number) => {
  const form = new FormData();
  form.set('id', String(id));
  form.set('file', new File(['x'], 'photo.jpg', { type: 'image/jpeg' }));
  return form;
};

test('below the floor of free disk pictures stop, and other records go on', async () => {
  const { as, visitor, id } = anApp(2);
  const refused = await as(3).post('picture/upload', formOf(id));
  expect([refused.status, refused.data.code]).toEqual([507, 'disk_full']);
  expect((await as(3).put('pet/pre_molt', { id, pre_molt: null })).status).toBe(200);
  expect((await visitor.get('health')).data).toMatchObject({ status: 'ok', warnings: 1 });
});

test('below a tenth of it people log in, read and delete, and the health response says so', async () => {
  const { as, db, visitor, id } = anApp(20);
  const password_hash = await hashPassword(password);
  db.update(users).set({ password_hash }).where(eq(users.uid, 3)).run();
  const entered = await visitor.post('user/login', { un: 'berta@example.org', upw: password });
  expect(entered.status).toBe(200);
  const bearer = { authorization: `Bearer ${entered.data.token}` };
  expect((await visitor.get('pet/list', undefined, bearer)).data.count).toBe(1);
  expect((await visitor.post('user/logout', {}, bearer)).status).toBe(200);
  const refused = await as(3).put('pet/pre_molt', { id, pre_molt: null });
  expect([refused.status, refused.data.code]).toEqual([507, 'disk_full']);
  expect((await as(3).get(`pet/detail/${id}`)).status).toBe(200);
  expect((await as(3).delete('pet/delete', { id })).status).toBe(200);
  expect((await visitor.get('health')).status).toBe(503);
});
