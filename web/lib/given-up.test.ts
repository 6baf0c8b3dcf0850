import '#web/testing/dom.ts';
import { afterEach, beforeEach, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { endSession } from '#web/state/session.ts';
import { notingDevice, offline, online, type NotingDevice } from '#web/testing/noting-device.ts';
import { dropEntry } from './queue-changes.ts';
import { showQueueOf } from './queue-lines.ts';

// A new place that the server refused is given up; what was put into it meanwhile waits behind it.

const today = dayOf(new Date());
let app: TestApp;
let it: NotingDevice;
let ada: number;
let cellar: number;

beforeEach(async () => {
  localStorage.clear();
  app = createTestApp();
  ada = aPet(app.db, { name: 'Ada' });
  cellar = (await app.as(3).post('place/add', { kind: 'room', name: 'Cellar' })).data.id;
  it = await notingDevice(app);
  offline();
});
afterEach(() => {
  it.sender.stop();
  endSession();
  localStorage.clear();
});

/** A box with what was put into it, and noted of it; the server refuses the box. */
async function refusedBox(parent_id: number | null) {
  const add = { kind: 'box', name: 'Box 7', parent_id };
  const { id } = await it.write('POST', '/place/add', add);
  await it.write('PUT', '/pet/move', { ids: [ada], place_id: id });
  await it.write('POST', '/pet/add', {
    ...{ p_sc_id: speciesId(app.db), name: 'Vesper', tag: '7KQ2MX' },
    place_id: id,
  });
  await it.write('PUT', '/place/update', { id, name: 'Box 8', if_rev: 1 });
  await it.write('POST', '/place/notes/add', { id, date: today, kind: 'note', text: 'Mites' });
  const refusal = { status: false, code: 'quota_reached', error: 'Too many places' };
  online(app, (request, answer) =>
    request.url.endsWith('/place/add') ? Response.json(refusal, { status: 409 }) : answer(),
  );
  await it.sender.now();
  showQueueOf(it.device);
  return it.device.queue.find(({ state }) => state === 'refused')?.place ?? 0;
}
const standsIn = async (id: number) => (await app.as(3).get(`pet/detail/${id}`)).data.place ?? '';
const vesper = async () => (await app.as(3).get('pet/quickview/7KQ2MX')).data;

test('its animals are kept, in what it was to stand in', async () => {
  const place = await refusedBox(cellar);
  expect(currentDeviceQueue().refused[0]?.goes).toEqual({ along: 1, stay: 3, into: 'Cellar' });
  await dropEntry(it.device, place);
  online(app);
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect([await standsIn(ada), await standsIn((await vesper()).id)]).toEqual(['Cellar', 'Cellar']);
  const { entries } = (await app.as(3).get(`place/detail/${cellar}`)).data;
  expect(entries).toMatchObject([{ text: 'Mites' }]);
});

test('its animals are kept where it was to stand in nothing, and what was noted of it goes', async () => {
  const place = await refusedBox(null);
  expect(currentDeviceQueue().refused[0]?.goes).toEqual({ along: 2, stay: 2, into: '' });
  await dropEntry(it.device, place);
  online(app);
  await it.sender.now();
  expect(it.device.queue).toEqual([]);
  expect((await vesper()).name).toBe('Vesper');
  expect(await standsIn(ada)).toBe('');
});

test('of an animal all goes that was noted of it', async () => {
  const { id } = await it.write('POST', '/pet/add', { p_sc_id: speciesId(app.db), name: 'Cleo' });
  await it.write('PUT', '/pet/pre_molt', { id, pre_molt: today });
  await it.write('PUT', '/pet/move', { ids: [id], place_id: cellar });
  const refusal = { status: false, code: 'quota_reached', error: 'Too many animals' };
  online(app, (request, answer) =>
    request.url.endsWith('/pet/add') ? Response.json(refusal, { status: 409 }) : answer(),
  );
  await it.sender.now();
  showQueueOf(it.device);
  const [refused] = currentDeviceQueue().refused;
  expect(refused?.goes).toEqual({ along: 2, stay: 0, into: '' });
  await dropEntry(it.device, refused?.place ?? 0);
  expect(it.device.queue).toEqual([]);
});
