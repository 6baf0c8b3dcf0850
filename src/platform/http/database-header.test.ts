import { expect, test } from 'bun:test';
import { renewDatabaseId } from '#src/db/database-id.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

test('a write that names another database is refused, and nothing is written', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  const before = String((await app.visitor.get('health')).headers.get('x-database'));
  expect(before).toHaveLength(36);
  const step = (database: string) =>
    app.as(3).put('pet/increment_count', { id, count: 1 }, { 'x-database': database });
  expect((await step(before)).status).toBe(200);

  renewDatabaseId(app.db);
  const refused = await step(before);
  expect([refused.status, refused.data.code]).toEqual([412, 'other_database']);
  const now = String(refused.headers.get('x-database'));
  expect(now).not.toBe(before);
  expect(
    (await app.as(3).get(`pet/detail/${id}`, undefined, { 'x-database': before })).data,
  ).toMatchObject({ an_count: 2 });
  expect((await step(now)).data.an_count).toBe(3);
});

test('not even a stranger’s words go into another database', async () => {
  const { visitor } = createTestApp();
  const message = { email: 'zoe@example.org', message: 'Hello' };
  const response = await visitor.post('contact_messages/add', message, { 'x-database': 'another' });
  expect(response.status).toBe(412);
});
