import { expect, test } from 'bun:test';
import { createHmac } from 'node:crypto';
import { createTestApp } from '#src/testing/test-app.ts';

// Tokens that are signed with the right secret, but not issued by us.

const now = new Date('2026-03-10T12:00:00Z');
const seconds = now.getTime() / 1000;
const good = { sub: '3', sid: 1, iat: seconds, exp: seconds + 60 };

const encoded = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');

function signed(secret: string, claims: object, alg = 'HS256'): string {
  const text = `${encoded({ alg })}.${encoded(claims)}`;
  const sum = createHmac(`sha${alg.slice(2)}`, secret)
    .update(text)
    .digest('base64url');
  return `${text}.${sum}`;
}

const { exp: _exp, ...endless } = good;
const { iat: _iat, ...undated } = good;
const { sid: _sid, ...without } = good;

test.each([
  ['HS256', good, 'HS256', 200],
  ['HS384', good, 'HS384', 401],
  ['HS512', good, 'HS512', 401],
  ['no end', endless, 'HS256', 401],
  ['no beginning', undated, 'HS256', 401],
  ['no session, as before there were any', { ...without, version: 0 }, 'HS256', 401],
  ['a session that there is not', { ...good, sid: 9 }, 'HS256', 401],
  ['the session of somebody else', { ...good, sid: 2 }, 'HS256', 401],
  ['a part of a session', { ...good, sid: 1.5 }, 'HS256', 401],
  ['an end that is past', { ...good, exp: seconds - 1 }, 'HS256', 401],
  ['nobody', { ...good, sub: '99' }, 'HS256', 401],
  ['no number', { ...good, sub: '3 OR 1' }, 'HS256', 401],
  ['a number in another notation', { ...good, sub: '0x3' }, 'HS256', 401],
  ['a number with an exponent', { ...good, sub: '3e0' }, 'HS256', 401],
  ['a number with blanks', { ...good, sub: ' 3 ' }, 'HS256', 401],
  ['a number with a zero before it', { ...good, sub: '03' }, 'HS256', 401],
] as const)('a token with %s', async (_what, claims, alg, status) => {
  const { context, tokenOf, visitor } = createTestApp({ now: now.toISOString() });
  await tokenOf(3); // session 1
  await tokenOf(4);
  const authorization = `Bearer ${signed(context.secret, claims, alg)}`;
  expect((await visitor.get('user/me', undefined, { authorization })).status).toBe(status);
});

test('a verified token is invalid as soon as its keeper is suspended or its session ended', async () => {
  const { context, db, tokenOf, visitor } = createTestApp({ now: now.toISOString() });
  await tokenOf(3);
  const authorization = `Bearer ${signed(context.secret, good)}`;
  const me = async () => (await visitor.get('user/me', undefined, { authorization })).status;
  expect(await me()).toBe(200);
  db.$client.run('UPDATE users SET suspended = 1 WHERE uid = 3');
  expect(await me()).toBe(401);
  db.$client.run('UPDATE users SET suspended = 0 WHERE uid = 3');
  expect(await me()).toBe(200);
  db.$client.run('DELETE FROM sessions WHERE id = 1');
  expect(await me()).toBe(401);
});
