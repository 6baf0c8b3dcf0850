import { afterAll, expect, test } from 'bun:test';
import { connect, type Socket } from 'node:net';
import { insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { publicBodies } from './body-limits.ts';

// Over a real socket: whether a body is read before it is allowed exists only there.

const { app, db, tokenOf, visitor } = createTestApp();
app.listen({ port: 0, hostname: '127.0.0.1', maxRequestBodySize: Number.MAX_SAFE_INTEGER });
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await app.stop(true);
});

/** Announces a body, sends a part of it, and resolves with the status of the first answer. */
function unfinished(method: string, path: string, announced: number, token?: string) {
  return new Promise<number>((resolve) => {
    const socket = connect(app.server?.port ?? 0, '127.0.0.1');
    sockets.push(socket);
    socket.on('error', () => {});
    socket.once('data', (data) => resolve(Number(String(data).split(' ')[1])));
    const bearer = token ? `Authorization: Bearer ${token}\r\n` : '';
    socket.write(
      `${method} /api/${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n${bearer}Content-Length: ${announced}\r\n\r\n{"`,
    );
  });
}

test('without a session the response comes before the body', async () => {
  expect(await unfinished('POST', 'pet/add', 900_000)).toBe(401);
  expect(await unfinished('POST', 'pet/add', 900_000, 'garbage')).toBe(401);
  expect(await unfinished('POST', 'nothing', 900_000)).toBe(404);
  expect(await unfinished('PUT', 'data/upload?offset=0', 8_388_608)).toBe(401);
  expect(await unfinished('POST', 'picture/upload', 20_000_000)).toBe(401);
});

test.each([...publicBodies])('%s takes no more than %d bytes', async (path, most) => {
  const call = path.replace('/api/', '');
  expect(await unfinished('POST', call, most + 1)).toBe(413);
  const { status } = await visitor.post(call, { un: 'a'.repeat(most - 100) });
  expect(status).toBe(422);
});

test('unfinished bodies hold what they sent, and leave room for the others', async () => {
  for (const uname of ['Dora', 'Emil'])
    insertUser(db, { uname, email: `${uname}@example.org`, password_hash: '' });
  const tokens = await Promise.all([2, 3, 5, 6].map(tokenOf));
  // were it for what they announce, neither a keeper's body of 13 bytes nor a visitor's of one would have room
  for (const token of tokens)
    for (let sent = 0; sent < 12; sent += 1) void unfinished('POST', 'pet/add', 999_999, token);
  for (let sent = 0; sent < 62; sent += 1) void unfinished('POST', 'user/login', 16_000);
  void unfinished('POST', 'user/login', 8_000);
  const part = () => unfinished('PUT', 'data/upload?offset=0', 8_388_608, tokens[1]);
  // one is read, ten wait; by the answer to the next the others are being read
  expect(await Promise.race(Array.from({ length: 12 }, part))).toBe(503);
  const port = app.server?.port;
  const post = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    return (await fetch(`http://127.0.0.1:${port}/api/${path}`, init)).status;
  };
  const request = { sc_name: 'Xus yus', notes: '' };
  expect(await post('species/request', request, await tokenOf(4))).toBe(200);
  expect(await post('user/login', { un: 'nobody@example.org', upw: 'x' })).toBe(401);
});

test.each([
  ['a list', `{"un":[${'1,'.repeat(400_000)}1],"upw":"x"}`],
  ['objects', `{"un":[${'{},'.repeat(300_000)}{}],"upw":"x"}`],
])('half a million values as %s are refused when the limit is reached', async (_what, body) => {
  const answer = await app.handle(
    new Request('http://localhost/api/species/request', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await tokenOf(4)}` },
      body,
    }),
  );
  expect([answer.status, (await answer.json()).code]).toEqual([422, 'too_many_values']);
});

test.each(['toString', 'valueOf', 'toJSON'])('an object named %s is no fault', async (name) => {
  const { status } = await visitor.post('user/login', { un: { [name]: 1 }, upw: 'x' });
  expect(status).toBe(422);
});

/** A connection, and what it gets for one call. */
async function connected() {
  const socket = connect(app.server?.port ?? 0, '127.0.0.1');
  sockets.push(socket);
  await new Promise((resolve) => socket.once('connect', resolve));
  return (path: string, token = 'none', body?: object, method = body ? 'POST' : 'GET') =>
    new Promise<string>((resolve) => {
      let answer = '';
      socket.on('data', (data) => {
        answer += String(data);
        if (/\r\n\r\n.*\}$/s.test(answer) || method === 'HEAD') resolve(answer);
      });
      const text = body ? JSON.stringify(body) : '';
      const head = [
        `${method} /api/${path} HTTP/1.1`,
        'Host: x',
        `Authorization: Bearer ${token}`,
        'Content-Type: application/json',
        `Content-Length: ${text.length}`,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${text}`);
    });
}

test.each(['GET', 'HEAD'])(
  'of a flood of reads by %s a part is refused, and a keeper and the health check go before the rest',
  async (method) => {
    const token = await tokenOf(4);
    const flood = await Promise.all(Array.from({ length: 300 }, connected));
    const [keeper, health] = [await connected(), await connected()];
    const served: string[] = [];
    const answers = flood.map(async (get) => {
      const answer = await get('species/list?limit=100', 'none', undefined, method);
      if (answer.includes(' 200 ')) served.push(answer);
      return answer;
    });
    const others = [keeper('pet/list', token), health('health')].map(async (answer) => [
      (await answer).split(' ')[1],
      served.length < 60,
    ]);
    expect(await Promise.all(others)).toEqual([
      ['200', true],
      ['200', true],
    ]);
    const refused = (await Promise.all(answers)).filter((answer) => answer.includes(' 503 '));
    expect(served.length + refused.length).toBe(300);
    expect(served.length).toBeGreaterThanOrEqual(100);
    expect(refused.length).toBeGreaterThanOrEqual(100);
    expect(refused[0]).toMatch(/retry-after: 1\r\n/i);
    if (method === 'GET') expect(refused[0]).toContain('"code":"crowded"');
  },
);

test('of the calls that ten devices of a household make at once none is refused', async () => {
  const devices = await Promise.all(Array.from({ length: 60 }, connected));
  const answers = await Promise.all(devices.map((get) => get('species/list?limit=100')));
  expect(answers.filter((answer) => !answer.includes(' 200 '))).toEqual([]);
});

test('of a flood of heavy calls with bodies others go before the rest, and all of it is done in the end', async () => {
  const [token, other] = [await tokenOf(3), await tokenOf(4)];
  const heavy = { names: Array.from({ length: 10 }, (_, at) => `Brachypelma hamori ${at}`) };
  const flood = await Promise.all(Array.from({ length: 40 }, connected));
  const [reads, writes] = [await connected(), await connected()];
  let served = 0;
  const answers = flood.map(async (send) => {
    const answer = await send('pet/match_species', token, heavy);
    served += 1;
    return answer.split(' ')[1];
  });
  const request = { sc_name: 'Yus xus', notes: '' };
  const others = [reads('pet/list', other), writes('species/request', other, request)];
  const seen = others.map(async (answer) => [(await answer).split(' ')[1], served < 20]);
  expect(await Promise.all(seen)).toEqual([
    ['200', true],
    ['200', true],
  ]);
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['200']));
});
