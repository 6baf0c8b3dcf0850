import { expect, test } from 'bun:test';
import { demoKeepers, drawDemoPassword, isDemo } from './demo.ts';
import { users } from '#src/db/schema.ts';
import { createTestApp } from '#src/testing/test-app.ts';

test('the example club is known as one, and its password is another at each start', async () => {
  const ordinary = createTestApp();
  expect(isDemo(ordinary.db)).toBe(false);
  const app = createTestApp({ people: false });
  app.db
    .insert(users)
    .values([...demoKeepers])
    .run();
  expect(isDemo(app.db)).toBe(true);
  const [keeper] = demoKeepers;
  const logIn = async (upw: string) =>
    (await app.visitor.post('user/login', { un: keeper.email, upw })).status;
  const first = await drawDemoPassword(app.db);
  expect(await logIn(first)).toBe(200);
  const second = await drawDemoPassword(app.db);
  expect([await logIn(first), await logIn(second)]).toEqual([401, 200]);
  expect(await logIn('exuvia-demo')).toBe(401);
});
