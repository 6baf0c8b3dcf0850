import { describe, expect, spyOn, test } from 'bun:test';
import { countUsers, updatePassword } from './accounts.queries.ts';
import { createAdministrator, requireAdministrator } from './administrator.service.ts';
import { ConfigMistakes } from '#src/platform/config.ts';
import { hashPassword } from '#src/platform/security/password-hashes.ts';
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

describe('ADMIN_PASSWORD', () => {
  const env = (ADMIN_PASSWORD: string) => ({ ADMIN_EMAIL: 'boss@example.org', ADMIN_PASSWORD });

  test.each(['Password1!', 'boss@example.org', 'administrator1'])(
    'is refused as %s before it makes an account',
    async (weak) => {
      const { context } = createTestApp({ env: env(weak), people: false });
      await expect(createAdministrator(context)).rejects.toThrow(
        'ADMIN_PASSWORD: is among the passwords that are tried first',
      );
      expect(countUsers(context.db)).toBe(0);
    },
  );

  test('is told of updates from the next version on, as are accounts that register', async () => {
    const app = createTestApp({ env: env('a quiet burrow in the peat'), people: false });
    await createAdministrator(app.context);
    const { data } = await app.visitor.post('user/register', thief);
    for (const uid of [2, data.data[0].uid]) {
      const { conf_val } = (await app.as(uid).get('user_config/get/seen_version')).data;
      expect(JSON.parse(conf_val)).toBe(app.context.version);
    }
  });

  test('of an installation that has an administrator stops no start; it is told when it still is the password', async () => {
    const { context } = createTestApp({ env: env('Password1!') });
    const said = spyOn(context.log, 'warn');
    await createAdministrator(context);
    expect(said).not.toHaveBeenCalled();
    updatePassword(context.db, 2, await hashPassword('Password1!'));
    await createAdministrator(context);
    expect(said).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(said.mock.calls)).not.toContain('Password1!');
  });
});
