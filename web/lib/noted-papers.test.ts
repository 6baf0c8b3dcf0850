import '#web/testing/dom.ts';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { renewDatabaseId } from '#src/db/database-id.ts';
import { documents } from '#src/db/schema.ts';
import { limits } from '#src/domain/limits.ts';
import { aPet, aPurchase, aSale } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { endSession } from '#web/state/session.ts';
import { newKey } from '#web/state/write-key.ts';
import { logIn } from '#web/testing/log-in.ts';
import { notingDevice, offline, online, type NotingDevice } from '#web/testing/noting-device.ts';
import { dropEntry, takeOut } from './queue-changes.ts';
import { showQueueOf } from './queue-lines.ts';
import { noteFile } from './note-file.ts';
import type { Belonging } from '#src/platform/documents/documents.queries.ts';

// Papers that are chosen without a network, from the device's queue to the server's files.

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

const pdf = (name = 'CITES.pdf', text = '%PDF-1.7\nyes\n%%EOF\n') =>
  new File([text], name, { type: 'application/pdf' });
const choose = (of: Belonging = { pet_id: rosa }, file = pdf()) =>
  noteFile(
    it.device,
    { method: 'POST', path: '/document/upload', body: { ...of } },
    file,
    newKey(),
  );
const there = async (of: object): Promise<string[]> =>
  (await app.as(3).get('document/list', { ...of })).data.rows.map(
    (row: { name: string }) => row.name,
  );
const states = () => it.device.queue.map(({ path, state }) => `${path} ${state}`);

test('a paper of an animal, a purchase and a sale is stored once though each answer is lost', async () => {
  const belongings = [
    { pet_id: rosa },
    { purchase_id: aPurchase(app.db, {}) },
    { slid: aSale(app.db, {}) },
  ];
  offline();
  for (const of of belongings) expect(await choose(of)).toBe('noted');
  expect([...(it.device.collection?.waiting ?? [])]).toEqual([rosa]);
  const lost = new Set<string>();
  online(app, async (request, answer) => {
    const key = request.headers.get('idempotency-key') ?? '';
    const response = await answer();
    if (!request.url.endsWith('/document/upload') || lost.has(key)) return response;
    lost.add(key);
    throw new TypeError('Failed to fetch');
  });
  for (const _ of belongings) await it.sender.now();
  await it.sender.now();
  expect(lost.size).toBe(3);
  expect(it.device.queue).toEqual([]);
  for (const of of belongings) expect(await there(of)).toEqual(['CITES.pdf']);
  expect(app.db.select().from(documents).all().length).toBe(3);
});

test('a paper of an animal that was added on the device follows it, after everything else', async () => {
  offline();
  const p_sc_id = it.device.collection?.animals.get(rosa)?.sc_id;
  const { id } = await it.write('POST', '/pet/add', { p_sc_id, name: 'New', tag: '7KQ2MX' });
  expect(await choose({ pet_id: Number(id) })).toBe('noted');
  await it.write('POST', '/pet/events/add', { id, date_ev: '2026-01-01', event: 'Bought' });
  const sent: string[] = [];
  online(app, (request, answer) => {
    if (request.method !== 'GET') sent.push(new URL(request.url).pathname);
    return answer();
  });
  await it.sender.now();
  expect(sent).toEqual(['/api/pet/add', '/api/pet/events/add', '/api/document/upload']);
  expect(await there({ pet_id: it.device.ids[Number(id)] })).toEqual(['CITES.pdf']);
});

test('a paper of an animal that the device does not know is left to the server', async () => {
  expect(await choose({ pet_id: 999_999 })).toBe('unknown');
  expect(it.device.queue).toEqual([]);
});

test('a paper that is taken out while it waits is never sent', async () => {
  offline();
  await choose();
  showQueueOf(it.device);
  expect(currentDeviceQueue()).toMatchObject({
    waiting: 1,
    lines: [{ name: 'Rosa', fileName: 'CITES.pdf', canUndo: true, body: { pet_id: rosa } }],
  });
  expect(await takeOut(it.device, it.device.queue[0]?.place ?? 0)).toBe(true);
  online(app);
  await it.sender.now();
  expect(await there({ pet_id: rosa })).toEqual([]);
});

test('what is no paper, and one too many, are told as refused, and hold up nothing of the animal', async () => {
  const full = { pet_id: rosa, name: 'old', kind: 'pdf' as const, bytes: 0, sum: '' };
  const most = Array.from({ length: limits.documents.count - 1 }, () => full);
  for (let at = 0; at < most.length; at += 100)
    app.db
      .insert(documents)
      .values(most.slice(at, at + 100))
      .run();
  offline();
  await choose({ pet_id: rosa }, pdf('notes.pdf', 'no paper'));
  await choose({ pet_id: rosa }, pdf('last.pdf'));
  await choose({ pet_id: rosa }, pdf('beyond.pdf'));
  await it.write('POST', '/pet/events/add', { id: rosa, date_ev: '2026-01-01', event: 'Fell' });
  online(app);
  await it.sender.now();
  expect(states()).toEqual(['/document/upload refused', '/document/upload refused']);
  showQueueOf(it.device);
  expect(currentDeviceQueue().refused).toMatchObject([
    { name: 'Rosa', error: expect.stringMatching(/PDF/), line: { fileName: 'notes.pdf' } },
    { name: 'Rosa', error: expect.stringMatching(/1,?000/), line: { fileName: 'beyond.pdf' } },
  ]);
  expect(it.device.collection?.animals.get(rosa)).toMatchObject({ events: [{ event: 'Fell' }] });
  for (const { place } of it.device.queue) await dropEntry(it.device, place);
  expect(it.device.queue).toEqual([]);
  expect((await there({ pet_id: rosa })).filter((name) => name !== 'old')).toEqual(['last.pdf']);
});

test('a paper is never sent for another account', async () => {
  offline();
  await choose();
  endSession();
  online(app);
  await logIn(app, 4);
  const calls: string[] = [];
  online(app, (request, answer) => {
    calls.push(request.url);
    return answer();
  });
  await it.sender.now();
  expect(calls.filter((url) => url.endsWith('/document/upload'))).toEqual([]);
  expect(app.db.select().from(documents).all().length).toBe(0);
  endSession();
  await logIn(app, 3);
  await it.sender.now();
  expect(await there({ pet_id: rosa })).toEqual(['CITES.pdf']);
});

test('a paper that waits is sent to the data of a restore, one that has arrived is not', async () => {
  await choose({ pet_id: rosa }, pdf('arrived.pdf'));
  await it.sender.now();
  offline();
  await choose({ pet_id: rosa }, pdf('waits.pdf'));
  online(app);
  app.db.$client.run('DELETE FROM write_answers');
  renewDatabaseId(app.db);
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect((await there({ pet_id: rosa })).toSorted()).toEqual(['arrived.pdf', 'waits.pdf']);
});
