import { describe, expect, test } from 'bun:test';
import { requireAdministrator } from './accounts.service.ts';
import { ConfigMistakes } from '#src/platform/config.ts';
import { password } from '#src/testing/people.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const thief = { un: 'thief@example.net', uname: 'Thief', upw: password };

describe('the first account, which is the administrator’s', () => {
  test('is made at home as it is, and health tells that it is missing', async () => {
    const { visitor } = createTestApp({ people: false, address: '192.168.1.7' });
    expect((await visitor.get('health')).data.first_run).toBe(true);
    const made = await visitor.post('user/register', thief);
    expect(made.data.data[0]).toMatchObject({ uid: 2, is_admin: 1 });
  });

  test.each([
    ['a public address', { address: '203.0.113.7' }, {}],
    ['a proxy at home', { address: '127.0.0.1' }, { 'x-forwarded-for': '192.168.1.7' }],
    ['a proxy that says nothing', { env: { PUBLIC_URL: 'https://keep.example.org' } }, {}],
  ])('needs the printed code from %s, where health tells nothing', async (_, options, headers) => {
    const { context, visitor } = createTestApp({ people: false, ...options });
    expect((await visitor.get('health', undefined, headers)).data.first_run).toBe(false);
    const without = await visitor.post('user/register', thief, headers);
    expect([without.status, without.data.code]).toEqual([403, 'setup_code_needed']);
    expect(without.data.fields).toHaveProperty('setup_code');
    const wrong = { ...thief, setup_code: 'aaaa-bbbb-cccc' };
    expect((await visitor.post('user/register', wrong, headers)).status).toBe(403);
    const right = { ...thief, setup_code: ` ${context.setupCode} ` };
    const made = await visitor.post('user/register', right, headers);
    expect(made.data.data[0]).toMatchObject({ uid: 2, is_admin: 1 });
    const next = { ...thief, un: 'next@example.net' };
    expect((await visitor.post('user/register', next, headers)).data.data[0].is_admin).toBe(0);
  });
});

describe('an ADMIN_UID that nobody has', () => {
  test('stops the start once there are users', () => {
    const { context } = createTestApp({ env: { ADMIN_UID: '5' } });
    expect(() => requireAdministrator(context)).toThrow(ConfigMistakes);
    expect(() => requireAdministrator(context)).toThrow('ADMIN_UID: nobody has the number 5.');
    requireAdministrator(createTestApp().context);
    requireAdministrator(createTestApp({ env: { ADMIN_UID: '5' }, people: false }).context);
  });

  test('makes nobody the administrator', async () => {
    const { visitor } = createTestApp({ env: { ADMIN_UID: '6' } }); // 2, 3 and 4 are there
    const users = [];
    for (const un of ['a@example.net', 'b@example.net', 'c@example.net'])
      users.push((await visitor.post('user/register', { ...thief, un })).data.data[0]);
    expect(users.map(({ uid, is_admin }) => [uid, is_admin])).toEqual([
      [5, 0],
      [7, 0],
      [8, 0],
    ]);
  });
});
