import { afterAll, afterEach, expect, test } from 'bun:test';
import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import sharp from 'sharp';
import { uploadedFile } from '#src/platform/files/uploaded-files.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

// Over a real socket: only there a body can be on its way.

const { app, context, config, db, tokenOf } = createTestApp();
mkdirSync(join(config.dataDir, 'uploads'));
app.listen({ port: 0, hostname: '127.0.0.1', maxRequestBodySize: Number.MAX_SAFE_INTEGER });
const port = app.server?.port ?? 0;
const sockets: Socket[] = [];
const timers: NodeJS.Timeout[] = [];

afterEach(() => {
  timers.splice(0).forEach(clearInterval);
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(() => app.stop(true));

const calls = {
  picture: ['POST', 'picture/upload', 'multipart/form-data; boundary=b'],
  part: ['PUT', 'data/upload?offset=0', 'application/octet-stream'],
} as const;
type Sent = keyof typeof calls;

/** Sends two megabytes of twenty or eight, and then a byte now and then. */
async function trickle(what: Sent, uid: number, announced: number): Promise<Socket> {
  const [method, call, type] = calls[what];
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  sockets.push(socket);
  socket.write(
    `${method} /api/${call} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nAuthorization: Bearer ${await tokenOf(uid)}\r\nContent-Length: ${announced}\r\n\r\n`,
  );
  socket.write(Buffer.alloc(2_000_000, 'x'));
  timers.push(setInterval(() => socket.write('x'), 20));
  return socket;
}

async function send(what: Sent, uid: number, body: BodyInit, type?: string): Promise<Response> {
  const [method, call] = calls[what];
  const authorization = `Bearer ${await tokenOf(uid)}`;
  const headers = { authorization, ...(type && { 'content-type': type }) };
  return fetch(`http://127.0.0.1:${port}/api/${call}`, { method, headers, body });
}

/** The lengths of bodies that are on their way. */
const arriving = () =>
  [...new Bun.Glob('uploads/*.tmp').scanSync(config.dataDir)].map(
    (name) => statSync(join(config.dataDir, name), { throwIfNoEntry: false })?.size,
  );

const until = async (state: () => boolean) => {
  while (!state()) await new Promise(setImmediate);
};

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;

/** What another keeper sends, in many chunks. */
const bodies: Record<Sent, () => Promise<Blob | FormData>> = {
  async picture() {
    const create = { width: 1200, height: 900, channels: 3, background: '#345', noise } as const;
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await sharp({ create }).png().toBuffer())], 'p'));
    form.set('id', String(aPet(db, { uid: 4 })));
    return form;
  },
  part: async () => new Blob([content]),
};
const content = crypto.getRandomValues(new Uint32Array(16_000)).join();

test.each([
  ['picture', 20_000_000],
  ['part', 8_000_000],
] as const)(
  'a %s that trickles waits on the disk, keeps no other keeper’s waiting, and goes with its caller',
  async (what, announced) => {
    const body = await bodies[what]();
    const socket = await trickle(what, 3, announced);
    await until(() => arriving().some((size = 0) => size > 2_000_000));
    expect((await send(what, 4, body)).status).toBe(200);
    expect(arriving()).toHaveLength(1); // the other one is still on its way
    socket.destroy();
    await until(() => arriving().length === 0);
  },
);

test('a part that comes in many chunks is what was sent', async () => {
  expect((await send('part', 4, new Blob([content]))).status).toBe(200);
  expect(readFileSync(uploadedFile(context, 4), 'utf8')).toBe(content);
});

test.each(['picture', 'part'] as const)('of a %s that is too long nothing stays', async (what) => {
  const chunks = async function* () {
    for (let sent = 0; sent < 22; sent += 1) yield new Uint8Array(1_000_000);
  };
  const response = await send(what, 4, chunks() as unknown as BodyInit, calls[what][2]);
  expect([response.status, (await response.json()).code]).toEqual([413, 'too_large']);
  expect(arriving()).toEqual([]);
});
