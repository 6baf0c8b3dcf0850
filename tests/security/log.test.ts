import { describe, expect, test } from 'bun:test';
import { password, newcomer } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

type Entry = { time: string; log_type: string; message: string; uid: number | null };

const entries = ({ db }: TestApp) =>
  db.$client
    .query<Entry, []>('SELECT time, log_type, message, uid FROM event_log ORDER BY eid')
    .all();

describe('the event log', () => {
  test('has failed logins, refused calls, faults and what the administrator did, in UTC', async () => {
    const app = createTestApp();
    const { uid } = await newcomer(app, 'dora@example.org');
    await app.visitor.post('user/login', { un: 'dora@example.org', upw: 'my other password' });
    await app.as(uid).get('admin/user_list');
    await app.as(2).put('admin/user_update_sp_edit', { uid, can_edit_sp: 1 });
    await app.as(2).post('admin/news_add', { date_n: '2026-01-01', n_text: 'Hello' });
    await app.as(2).put('admin/system/registration', { registration: 'closed' });
    app.db.$client.run('ALTER TABLE news RENAME TO gone');
    const fault = await app.as(uid).get('news/newest');
    const log = entries(app);
    expect(log.map(({ log_type }) => log_type)).toEqual([
      'login',
      'refused',
      'admin',
      'admin',
      'admin',
      'error',
    ]);
    for (const { time } of log) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    const [, id] = /as (\w+)\.$/.exec(fault.data.error) ?? [];
    expect([fault.status, fault.data.code]).toEqual([500, 'server_error']);
    expect(log.at(-1)?.message).toContain(id ?? 'no id');
    expect(fault.data.error).not.toMatch(/news|SQL|table/i);
  });

  test('has no password and no token, whatever was tried', async () => {
    const app = createTestApp();
    const { uid, token } = await newcomer(app, 'dora@example.org');
    const bearer = { authorization: `Bearer ${token}` };
    const secret = 'a very secret word';
    await app.visitor.post('user/login', { un: 'dora@example.org', upw: secret });
    await app.visitor.post('user/login', { un: secret, upw: password });
    await app.visitor.post('user/password_reset', { token: secret, upw: password });
    await app.visitor.post('user/register', {
      un: 'x@example.org',
      uname: 'X',
      upw: secret,
      extra: secret,
    });
    await app.visitor.get('admin/user_list', undefined, bearer);
    await app.as(uid).put('user/password', { old: secret, upw: password });
    app.db.$client.run('ALTER TABLE users RENAME TO gone');
    await app.visitor.post('user/login', { un: 'dora@example.org', upw: password }, bearer);
    const text = JSON.stringify(entries(app));
    for (const word of [secret, password, token]) expect(text).not.toContain(word);
  });
});
