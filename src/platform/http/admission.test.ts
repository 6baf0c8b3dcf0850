import { afterAll, expect, test } from 'bun:test';
import { connect, type Socket } from 'node:net';
import { createTestApp } from '#src/testing/test-app.ts';
import { publicBodies } from './body-limits.ts';

// Over a real socket: whether a body is read before it is allowed exists only there.

const { app, tokenOf, visitor } = createTestApp();
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

test('without a session the answer comes before the body', async () => {
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
  const tokens = await Promise.all([2, 3].map(tokenOf));
  for (const token of tokens)
    for (let sent = 0; sent < 12; sent += 1) void unfinished('POST', 'pet/add', 999_999, token);
  for (let sent = 0; sent < 300; sent += 1) void unfinished('POST', 'user/login', 16_000);
  const parts = [1, 2].map(() => unfinished('PUT', 'data/upload?offset=0', 8_388_608, tokens[1]));
  expect(await Promise.race(parts)).toBe(503); // by now the others are being read
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
