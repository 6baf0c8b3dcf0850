import { describe, expect, test } from 'bun:test';
import {
  codeOf,
  logIn,
  logInWithPasskey,
  setUpApp,
  setUpPasskey,
} from '#src/testing/second-factors.ts';
import { softwarePasskey } from '#src/testing/software-passkey.ts';
import { inbox, password } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const upw = password;
type Asked = { ticket: string; options: { challenge: string } };
type Made = ReturnType<ReturnType<typeof softwarePasskey>['create']>;
const passkeysOf = async (app: TestApp, uid: number) =>
  (await app.as(uid).get('user/second_factors')).data.passkeys;

describe('adding a passkey', () => {
  test('takes the password; it has a name, and the owner is told', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    expect((await app.visitor.post('user/passkey_begin', { upw })).status).toBe(401);
    expect((await app.as(3).post('user/passkey_begin', {})).status).toBe(422);
    const { id, recovery } = await setUpPasskey(app, 3, 'Phone');
    expect(recovery).toHaveLength(10);
    expect(await passkeysOf(app, 3)).toEqual([
      { id, name: 'Phone', created: '2025-06-03T10:00:00.000Z', last_used: null },
    ]);
    expect(await passkeysOf(app, 4)).toEqual([]);
    expect(inbox(app).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['factor', 'Passkey added'],
    ]);
  });

  test.each([
    ['another site', { origin: 'http://localhost:4000' }],
    ['another host', { rpId: 'evil.example' }],
    ['a device that did not ask who it is', { userVerified: false }],
  ])('refuses one of %s', async (_, site) => {
    const app = createTestApp();
    const { ticket, options } = (await app.as(3).post('user/passkey_begin', { upw })).data;
    const response = softwarePasskey().create(options, site);
    const answer = await app.as(3).post('user/passkey_add', { ticket, name: 'x', response });
    expect([answer.status, answer.data.code]).toEqual([422, 'passkey_refused']);
    expect(await passkeysOf(app, 3)).toEqual([]);
  });

  test('refuses another challenge, the ticket of somebody else, a second use, and nonsense', async () => {
    const app = createTestApp();
    const begin = async (uid: number) =>
      (await app.as(uid).post('user/passkey_begin', { upw })).data;
    const add = async (uid: number, ticket: string, response: object) =>
      (await app.as(uid).post('user/passkey_add', { ticket, name: 'x', response })).data.code;
    const [first, second] = [await begin(3), await begin(3)];
    const passkey = softwarePasskey();
    expect(await add(3, first.ticket, passkey.create(second.options))).toBe('passkey_refused');
    expect(await add(3, first.ticket, passkey.create(first.options))).toBe('ticket_expired');
    expect(await add(4, second.ticket, passkey.create(second.options))).toBe('ticket_expired');
    const { ticket, options } = await begin(3);
    const nonsense = {
      ...passkey.create(options),
      response: { clientDataJSON: 'x', attestationObject: 'y' },
    };
    expect(await add(3, ticket, nonsense)).toBe('passkey_refused');
    expect(await passkeysOf(app, 3)).toEqual([]);
  });

  test.each([
    ['a long text as a way to reach it', ['y'.repeat(990_000)]],
    ['a hundred ways', Array.from({ length: 100 }, (_, n) => `way ${n}`)],
    ['an object of ways', { usb: 'y'.repeat(990_000) }],
  ])('refuses %s, and stores nothing', async (_, transports) => {
    const app = createTestApp();
    const { ticket, options } = (await app.as(3).post('user/passkey_begin', { upw })).data;
    const made = softwarePasskey().create(options);
    const response = { ...made, response: { ...made.response, transports } };
    const answer = await app.as(3).post('user/passkey_add', { ticket, name: 'x', response });
    expect(answer.status).toBe(422);
    expect(await passkeysOf(app, 3)).toEqual([]);
  });

  test('keeps of the ways to reach it those that browsers know, and refuses a second id', async () => {
    const app = createTestApp();
    const add = async (change: (made: Made) => object) => {
      const { ticket, options } = (await app.as(3).post('user/passkey_begin', { upw })).data;
      const response = change(softwarePasskey().create(options));
      return app.as(3).post('user/passkey_add', { ticket, name: 'x', response });
    };
    const other = await add((made) => ({ ...made, id: 'AAAA', rawId: 'AAAA' }));
    expect([other.status, other.data.code]).toEqual([422, 'passkey_refused']);
    const transports = ['usb', 'telepathy', 'usb', 'hybrid'];
    await add((made) => ({ ...made, response: { ...made.response, transports } }));
    const { options } = (await app.as(3).post('user/proof_options')).data;
    expect(options.allowCredentials).toMatchObject([{ transports: ['usb', 'hybrid'] }]);
  });

  test('takes a passkey once', async () => {
    const app = createTestApp();
    const { passkey } = await setUpPasskey(app, 3);
    const { ticket, options } = (await app.as(4).post('user/passkey_begin', { upw })).data;
    const response = passkey.create(options);
    const answer = await app.as(4).post('user/passkey_add', { ticket, name: 'x', response });
    expect(answer.data.code).toBe('passkey_refused');
  });

  test('ends at twenty', async () => {
    const app = createTestApp();
    for (let n = 0; n < 20; n += 1) await setUpPasskey(app, 3, `Key ${n}`);
    const answer = await app.as(3).post('user/passkey_begin', { upw });
    expect([answer.status, answer.data.code]).toEqual([409, 'too_many_passkeys']);
  });
});

