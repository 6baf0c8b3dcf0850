import { expect, test } from 'bun:test';
import { listSessions } from '#src/platform/security/sessions.queries.ts';
import { writeSessionUses } from '#src/platform/security/sessions.ts';
import { newcomer, password } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const me = async (app: TestApp, token: string) =>
  (await app.visitor.get('user/me', undefined, bearer(token))).status;
const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';

test('a log-out ends the session of its token, and no other', async () => {
  const app = createTestApp();
  const [one, other] = [await app.tokenOf(3), await app.tokenOf(3)];
  expect((await app.visitor.post('user/logout')).status).toBe(401);
  const response = await app.visitor.post('user/logout', {}, bearer(one));
  expect(response.data).toEqual({ status: true });
  expect([await me(app, one), await me(app, other)]).toEqual([401, 200]);
});

test('the list names each session with its device, and which one asks', async () => {
  const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
  await newcomer(app, 'dora@example.org');
  app.setNow('2025-06-04T10:00:00Z');
  const body = { un: 'dora@example.org', upw: password };
  const { data } = await app.visitor.post('user/login', body, { 'user-agent': firefox });
  await app.tokenOf(3);
  const list = await app.visitor.get('user/sessions', undefined, bearer(data.token));
  expect(list.data).toMatchObject({
    count: 2,
    rows: [
      { device: 'Firefox, Android', created: '2025-06-04T10:00:00.000Z', current: 1 },
      { device: '', created: '2025-06-03T10:00:00.000Z', current: 0 },
    ],
  });
});

test('one session or all others are ended, and nobody else’s', async () => {
  const app = createTestApp();
  const tokens = [await app.tokenOf(3), await app.tokenOf(3), await app.tokenOf(3)] as const;
  const [mine, second, third] = tokens;
  const carl = await app.tokenOf(4);
  const { data } = await app.visitor.get('user/sessions', undefined, bearer(second));
  const { id } = data.rows.find((row: { current: number }) => row.current === 1);
  const end = (body: object, token: string) =>
    app.visitor.delete('user/sessions/end', body, bearer(token));
  expect((await end({ id }, carl)).status).toBe(404);
  expect((await end({ id }, mine)).data).toEqual({ status: true, ended: 1 });
  expect([await me(app, mine), await me(app, second), await me(app, third)]).toEqual([
    200, 401, 200,
  ]);
  expect((await end({}, mine)).data).toEqual({ status: true, ended: 1 });
  expect([await me(app, mine), await me(app, third), await me(app, carl)]).toEqual([200, 401, 200]);
});

test('a session lasts while it is used, and ends after 30 days without use', async () => {
  const app = createTestApp({ now: '2025-06-01T10:00:00Z' });
  const token = await app.tokenOf(3);
  for (const day of ['2025-06-30', '2025-07-29', '2025-08-27']) {
    app.setNow(`${day}T10:00:00Z`);
    expect(await me(app, token)).toBe(200);
    writeSessionUses(app.context);
  }
  app.setNow('2025-09-26T10:00:01Z');
  expect(await me(app, token)).toBe(401);
  writeSessionUses(app.context);
  expect(listSessions(app.db, 3, '')).toEqual([]);
});

test('no session lasts longer than a year', async () => {
  const app = createTestApp({ now: '2025-06-01T10:00:00Z' });
  const token = await app.tokenOf(3);
  app.setNow('2026-06-01T10:00:01Z');
  app.db.$client.run(`UPDATE sessions SET last_used = '2026-06-01T09:00:00.000Z'`);
  expect(await me(app, token)).toBe(401);
});

test('a call writes nothing about its session; its use is stored every few minutes', async () => {
  const app = createTestApp({ now: '2025-06-01T10:00:00Z' });
  const token = await app.tokenOf(3);
  const written = () => app.db.$client.query('SELECT total_changes() AS n').get();
  app.setNow('2025-06-01T12:00:00Z');
  const before = written();
  for (let n = 0; n < 10; n += 1) expect(await me(app, token)).toBe(200);
  expect(written()).toEqual(before);
  writeSessionUses(app.context);
  expect(listSessions(app.db, 3, '')).toMatchObject([{ last_used: '2025-06-01T12:00:00.000Z' }]);
});

test('a keeper has at most 100 sessions: the one used longest ago ends first', async () => {
  const app = createTestApp();
  const first = await app.tokenOf(3);
  for (let n = 1; n < 100; n += 1) await app.tokenOf(3);
  expect(await me(app, first)).toBe(200);
  await app.tokenOf(3);
  expect(await me(app, first)).toBe(401);
});

test('a suspension ends the sessions for good', async () => {
  const app = createTestApp();
  const token = await app.tokenOf(3);
  for (const suspended of [1, 0]) {
    await app.as(2).put('admin/user_suspend', { uid: 3, suspended });
    expect(await me(app, token)).toBe(401);
  }
});
