import { afterAll, expect, spyOn, test } from 'bun:test';
import { connect } from 'node:net';
import { createTestApp } from '#src/testing/test-app.ts';

// Over a real socket: only there a caller can go away.

const { app, context, db, tokenOf } = createTestApp();
app.listen({ port: 0, hostname: '127.0.0.1', maxRequestBodySize: Number.MAX_SAFE_INTEGER });
const port = app.server?.port ?? 0;
afterAll(() => app.stop(true));

/** Sends a part of a body and disconnects when the server responds to others again. */
async function abort(method: string, call: string, headers: Record<string, string>) {
  const { promise: gone, resolve } = Promise.withResolvers<void>();
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  const socket = connect(port, '127.0.0.1');
  socket.on('close', () => resolve()).on('error', () => {});
  const lines = Object.entries({ host: 'x', ...headers, 'content-length': '900000' });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const part = 'x'.repeat(100_000);
  socket.write(`${method} /api/${call} HTTP/1.1\r\n${head}\r\n${part}`, () => send());
  await sent;
  await fetch(`http://127.0.0.1:${port}/api/health`);
  socket.destroy();
  await gone;
}

test.each([
  ['POST', 'picture/upload', 'multipart/form-data; boundary=x', '--x--'],
  ['PUT', 'data/upload?offset=0', 'application/octet-stream', 'x'],
  ['POST', 'pet/add', 'application/json', '{}'],
])('who goes away during %s %s is no fault of the server', async (method, call, type, body) => {
  const error = spyOn(context.log, 'error');
  const headers = { authorization: `Bearer ${await tokenOf(3)}`, 'content-type': type };
  await abort(method, call, headers);
  // one file at a time of each keeper: this one is answered when the other has ended
  const next = await fetch(`http://127.0.0.1:${port}/api/${call}`, { method, headers, body });
  expect(next.status).toBeLessThan(500);
  expect(db.$client.query(`SELECT message FROM event_log`).all()).toEqual([]);
  expect(error).not.toHaveBeenCalled();
  error.mockRestore();
});
