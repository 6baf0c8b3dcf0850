import { describe, expect, spyOn, test } from 'bun:test';
import { counter, limitKinds, ofHousehold } from '#src/platform/security/rate-limit-kinds.ts';
import { mailedToken, newcomer, password } from '#src/testing/people.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { checkPassword } from './log-in.service.ts';

const dora = 'dora@example.org';
const wrong = 'not it, sorry';
const now = '2025-06-03T10:00:00Z';

/** Fails so often from a house that is not the caller's own, without hashing. */
function fail(app: TestApp, times: number, address = '198.51.100.9') {
  const { limits } = app.context;
  for (let n = 0; n < times; n += 1) {
    limits.note(counter('account', dora));
    for (const one of ofHousehold('log_in', address)) limits.note(one);
  }
}

const logInFrom = (app: TestApp, address: string, upw = password) =>
  checkPassword(app.context, { email: dora, password: upw, address }, String).then(
    () => 200,
    (error: { status: number }) => error.status,
  );

test('invented addresses don’t lift the lock of who tried too often, nor anybody else’s', async () => {
  const app = createTestApp({ now });
  fail(app, limitKinds.log_in.most, '127.0.0.1');
  const verify = spyOn(Bun.password, 'verify');
  const statuses = new Set<number>();
  for (let n = 0; n < 5000; n += 1) {
    const { status } = await app.visitor.post('user/login', { un: `n${n}@x.org`, upw: wrong });
    statuses.add(status);
  }
  expect([...statuses]).toEqual([429]);
  expect(verify).not.toHaveBeenCalled();
  verify.mockRestore();
});

test.each([
  ['user/register', { un: 'new@example.org', uname: 'New', upw: '1' }, 'register'],
  ['user/password_reset_request', { un: 'nobody@example.org' }, 'reset'],
  ['contact_messages/add', { email: 'a@example.org', message: 'Hello' }, 'contact'],
  ['user/login', { un: 'a@example.org', upw: wrong }, 'log_in'],
] as const)('%s counts a household of IPv6, whatever its addresses', async (call, body, kind) => {
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
  const from = async (app: TestApp, address: string) =>
    (await app.visitor.post(call, body, { 'x-forwarded-for': address })).status;
  const app = createTestApp({ now, env });
  const { most } = limitKinds[kind];
  for (let n = 0; n < most; n += 1)
    app.context.limits.take(...ofHousehold(kind, `2001:db8:1:2::${n.toString(16)}`));
  expect(await from(app, '2001:db8:1:2:ffff::1')).toBe(429);
  expect(await from(app, '2001:db8:1:3::1')).not.toBe(429); // next door
  for (let n = 0; n < 4 * most; n += 1)
    app.context.limits.note(ofHousehold(kind, '2001:db8:1:4::1')[1]!);
  expect(await from(app, '2001:db8:1:5::1')).toBe(429); // the same /56
  expect(await from(app, '2001:db8:1:100::1')).not.toBe(429);
});

describe('an account that fails everywhere', () => {
  async function guessedAt() {
    const app = createTestApp({ now });
    await newcomer(app, dora); // from 127.0.0.1, where its session is
    fail(app, limitKinds.account.most);
    return app;
  }

  test('is tried slowly, five tries at once, and by its owner all the same', async () => {
    const app = await guessedAt();
    const sleep = spyOn(Bun, 'sleep');
    const tries = Array.from({ length: 8 }, (_, n) => logInFrom(app, `203.0.113.${n}`, wrong));
    const statuses = await Promise.all(tries);
    expect(statuses.toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(sleep).toHaveBeenCalledTimes(5);
    expect(await logInFrom(app, '203.0.113.200')).toBe(200);
    expect(sleep).toHaveBeenCalledTimes(6);
    // who was refused has all ten tries left
    const later = Array.from({ length: 10 }, () => logInFrom(app, '203.0.113.7', wrong));
    expect((await Promise.all(later)).filter((status) => status === 401)).toHaveLength(5);
    for (let n = 0; n < 5; n += 1) expect(await logInFrom(app, '203.0.113.7', wrong)).toBe(401);
    sleep.mockRestore();
  });

  test('is as fast as ever where its owner is logged in', async () => {
    const app = await guessedAt();
    const sleep = spyOn(Bun, 'sleep');
    expect(await logInFrom(app, '127.0.0.1')).toBe(200);
    expect(sleep).not.toHaveBeenCalled();
    sleep.mockRestore();
  });

  test('is fast again after a reset of its password, and after an hour', async () => {
    const app = await guessedAt();
    const sleep = spyOn(Bun, 'sleep');
    await app.visitor.post('user/password_reset_request', { un: dora });
    const token = mailedToken(app, 'reset');
    await app.visitor.post('user/password_reset', { token, upw: 'eight long legs' });
    sleep.mockClear();
    expect(await logInFrom(app, '203.0.113.7', 'eight long legs')).toBe(200);
    fail(app, limitKinds.account.most);
    app.setNow('2025-06-03T11:00:01Z');
    expect(await logInFrom(app, '203.0.113.8', wrong)).toBe(401);
    expect(sleep).not.toHaveBeenCalled();
    sleep.mockRestore();
  });

  test('looks like one that nobody has', async () => {
    const app = createTestApp({ now });
    fail(app, limitKinds.account.most);
    const sleep = spyOn(Bun, 'sleep');
    expect(await logInFrom(app, '203.0.113.7')).toBe(401);
    expect(sleep).toHaveBeenCalledTimes(1);
    sleep.mockRestore();
  });
});
