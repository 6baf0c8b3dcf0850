import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { password } from '#src/testing/people.ts';
import { startPushService } from '#src/testing/push-service.ts';
import { programOf } from '#src/testing/program.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

let service: ReturnType<typeof startPushService>;
beforeEach(() => void (service = startPushService()));
afterEach(() => service.stop());

const newApp = (env: Record<string, string> = {}) =>
  createTestApp({ now: '2026-05-01T08:00:00.000Z', outside: service.outside, env });
const choices = {
  kinds: ['evening'],
  hour: 18,
  quiet_from: 22,
  quiet_to: 8,
  zone: 'Europe/Berlin',
};
const keyOf = (app: TestApp) => app.context.push.publicKey ?? '';
const bodyOf = (app: TestApp, name = 'phone') => ({
  ...service.subscribe(name, keyOf(app)),
  ...choices,
});
type Caller = Pick<ReturnType<TestApp['as']>, 'post' | 'get'>;
const subscribe = (by: Caller, app: TestApp, name?: string) =>
  by.post('user/push/add', bodyOf(app, name));
const devicesOf = async (by: Caller) => (await by.get('user/push')).data.rows;

describe('a device', () => {
  test('is listed with what it is told of, and as this one where it calls', async () => {
    const app = newApp();
    const other = app.withToken(await app.tokenOf(3));
    const { status, data } = await subscribe(app.as(3), app);
    expect(status).toBe(200);
    expect((await other.get('user/push')).data).toEqual({
      key: keyOf(app),
      rows: [
        {
          ...{ id: data.id, device: '', ...choices },
          ...{ created: '2026-05-01T08:00:00.000Z', last_sent: null, failures: 0, current: 0 },
        },
      ],
      count: 1,
    });
    expect((await devicesOf(app.as(3)))[0].current).toBe(1);
  });

  test('shows a test notice, in the language that it speaks', async () => {
    const app = newApp({ PUBLIC_URL: 'https://exuvia.example' });
    await app.as(3).post('user/push/add', bodyOf(app), { 'accept-language': 'de-AT,de;q=0.9' });
    expect((await app.as(3).post('user/push/test')).status).toBe(200);
    const [got] = service.received;
    expect(got?.notice).toEqual({
      ...{ title: 'Benachrichtigungen gehen', tag: 'test', url: '/', lang: 'de' },
      body: 'So sehen sie auf diesem Gerät aus.',
    });
    expect(got?.claims['aud']).toBe('https://push.example.org');
    expect(got?.claims['sub']).toBe('https://exuvia.example');
    expect(got?.headers.get('content-encoding')).toBe('aes128gcm');
    expect(Number(got?.headers.get('ttl'))).toBe(60);
    expect((await devicesOf(app.as(3)))[0].last_sent).toBe('2026-05-01T08:00:00.000Z');
  });

  test('is its keeper’s: others neither see, change, test nor remove it', async () => {
    const app = newApp();
    const { id } = (await subscribe(app.as(3), app)).data;
    const carl = app.as(4);
    expect(await devicesOf(carl)).toEqual([]);
    expect((await carl.put('user/push/choose', { id, ...choices })).status).toBe(404);
    expect((await carl.delete('user/push/delete', { id })).status).toBe(404);
    expect((await carl.post('user/push/test')).status).toBe(404);
    expect((await app.visitor.get('user/push')).status).toBe(401);
    expect((await subscribe(app.visitor, app)).status).toBe(401);
    const program = await programOf(app, 3, 'everything');
    expect((await program.get('user/push')).status).toBe(403);
    expect(service.received).toEqual([]);
    expect(await devicesOf(app.as(3))).toHaveLength(1);
  });

  test('changes what it is told of', async () => {
    const app = newApp();
    const { id } = (await subscribe(app.as(3), app)).data;
    const changed = {
      kinds: ['watch', 'events'],
      hour: 7,
      quiet_from: 0,
      quiet_to: 0,
      zone: 'UTC',
    };
    expect((await app.as(3).put('user/push/choose', { id, ...changed })).status).toBe(200);
    expect((await devicesOf(app.as(3)))[0]).toMatchObject(changed);
  });

  test('is one for a browser, also where another keeper logs in there, and for a session', async () => {
    const app = newApp();
    const body = bodyOf(app);
    await app.as(3).post('user/push/add', body);
    await app.as(4).post('user/push/add', body);
    expect([await devicesOf(app.as(3)), (await devicesOf(app.as(4))).length]).toEqual([[], 1]);
    await subscribe(app.as(4), app, 'renewed');
    expect(await devicesOf(app.as(4))).toHaveLength(1);
  });

  test('whose browser ended its subscription is forgotten', async () => {
    const app = newApp();
    await subscribe(app.as(3), app);
    service.unsubscribe('phone');
    const { status, data } = await app.as(3).post('user/push/test');
    expect([status, data.code]).toEqual([409, 'push_ended']);
    expect(await devicesOf(app.as(3))).toEqual([]);
  });

  test.each([500, 413, 302])('says why a test did not arrive, and stays: %d', async (got) => {
    const app = newApp();
    await subscribe(app.as(3), app);
    service.respond(new Response(null, { status: got, headers: { location: 'http://pi/' } }));
    const { status, data } = await app.as(3).post('user/push/test');
    expect([status, data.code, data.params.reason]).toEqual([409, 'push_not_taken', `HTTP ${got}`]);
    expect(service.asked).toEqual(['/phone']);
    expect(await devicesOf(app.as(3))).toHaveLength(1);
  });

  test('whose push service is at home by now is not called', async () => {
    const app = createTestApp({
      outside: { ...service.outside, addressesOf: async () => ['93.184.216.34', '192.168.1.1'] },
    });
    await subscribe(app.as(3), app);
    expect((await app.as(3).post('user/push/test')).data.code).toBe('push_not_taken');
    expect(service.asked).toEqual([]);
  });
});