describe('logging in with a passkey', () => {
  test('needs no password, and no code of an app either', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    await setUpApp(app, 3);
    const { passkey } = await setUpPasskey(app, 3);
    app.setNow('2025-06-04T10:00:00Z');
    const { data } = await logInWithPasskey(app, passkey);
    expect(data).toMatchObject({ status: true, data: [{ uid: 3 }], token: expect.any(String) });
    expect(await passkeysOf(app, 3)).toMatchObject([{ last_used: '2025-06-04T10:00:00.000Z' }]);
    const { rows } = (await app.as(2).get('admin/event_log')).data;
    expect(rows[0]).toMatchObject({ message: 'Logged in with a passkey from 127.0.0.1', uid: 3 });
  });

  test('completes a log-in with the password, which is not enough any more', async () => {
    const app = createTestApp();
    const { passkey } = await setUpPasskey(app, 3);
    const other = await setUpPasskey(app, 4);
    const { data } = await logIn(app);
    expect([data.token, data.methods]).toEqual([undefined, ['passkey', 'recovery']]);
    expect((await logInWithPasskey(app, other.passkey, data.ticket)).data.code).toBe(
      'passkey_refused',
    );
    expect((await logInWithPasskey(app, passkey, data.ticket)).data.data[0].uid).toBe(3);
  });

  test('refuses a stranger’s, a copied answer, another challenge, and a device that goes backwards', async () => {
    const app = createTestApp();
    const { passkey } = await setUpPasskey(app, 3);
    expect((await logInWithPasskey(app, softwarePasskey())).data.code).toBe('passkey_refused');
    const ask = async () => (await app.visitor.post('user/login_passkey_options', {})).data;
    const enter = async (ticket: string, response: object) =>
      (await app.visitor.post('user/login_passkey', { ticket, response })).data.code;
    const [first, second] = [await ask(), await ask()];
    const response = passkey.get(first.options);
    expect(await enter(second.ticket, response)).toBe('passkey_refused');
    expect(await enter(first.ticket, response)).toBeUndefined();
    expect(await enter(first.ticket, response)).toBe('ticket_expired');
    app.db.$client.run('UPDATE passkeys SET counter = 1000');
    expect((await logInWithPasskey(app, passkey)).data.code).toBe('passkey_refused');
  });

  test('refuses another site, and an answer for which nobody was asked at the device', async () => {
    const app = createTestApp();
    const { passkey } = await setUpPasskey(app, 3);
    for (const site of [{ origin: 'http://evil.example' }, { userVerified: false }]) {
      const { ticket, options } = (await app.visitor.post('user/login_passkey_options', {})).data;
      const response = passkey.get(options, site);
      const answer = await app.visitor.post('user/login_passkey', { ticket, response });
      expect(answer.data.code).toBe('passkey_refused');
    }
  });

  test('refuses a suspended keeper', async () => {
    const app = createTestApp();
    const { passkey } = await setUpPasskey(app, 3);
    await app.as(2).put('admin/user_suspend', { uid: 3, suspended: 1 });
    expect((await logInWithPasskey(app, passkey)).data.code).toBe('passkey_refused');
  });

  test('is begun a hundred times in a quarter of an hour from one address', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    const begin = () => app.visitor.post('user/login_passkey_options', {});
    for (let n = 0; n < 100; n += 1) expect((await begin()).status).toBe(200);
    expect((await begin()).status).toBe(429);
  });
});

