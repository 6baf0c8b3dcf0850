import { describe, expect, spyOn, test } from 'bun:test';
import { addPasskey } from '#src/features/accounts/second-factors/passkeys.service.ts';
import { afterNextCheck } from '#src/testing/after-next-check.ts';
import { contents } from '#src/testing/contents.ts';
import { password as upw } from '#src/testing/password.ts';
import { setUpApp, setUpPasskey } from '#src/testing/second-factors.ts';
import { softwarePasskey } from '#src/testing/software-passkey.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

// Every call that asks once more who it is. Checking takes a while, in which the session may end.

const fresh = 'eight long legs';
type Row = [call: string, body: object | ((app: TestApp) => Promise<object>)];

const rows: Row[] = [
  ['PUT user/update', { uname: 'Berta', un: 'new@example.org', upw }],
  ['PUT user/password', { old: upw, upw: 'a thief’s password' }],
  ['DELETE user/delete', { upw }],
  ['POST user/app_begin', { upw }],
  ['POST user/passkey_begin', { upw }],
  ['DELETE user/app_remove', (app) => setUpApp(app, 3).then(() => ({ upw }))],
  ['POST user/recovery_codes', (app) => setUpApp(app, 3).then(() => ({ upw }))],
  ['DELETE user/passkey_remove', (app) => setUpPasskey(app, 3).then(({ id }) => ({ id, upw }))],
];

const meanwhile = [
  ['a log-out', (app: TestApp) => app.as(3).post('user/logout')],
  ['a new password', (app: TestApp) => app.as(3).put('user/password', { old: upw, upw: fresh })],
] as const;

describe.each(meanwhile)('%s while the password is checked', (_what, happen) => {
  test.each(rows)('ends %s: 401, and nothing changes', async (call, body) => {
    const app = createTestApp();
    const given = await bodyOf(app, body);
    let before = {};
    const verify = afterNextCheck(async () => {
      const happened = await happen(app);
      before = contents(app);
      return happened;
    });
    expect((await send(app, call, given)).status).toBe(401);
    verify.mockRestore();
    expect(contents(app)).toEqual(before);
  });
});

test('a log-out while a passkey is checked ends the call, too', async () => {
  const app = createTestApp();
  const { passkey, id } = await setUpPasskey(app, 3);
  const { ticket, options } = (await app.as(3).post('user/proof_options')).data;
  const { verify } = crypto.subtle;
  const spy = spyOn(crypto.subtle, 'verify').mockImplementationOnce(async (...given) => {
    expect((await app.as(3).post('user/logout')).status).toBe(200);
    return verify.apply(crypto.subtle, given);
  });
  const body = { id, passkey: { ticket, response: passkey.get(options) } };
  expect((await app.as(3).delete('user/passkey_remove', body)).status).toBe(401);
  spy.mockRestore();
  expect(contents(app).passkeys).toHaveLength(1);
});

test('a passkey that is made while its session ends is not added', async () => {
  const app = createTestApp();
  const { ticket, options } = (await app.as(3).post('user/passkey_begin', { upw })).data;
  const made = { ticket, name: 'Phone', response: softwarePasskey().create(options) };
  const ended = { uid: 3, sid: 99, language: 'en' } as const;
  const adding = addPasskey(
    app.context,
    ended,
    made as unknown as Parameters<typeof addPasskey>[2],
  );
  expect(await adding.catch(({ status }) => status)).toBe(401);
  expect(contents(app).passkeys).toEqual([]);
});

test.each(rows)('%s is done where the session still holds', async (call, body) => {
  const app = createTestApp();
  const given = await bodyOf(app, body);
  expect((await send(app, call, given)).status).toBe(200);
});

test('every call that takes a passkey for the password is tried', () => {
  const { app } = createTestApp();
  const names = ({ hooks }: { hooks: unknown }) =>
    Object.keys((hooks as { body?: { properties?: object } }).body?.properties ?? {});
  const proven = app.routes
    .filter((route) => names(route).includes('passkey'))
    .map(({ method, path }) => `${method} ${path.replace('/api/', '')}`);
  expect(proven.toSorted()).toEqual(rows.map(([call]) => call).toSorted());
});

const bodyOf = (app: TestApp, body: Row[1]) => (typeof body === 'function' ? body(app) : body);

function send(app: TestApp, call: string, body: object) {
  const [method = '', path = ''] = call.split(' ');
  const { post, put, delete: remove } = app.as(3);
  return { POST: post, PUT: put, DELETE: remove }[method as 'POST' | 'PUT' | 'DELETE'](path, body);
}