describe('a device ends', () => {
  const wayOut: [string, (app: TestApp) => Promise<unknown>][] = [
    [
      'when it is removed',
      async (app) =>
        app.as(3).delete('user/push/delete', { id: (await devicesOf(app.as(3)))[0].id }),
    ],
    ['when it logs out', (app) => app.as(3).post('user/logout')],
    [
      'when the keeper logs out everywhere else',
      async (app) => app.withToken(await app.tokenOf(3)).delete('user/sessions/end', {}),
    ],
    [
      'with a new password',
      async (app) =>
        app
          .withToken(await app.tokenOf(3))
          .put('user/password', { old: password, upw: 'another long walk of legs' }),
    ],
    ['with the account', (app) => app.as(2).delete('admin/user_delete', { uid: 3 })],
  ];
  test.each(wayOut)('%s', async (_, end) => {
    const app = newApp();
    await subscribe(app.as(3), app);
    await end(app);
    expect(app.db.$client.query('SELECT count(*) AS n FROM push_subscriptions').get()).toEqual({
      n: 0,
    });
  });
});

describe('bad input', () => {
  test.each([
    [{ endpoint: 'http://push.example.org/a' }, 'endpoint'],
    [{ endpoint: 'https://192.168.1.1/a' }, 'endpoint'],
    [{ p256dh: 'BAAA' }, 'p256dh'],
    [{ p256dh: `B${'A'.repeat(86)}` }, 'p256dh'],
    [{ auth: 'short' }, 'auth'],
    [{ kinds: ['evening', 'evening'] }, 'kinds'],
    [{ kinds: ['news'] }, 'kinds'],
    [{ hour: 24 }, 'hour'],
    [{ quiet_to: -1 }, 'quiet_to'],
    [{ zone: 'Mars/Olympus' }, 'zone'],
  ])('%j is refused by its field', async (wrong, field) => {
    const app = newApp();
    const { status, data } = await app.as(3).post('user/push/add', { ...bodyOf(app), ...wrong });
    expect([status, Object.keys(data.fields)[0]?.split('.')[0]]).toEqual([422, field]);
  });

  test('a kind that is named twice is said to be', async () => {
    const app = newApp();
    const body = { ...bodyOf(app), kinds: ['evening', 'evening'] };
    const { data } = await app.as(3).post('user/push/add', body);
    expect(data.field_codes).toEqual({ kinds: { code: 'named_twice' } });
  });

  test('an administrator switches notices off for all', async () => {
    const app = newApp({ PUSH: 'off' });
    const { data } = await app.as(3).get('user/push');
    expect(data).toEqual({ key: null, rows: [], count: 0 });
    const body = { ...service.subscribe('phone', ''), ...choices };
    expect((await app.as(3).post('user/push/add', body)).data.code).toBe('push_off');
  });
});

test('the key stays with the data folder, and another folder has another one', () => {
  expect(keyOf(newApp())).toBe(keyOf(newApp()));
  expect(Buffer.from(keyOf(newApp()), 'base64url')).toHaveLength(65);
});