describe('a passkey', () => {
  test('is renamed and removed by its keeper alone; the removal takes the password', async () => {
    const app = createTestApp();
    const { id } = await setUpPasskey(app, 3);
    expect((await app.as(4).put('user/passkey_rename', { id, name: 'Mine' })).status).toBe(404);
    await app.as(3).put('user/passkey_rename', { id, name: 'Old phone' });
    expect(await passkeysOf(app, 3)).toMatchObject([{ name: 'Old phone' }]);
    expect((await app.as(4).delete('user/passkey_remove', { id, upw })).status).toBe(404);
    expect((await app.as(3).delete('user/passkey_remove', { id })).status).toBe(422);
    await app.as(3).delete('user/passkey_remove', { id, upw });
    expect(await passkeysOf(app, 3)).toEqual([]);
    expect((await logIn(app)).data.token).toBeString();
  });

  test('stands for the password where an account changes hands', async () => {
    const app = createTestApp();
    const { passkey } = await setUpPasskey(app, 3);
    const other = await setUpPasskey(app, 4);
    const proof = async (uid: number, device: typeof passkey) => {
      const { ticket, options } = (await app.as(uid).post('user/proof_options')).data;
      return { ticket, response: device.get(options) };
    };
    const move = async (given: object, un = 'b@example.org') =>
      app.as(3).put('user/update', { uname: 'Berta', un, passkey: given });
    expect((await move(await proof(3, other.passkey))).data.code).toBe('passkey_refused');
    expect((await move(await proof(4, other.passkey))).data.code).toBe('passkey_refused');
    const mine = await proof(3, passkey);
    expect((await move(mine)).status).toBe(200);
    expect((await move(mine, 'c@example.org')).data.code).toBe('ticket_expired');
    const set = { upw: 'an other password', passkey: await proof(3, passkey) };
    expect((await app.as(3).put('user/password', set)).status).toBe(200);
    const gone = await app.as(3).delete('user/delete', { passkey: await proof(3, passkey) });
    expect(gone.data).toEqual({ status: true });
  });
});

describe('asking for a passkey in place of the password', () => {
  const open = (app: TestApp) =>
    app.db.$client.query('SELECT count(*) AS open FROM login_tickets').get();

  test('ends at a hundred in a quarter of an hour, and the newest five can be answered', async () => {
    const app = createTestApp({ now: '2025-06-03T10:00:00Z' });
    const { passkey, id } = await setUpPasskey(app, 3);
    await setUpPasskey(app, 4);
    const ask = () => app.as(3).post('user/proof_options');
    const asked = [];
    for (let n = 0; n < 100; n += 1) asked.push((await ask()).data);
    expect([(await ask()).status, open(app)]).toEqual([429, { open: 5 }]);
    expect((await app.as(4).post('user/proof_options')).status).toBe(200);
    const remove = async ({ ticket, options }: Asked) =>
      (await app.as(3).delete('user/passkey_remove', { id, passkey: proof(ticket, options) })).data;
    const proof = (ticket: string, options: Asked['options']) => ({
      ticket,
      response: passkey.get(options),
    });
    expect((await remove(asked[94])).code).toBe('ticket_expired');
    expect(await remove(asked[95])).toEqual({ status: true });
  });

  test('writes nothing for who has none', async () => {
    const app = createTestApp();
    const { status, data } = await app.as(3).post('user/proof_options');
    expect([status, data.code, open(app)]).toEqual([404, 'not_found', { open: 0 }]);
  });
});

describe('without https', () => {
  test.each(['http://terrarium.local:3000', 'https://192.168.1.5'])(
    'passkeys are not offered at %s, and an app goes on working',
    async (PUBLIC_URL) => {
      const app = createTestApp({ env: { PUBLIC_URL } });
      expect((await app.visitor.get('health')).data.passkeys).toBe(false);
      expect((await app.as(3).get('user/second_factors')).data.passkey_origin).toBeNull();
      for (const [who, call] of [
        [app.as(3), 'user/passkey_begin'],
        [app.as(3), 'user/proof_options'],
        [app.visitor, 'user/login_passkey_options'],
      ] as const)
        expect((await who.post(call, { upw })).status).toBe(422);
      const { secret } = await setUpApp(app, 3);
      const { ticket } = (await logIn(app)).data;
      const code = codeOf(app, secret);
      expect((await app.visitor.post('user/login_code', { ticket, code })).status).toBe(200);
    },
  );

  test('a keeper whose passkeys work no more gets in with a recovery code', async () => {
    const app = createTestApp();
    const { recovery } = await setUpPasskey(app, 3);
    app.config.publicUrl = 'http://terrarium.local:3000';
    const { ticket, methods } = (await logIn(app)).data;
    expect(methods).toEqual(['recovery']);
    const body = { ticket, code: recovery[0] };
    expect((await app.visitor.post('user/login_code', body)).status).toBe(200);
  });
});
