import { afterEach, expect, test } from 'bun:test';
import { connect, type Socket } from 'node:net';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { call, firstKeeper, writeOne } from './ledger.ts';
import { start } from './program.ts';
import { report } from './report.ts';

afterEach(cleanUp);

test('beside 2000 half-open connections normal requests are answered', async () => {
  const program = await start(temporaryFolder('half-open'));
  const { origin } = program;
  const keeper = await firstKeeper(origin);
  for (let turn = 0; turn < 20; turn += 1) await writeOne(origin, keeper);
  const sockets = await Promise.all(
    Array.from({ length: 2000 }, (_, index) => halfOpen(origin, index)),
  );
  const open = sockets.filter((socket) => socket !== null).length;
  const missing: string[] = [];
  let longest = 0;
  const requests = 40;
  for (let turn = 0; turn < requests; turn += 1) {
    const began = performance.now();
    const path = ['pet/list', 'pet/dashboard/feed', 'species/list', 'health'][turn % 4] ?? '';
    const response = await call(origin, keeper, 'GET', path);
    const took = performance.now() - began;
    longest = Math.max(longest, took);
    // Waiting for one of them to be given up would take at least this long; a busy machine does not.
    if (response?.status !== 200 || took > 10_000)
      missing.push(`${path}: ${response?.status} after ${took} ms`);
  }
  for (const socket of sockets) socket?.destroy();
  if ((await call(origin, keeper, 'GET', 'pet/list'))?.status !== 200) missing.push('afterwards');
  await program.stop();
  expect(open).toBe(2000);
  report('2000 half-open connections', requests, missing, `at most ${Math.round(longest)} ms`);
});

/** A connection that sends nothing, half a head, or half a body, and then waits. */
function halfOpen(origin: string, index: number): Promise<Socket | null> {
  const { hostname, port } = new URL(origin);
  const beginnings = [
    '',
    'GET /api/health HTTP/1.1\r\nHost: x\r\nX-A',
    'POST /api/user/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"un',
  ];
  return new Promise((done) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(beginnings[index % beginnings.length] ?? '');
      done(socket);
    });
    socket.on('error', () => done(null));
  });
}
