import { expect, test } from 'bun:test';
import { limitKinds } from '#src/platform/security/rate-limit-kinds.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { beginNewEntries, logRepeated, writeRepeats } from './repeats.ts';

const entries = async (app: TestApp) => {
  writeRepeats(app.db);
  const { rows } = (await app.as(2).get('admin/event_log', { limit: '100' })).data;
  return rows.map(({ log_type, message, times }: Record<string, unknown>) => [
    log_type,
    message,
    times,
  ]);
};

test('refused calls are one entry with a count, and bury nothing', async () => {
  const app = createTestApp();
  await app.as(2).put('admin/system/registration', { registration: 'closed' });
  for (let n = 0; n < 300; n += 1) await app.as(3).get('admin/user_list');
  await app.as(4).get('admin/user_list');
  expect(await entries(app)).toEqual([
    ['refused', 'Only the administrator may do this', 1],
    ['refused', 'Only the administrator may do this', 300],
    ['admin', expect.any(String), 1],
  ]);
});

test('failed log-ins are an entry for each place and account', async () => {
  const app = createTestApp();
  const tries = Array.from({ length: limitKinds.log_in_account.most }, () =>
    app.visitor.post('user/login', { un: 'nobody@example.org', upw: 'wrong one' }),
  );
  await Promise.all(tries);
  expect(await entries(app)).toEqual([['login', 'Failed login from 127.0.0.1', tries.length]]);
});

test('a fault that is repeated has one entry, whose number each response names', async () => {
  const app = createTestApp();
  app.db.$client.run('ALTER TABLE news RENAME TO gone');
  const responses = [1, 2, 3].map(() => app.as(3).get('news/newest'));
  const ids = (await Promise.all(responses)).map(
    ({ data }) => / as (\w{8})\./.exec(data.error)?.[1] ?? '',
  );
  expect(new Set(ids).size).toBe(1);
  expect(await entries(app)).toEqual([['error', expect.stringContaining(ids[0] ?? '?'), 3]]);
});

test('who makes ever new ones fills one entry, and other types go on', async () => {
  const app = createTestApp();
  for (let n = 0; n < 1000; n += 1)
    logRepeated(app.db, { log_type: 'refused', path: `GET /api/admin/x/${n}`, message: 'No' });
  logRepeated(app.db, { log_type: 'login', message: 'Logged in' });
  const all = await entries(app);
  expect(all).toHaveLength(52);
  expect(all[0]).toEqual(['login', 'Logged in', 1]);
  expect(all[1]).toEqual(['refused', 'No\n… and others', 950]);
});

test('each hour begins entries of its own, and the count of the last one is kept', async () => {
  const app = createTestApp();
  const one = { log_type: 'login', message: 'Logged in' } as const;
  for (let n = 0; n < 3; n += 1) logRepeated(app.db, one);
  beginNewEntries(app.db);
  logRepeated(app.db, one);
  expect(await entries(app)).toEqual([
    ['login', 'Logged in', 1],
    ['login', 'Logged in', 3],
  ]);
});

test('a note that can’t be written stops nothing, and is written when it can be', async () => {
  const app = createTestApp();
  await app.as(3).get('user/me'); // reads the newest entry's time
  app.db.$client.run('ALTER TABLE event_log RENAME TO gone');
  expect((await app.as(3).get('admin/user_list')).status).toBe(403);
  expect((await app.as(3).get('data/export.json')).status).toBe(200);
  app.db.$client.run('ALTER TABLE gone RENAME TO event_log');
  await app.as(3).get('admin/user_list');
  expect(await entries(app)).toEqual([['refused', expect.any(String), 1]]);
});

test('counting writes nothing until its turn', () => {
  const app = createTestApp();
  const written = () => app.db.$client.query('SELECT total_changes() AS n').get();
  const one = { log_type: 'login', message: 'Logged in' } as const;
  logRepeated(app.db, one);
  const before = written();
  for (let n = 0; n < 50; n += 1) logRepeated(app.db, one);
  expect(written()).toEqual(before);
});
