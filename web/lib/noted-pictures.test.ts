import '#web/testing/dom.ts';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import sharp from 'sharp';
import { renewDatabaseId } from '#src/db/database-id.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { endSession } from '#web/state/session.ts';
import { newKey } from '#web/state/write-key.ts';
import { notingDevice, offline, online, type NotingDevice } from '#web/testing/noting-device.ts';
import { dropEntry } from './queue-changes.ts';
import { showQueueOf } from './queue-lines.ts';
import { noteFile, WAITING_BYTES } from './note-file.ts';

// Pictures that are taken without a network, from the device's queue to the server's files.

let app: TestApp;
let rosa: number;
let it: NotingDevice;

beforeEach(async () => {
  app = createTestApp();
  rosa = aPet(app.db, { name: 'Rosa' });
  it = await notingDevice(app);
});
afterEach(() => {
  it.sender.stop();
  endSession();
});

const create = { width: 60, height: 40, channels: 3 as const, background: '#ff0000' };
const photo = async (background = '#ff0000') =>
  new Blob(
    [
      new Uint8Array(
        await sharp({ create: { ...create, background } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    {
      type: 'image/jpeg',
    },
  );
const take = async (id = rosa, file?: Blob) =>
  noteFile(
    it.device,
    { method: 'POST', path: '/picture/upload', body: { id, day: '2026-01-01', cover: 1 } },
    file ?? (await photo()),
    newKey(),
  );
const here = (id = rosa) => it.device.collection?.animals.get(id);
const there = async (id = rosa) => (await app.as(3).get(`pet/detail/${id}`)).data;
const paths = () => it.device.queue.map(({ path, state }) => `${path} ${state}`);

test('a picture shows on the device at once, and is stored once though its answer is lost', async () => {
  offline();
  expect(await take()).toBe('noted');
  expect(here()).toMatchObject({ has_img: 1, img_version: 1 });
  expect([...(it.device.collection?.waiting ?? [])]).toEqual([rosa]);
  online(app, async (request, answer) => {
    const response = await answer();
    if (request.url.endsWith('/picture/upload')) throw new TypeError('Failed to fetch');
    return response;
  });
  await it.sender.now();
  expect(paths()).toEqual(['/picture/upload waiting']);
  online(app);
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect(await there()).toMatchObject({ has_img: 1, img_version: 1 });
  expect((await app.visitor.get(`/uploads/thumb/tid_${rosa}.webp`)).status).toBe(200);
});

test('a picture of an animal that was added on the device follows it', async () => {
  offline();
  const p_sc_id = here()?.sc_id;
  const { id } = await it.write('POST', '/pet/add', { p_sc_id, name: 'New', tag: '7KQ2MX' });
  expect(await take(Number(id))).toBe('noted');
  await it.write('POST', '/pet/events/add', { id, date_ev: '2026-01-01', event: 'Bought' });
  const sent: string[] = [];
  online(app, (request, answer) => {
    if (request.method !== 'GET') sent.push(new URL(request.url).pathname);
    return answer();
  });
  await it.sender.now();
  expect(sent).toEqual(['/api/pet/add', '/api/pet/events/add', '/api/picture/upload']);
  expect(it.device.queue).toEqual([]);
  expect(await there(it.device.ids[Number(id)])).toMatchObject({ name: 'New', has_img: 1 });
});

test('a picture that is deleted while it waits is deleted on the server after it came', async () => {
  offline();
  await take();
  await it.write('DELETE', '/picture/delete', { id: rosa });
  expect(here()).toMatchObject({ has_img: 0, img_version: 2 });
  online(app);
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect(await there()).toMatchObject({ has_img: 0, img_version: 2 });
});

test('what the server can’t read is told as refused, and holds up nothing of its animal', async () => {
  offline();
  await take(rosa, new File(['no picture'], 'notes.jpg', { type: 'image/jpeg' }));
  await it.write('POST', '/pet/events/add', { id: rosa, date_ev: '2026-01-01', event: 'Fell' });
  online(app);
  await it.sender.now();
  await it.write('POST', '/pet/events/add', { id: rosa, date_ev: '2026-01-02', event: 'Vet' });
  await it.sender.now();
  expect(paths()).toEqual(['/picture/upload refused']);
  showQueueOf(it.device);
  expect(currentDeviceQueue().refused).toMatchObject([
    {
      name: 'Rosa',
      error: 'Pictures must be JPEG, PNG, WebP or GIF.',
      line: { fileName: 'notes.jpg' },
    },
  ]);
  expect(here()).toMatchObject({ has_img: 0, events: [{ event: 'Vet' }, { event: 'Fell' }] });
  await dropEntry(it.device, it.device.queue[0]?.place ?? 0);
  expect(it.device.queue).toEqual([]);
});

test('a picture that a proxy finds too large is refused, and not sent for ever', async () => {
  offline();
  await take();
  online(app, (request, answer) =>
    request.url.endsWith('/picture/upload') ? new Response(null, { status: 413 }) : answer(),
  );
  await it.sender.now();
  expect(paths()).toEqual(['/picture/upload refused']);
});

test('pictures find room up to a bound, and other records beyond it', async () => {
  offline();
  const half = new Blob([new Uint8Array(WAITING_BYTES / 2)], { type: 'image/jpeg' });
  expect([await take(rosa, half), await take(rosa, half)]).toEqual(['noted', 'noted']);
  expect(await take()).toBe('full');
  await it.write('PUT', '/pet/increment_count', { id: rosa, count: 1 });
  expect(it.device.queue.length).toBe(3);
});

test('a picture of an animal that the device does not know is left to the server', async () => {
  expect(await take(999_999)).toBe('unknown');
  expect(it.device.queue).toEqual([]);
});

test('a picture that waits is sent to the data of a restore, one that has arrived is not', async () => {
  await take();
  await it.sender.now();
  offline();
  await take();
  online(app);
  app.db.$client.run('DELETE FROM write_answers');
  renewDatabaseId(app.db);
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect(await there()).toMatchObject({ has_img: 1, img_version: 2 });
});
