import { expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { createLargeBodies } from './large-bodies.ts';

/** Sends bodies, notes by name which of them may be parsed, and gives their places back by name. */
function bodies() {
  const large = createLargeBodies();
  const parsed: string[] = [];
  const requests = new Map<string, Request>();
  const send = async (name: string, caller: string, path: string, bytes: number, ended = never) => {
    const request = new Request('http://localhost/');
    requests.set(name, request);
    await large.enter(request, { path, caller, bytes, ended });
    parsed.push(name);
  };
  const respond = (name: string) => large.leave(requests.get(name) ?? new Request('http://x/'));
  return { parsed, send, respond };
}
const never = new Promise<never>(() => {});
const [rows, other] = ['/api/pet/add_all', '/api/species/add'];

test('of large bodies two are parsed at a time, one of each keeper, and short ones wait for nobody', async () => {
  const { parsed, send, respond } = bodies();
  await send('first of a', 'a', other, 150_000);
  const second = send('second of a', 'a', other, 150_000);
  await send('first of b', 'b', other, 150_000);
  const third = send('first of c', 'c', other, 150_000);
  for (const caller of ['a', 'b', 'c']) await send(`short of ${caller}`, caller, other, 90_000);
  const before = ['first of a', 'first of b', 'short of a', 'short of b', 'short of c'];
  expect(parsed).toEqual(before);
  respond('first of b');
  await third;
  respond('first of a');
  await second;
  expect(parsed).toEqual([...before, 'first of c', 'second of a']);
});

test('rows that keep their body until they are stored wait, however short it is', async () => {
  const { parsed, send, respond } = bodies();
  await send('first', 'a', rows, 10);
  const waiting = ['second', 'third', 'fourth'].map((name) => send(name, 'a', rows, 10));
  expect(parsed).toEqual(['first']);
  const more = send('fifth', 'a', rows, 10);
  await expect(more).rejects.toMatchObject({ status: 503, issue: { code: 'crowded' } });
  for (const name of ['first', 'second', 'third']) {
    respond(name);
    await waiting.shift();
  }
  expect(parsed).toEqual(['first', 'second', 'third', 'fourth']);
});

test('a body that has to make room for others stops waiting, and the next gets its place', async () => {
  const { parsed, send, respond } = bodies();
  await send('first', 'a', rows, 10);
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const second = send('second', 'a', rows, 10, ended);
  const third = send('third', 'a', rows, 10);
  reject(new Error('no room'));
  await expect(second).rejects.toThrow('no room');
  respond('second');
  respond('first');
  await third;
  expect(parsed).toEqual(['first', 'third']);
});

const valid = { values_add: [{ sc_name: 'Brachypelma hamorii', name: 'Ada' }], dry_run: 1 };

test.each([
  ['is done', valid, 200],
  ['fails in the work', { values_add: [{ name: 'No species' }] }, 'invalid_rows'],
  ['does not fit its call', { ...valid, dry_run: 7 }, 'invalid'],
  ['holds what no call takes', { ...valid, constructor: 1 }, 'invalid'],
])('a place is free again when a call %s', async (_what, body, outcome) => {
  const { as } = createTestApp();
  const codeOf = async (uid: number) => {
    const { status, data } = await as(uid).post('pet/add_all', body);
    return data.code ?? status;
  };
  for (let time = 0; time < 3; time += 1)
    expect(await Promise.all([codeOf(3), codeOf(4)])).toEqual([outcome, outcome]);
});
