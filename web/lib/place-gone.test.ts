import '#web/testing/dom.ts';
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { dayOf } from '#src/domain/days.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { endSession } from '#web/state/session.ts';
import { notingDevice, offline, online, type NotingDevice } from '#web/testing/noting-device.ts';
import { forgetTold } from './queue-changes.ts';
import { showQueueOf } from './queue-lines.ts';

const today = dayOf(new Date());
let app: TestApp;
let it: NotingDevice;
let ada: number;
let bea: number;
let front: number;
let rack: number;
let shelf: number;

beforeEach(async () => {
  localStorage.clear();
  app = createTestApp();
  [ada, bea] = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Bea' })];
  front = await add('room', 'Cellar front');
  rack = await add('rack', 'Rack D', front);
  shelf = await add('shelf', 'Shelf 1', rack);
  it = await notingDevice(app);
  offline();
});
afterEach(() => {
  it.sender.stop();
  endSession();
  localStorage.clear();
});

const add = async (kind: string, name: string, parent_id: number | null = null) =>
  (await app.as(3).post('place/add', { kind, name, parent_id })).data.id as number;
const removePlace = (id: number) => app.as(3).delete('place/delete', { id });
const standsIn = async (id: number) => (await app.as(3).get(`pet/detail/${id}`)).data.place ?? '';
const addVesper = (place_id: unknown) =>
  it.write('POST', '/pet/add', {
    ...{ p_sc_id: speciesId(app.db), name: 'Vesper', tag: '7KQ2MX' },
    place_id,
  });
async function send({ after = 'send' }: { after?: 'sync' | 'send' } = {}) {
  online(app);
  if (after === 'sync') await it.sync();
  await it.sender.now();
  showQueueOf(it.device);
  expect(it.device.queue).toEqual([]);
}
const told = () =>
  currentDeviceQueue().told.map((one) => {
    if (!('gone' in one)) throw new Error(`${one.name} was overridden`);
    return { name: one.name, gone: one.gone, into: one.into };
  });
const path = 'Cellar front / Rack D / Shelf 1';

describe('what names a place that another device has deleted since', () => {
  test.each(['send', 'sync'] as const)(
    'is stored in what that stood in, and told until it is read: first a %s',
    async (after) => {
      const { id } = await addVesper(shelf);
      await it.write('POST', '/pet/feeding/feed', {
        ...{ id, date_f: today, food: 'Dubia', progress: 0 },
      });
      await removePlace(rack);
      await send({ after });
      const vesper = (await app.as(3).get('pet/quickview/7KQ2MX')).data;
      expect(vesper).toMatchObject({ name: 'Vesper', food: 'Dubia' });
      expect(await standsIn(vesper.id)).toBe('Cellar front');
      expect(told()).toEqual([{ name: 'Vesper', gone: path, into: 'Cellar front' }]);
      await forgetTold(it.device, currentDeviceQueue().told[0]?.key ?? '');
      showQueueOf(it.device);
      expect(told()).toEqual([]);
    },
  );

  test('stands nowhere where all of it is gone', async () => {
    await addVesper(shelf);
    await removePlace(front);
    await send();
    const { id } = (await app.as(3).get('pet/quickview/7KQ2MX')).data;
    expect(await standsIn(id)).toBe('');
    expect(told()).toEqual([{ name: 'Vesper', gone: path, into: '' }]);
  });

  test('is a move of several, or one in the form of an animal', async () => {
    const cleo = aPet(app.db, { name: 'Cleo' });
    online(app);
    await it.sync();
    offline();
    await it.write('PUT', '/pet/move', { ids: [ada, cleo], place_id: shelf });
    await it.write('PUT', '/pet/update', { id: bea, if_rev: 1, place_id: rack, notes: 'Shy' });
    await removePlace(rack);
    await send();
    for (const id of [ada, bea, cleo]) expect(await standsIn(id)).toBe('Cellar front');
    expect((await app.as(3).get(`pet/detail/${bea}`)).data.notes).toBe('Shy');
    expect(told()).toEqual([
      { name: 'Ada, Cleo', gone: path, into: 'Cellar front' },
      { name: 'Bea', gone: 'Cellar front / Rack D', into: 'Cellar front' },
    ]);
  });

  test('is a second move of an animal in its form, which asks nothing of its keeper', async () => {
    await it.write('PUT', '/pet/update', { id: ada, if_rev: 1, place_id: rack });
    await it.write('PUT', '/pet/update', { id: ada, if_rev: 1, place_id: shelf, notes: 'Shy' });
    await removePlace(rack);
    await send();
    expect(await standsIn(ada)).toBe('Cellar front');
    expect((await app.as(3).get(`pet/detail/${ada}`)).data.notes).toBe('Shy');
  });

  test('is a move that is taken back', async () => {
    online(app);
    await app.as(3).put('pet/move', { ids: [ada], place_id: shelf });
    await app.as(3).put('pet/move', { ids: [bea], place_id: front });
    await it.sync();
    const { moved } = await it.write('PUT', '/pet/move', { ids: [ada, bea], place_id: null });
    await it.sender.now();
    offline();
    await it.write('PUT', '/pet/move_back', { moved });
    await removePlace(rack);
    await send();
    expect([await standsIn(ada), await standsIn(bea)]).toEqual(['Cellar front', 'Cellar front']);
    expect(told()).toEqual([{ name: 'Ada', gone: path, into: 'Cellar front' }]);
  });

  test('is a place, with the animals that were put into it', async () => {
    const { id } = await it.write('POST', '/place/add', {
      ...{ kind: 'box', name: 'Box 7', parent_id: shelf },
    });
    await it.write('PUT', '/pet/move', { ids: [ada], place_id: id });
    await removePlace(rack);
    await send();
    expect(await standsIn(ada)).toBe('Cellar front / Box 7');
    expect(told()).toEqual([{ name: 'Box 7', gone: path, into: 'Cellar front' }]);
  });

  test('is a place that came from this device', async () => {
    const { id } = await it.write('POST', '/place/add', {
      ...{ kind: 'box', name: 'Box 7', parent_id: rack },
    });
    await it.write('PUT', '/pet/move', { ids: [ada], place_id: id });
    online(app, async (request, answer) => {
      if (!request.url.endsWith('pet/move')) return answer();
      throw new TypeError('Failed to fetch');
    });
    await it.sender.now();
    const box = (await app.as(3).get('place/list')).data.rows.find(
      (place: { name: string }) => place.name === 'Box 7',
    );
    await removePlace(box.id);
    await send();
    expect(await standsIn(ada)).toBe('Cellar front / Rack D');
    expect(told()).toMatchObject([{ gone: 'Cellar front / Rack D / Box 7' }]);
  });

  test('is a note of it, which goes to what it stood in', async () => {
    const text = 'Mites';
    await it.write('POST', '/place/notes/add', { id: shelf, date: today, kind: 'note', text });
    await removePlace(rack);
    await send();
    const { entries } = (await app.as(3).get(`place/detail/${front}`)).data;
    expect(entries).toMatchObject([{ text: 'Mites' }]);
  });

  test('was refused by an earlier version, which kept nothing of what is around it', async () => {
    await addVesper(shelf);
    const [{ around: _, ...entry } = {}] = it.device.queue;
    await it.device.changeQueue({ put: [entry as (typeof it.device.queue)[number]] });
    await removePlace(rack);
    await send();
    expect((await app.as(3).get('pet/quickview/7KQ2MX')).data.name).toBe('Vesper');
    expect(told()).toEqual([{ name: 'Vesper', gone: '', into: '' }]);
  });
});
