import '#web/testing/dom.ts';
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { renewDatabaseId } from '#src/db/database-id.ts';
import { openCopy } from '#src/db/database.ts';
import { dayOf } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { currentSession, endSession, startSession, type Session } from '#web/state/session.ts';
import { dismissAllNotices, notify } from '#web/state/notices.ts';
import { closeDialog, openDialogs } from '#web/state/dialogs.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { feeding as feedingTexts } from '#web/texts/en/feeding.ts';
import { pets } from '#web/texts/en/pets.ts';
import { animals } from '#web/texts/en/shared-animals.ts';
import { addTexts } from '#web/texts/texts.ts';
import { formatDay } from './format.ts';
import { dropEntry, mendEntry, settleConflict } from './queue-changes.ts';
import { startSender, type Timers } from './queue-sender.ts';
import { showQueueOf } from './queue-lines.ts';
import { noteHere } from './note.ts';
import type { Cause, Device } from '#web/device/device.ts';
import { logIn } from '#web/testing/log-in.ts';
import { openPart } from '#web/testing/open-part.tsx';
import { pageText, settled } from '#web/testing/screen.ts';
import { notingDevice, offline, online, type NotingDevice } from '#web/testing/noting-device.ts';

const today = dayOf(new Date());
let app: TestApp;
let ada: number;
let bea: number;
let it: NotingDevice;

beforeEach(async () => {
  localStorage.clear();
  app = createTestApp();
  [ada, bea] = [aPet(app.db, { name: 'Ada' }), aPet(app.db, { name: 'Bea' })];
  it = await notingDevice(app);
});
afterEach(() => {
  it.sender.stop();
  endSession();
  localStorage.clear();
});

const feeding = { date_f: today, food: 'Dubia', progress: 0 };
const feed = (id: number, fields: object = {}) =>
  it.write('POST', '/pet/feeding/feed', { id, ...feeding, ...fields });
/** As the form of Ada does it. */
const save = (body: object, of: 'pet' | 'place' = 'pet') =>
  noteForm(`/api/${of}/update`, { id: ada, ...body });
const archive = (body: object) => noteForm('/api/pet/archive_all', body);
const noteForm = (path: string, body: object) =>
  noteHere(
    it.device,
    {
      ...{ method: 'PUT', path, body },
      toServer: () => Promise.reject(new Error('noted')),
    },
    it.sender.now,
  );
const states = () => it.device.queue.map(({ path, state }) => [path.split('/').at(-1), state]);

const recordsOf = async (id: number, of = app) =>
  (await of.as(3).get('pet/feeding/list', { id: String(id) })).data.rows.map(
    (row: { food: string; progress: number }) => [row.food, row.progress],
  );
const shownOf = (id: number) =>
  it.device.collection?.animals.get(id)?.feedings.map(({ food, progress }) => [food, progress]);

describe('what was noted', () => {
  test('is shown at once, and sent in its order', async () => {
    offline();
    await feed(ada, { progress: 1 });
    await feed(ada, { progress: 2 });
    await it.write('DELETE', '/pet/feeding/delete', { id: ada, date_f: today, food: 'Dubia' });
    await feed(ada, { food: 'Locust' });
    expect(shownOf(ada)).toEqual([['Locust', 0]]);
    expect([...(it.device.collection?.waiting ?? [])]).toEqual([ada]);
    const paths: string[] = [];
    online(app, (request, answer) => {
      if (request.method !== 'GET') paths.push(request.url.split('/').at(-1) ?? '');
      return answer();
    });
    await it.sender.now();
    expect(paths).toEqual(['feed', 'feed', 'delete', 'feed']);
    expect(it.device.queue).toEqual([]);
    expect(await recordsOf(ada)).toEqual([['Locust', 0]]);
    expect(shownOf(ada)).toEqual([['Locust', 0]]);
    expect(it.device.collection?.waiting.size).toBe(0);
  });

  test('of a setting replaces what was set before it, and is no record that waits', async () => {
    offline();
    const propose = (food: string) =>
      it.write('POST', '/user_config/set', {
        conf_key: 'last_feeder',
        conf_val: JSON.stringify(food),
      });
    // what comes first may have left
    await feed(ada);
    await propose('Cricket');
    await propose('Locust');
    await it.write('POST', '/user_config/set', { conf_key: 'units', conf_val: '{"length":"in"}' });
    await propose('Moth');
    expect(states().map(([call]) => call)).toEqual(['feed', 'set', 'set']);
    const shown = Object.fromEntries(
      (it.device.collection?.settings ?? []).map(({ conf_key, conf_val }) => [conf_key, conf_val]),
    );
    expect(shown).toMatchObject({ last_feeder: '"Moth"', units: '{"length":"in"}' });
    expect(shownOf(ada)).toEqual([['Dubia', 0]]);
    showQueueOf(it.device);
    expect(currentDeviceQueue()).toMatchObject({
      waiting: 1,
      lines: [{ write: 'POST /pet/feeding/feed' }],
    });
    online(app);
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    const stored = (await app.as(3).get('user_config/get/last_feeder')).data;
    expect(stored.conf_val).toBe('"Moth"');
  });

  test('of a setting is sent as well where the one before it may have left', async () => {
    const propose = (food: string) =>
      it.write('POST', '/user_config/set', {
        conf_key: 'last_feeder',
        conf_val: JSON.stringify(food),
      });
    offline();
    await propose('Cricket');
    await it.sender.now();
    await propose('Locust');
    expect(states()).toEqual([
      ['set', 'waiting'],
      ['set', 'waiting'],
    ]);
    online(app);
    await it.sender.now();
    const stored = (await app.as(3).get('user_config/get/last_feeder')).data;
    expect(stored.conf_val).toBe('"Locust"');
  });

  test('says the day and the moment of its note', async () => {
    offline();
    await feed(ada);
    const [entry] = it.device.queue;
    const sent: Request[] = [];
    online(app, (request, answer) => {
      if (request.method === 'POST') sent.push(request.clone());
      return answer();
    });
    await it.sender.now();
    expect(sent[0]?.headers.get('x-today')).toBe(today);
    expect(sent[0]?.headers.get('idempotency-key')).toBe(entry?.key ?? '');
    expect(await sent[0]?.json()).toMatchObject({ recorded_at: entry?.at });
  });

  test('of a move is a line of the history alone where the animal was moved later elsewhere', async () => {
    addTexts({ feeding: feedingTexts });
    const kind = 'rack';
    const { ids } = (await app.as(3).post('place/add_many', { kind, names: ['A', 'B'] })).data;
    const [a, b] = ids as [number, number];
    await it.sync();
    offline();
    const { moved } = await it.write('PUT', '/pet/move', { ids: [ada, bea], place_id: a });
    expect(moved).toHaveLength(2);
    await app.as(3).put('pet/move', { ids: [ada], place_id: b });
    online(app);
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    const stands = async (id: number) => (await app.as(3).get(`pet/detail/${id}`)).data.place_id;
    expect([await stands(ada), await stands(bea)]).toEqual([b, a]);
    const onDevice = it.device.collection?.animals.get(ada);
    expect(onDevice?.place_id).toBe(b);
    expect(onDevice?.events.map(({ event }) => event)).toEqual(['B', 'A']);
  });

  test('is written once though its answer was lost', async () => {
    offline();
    await it.write('PUT', '/pet/increment_count', { id: ada, count: 1 });
    online(app, async (request, answer) => {
      await answer();
      if (request.method === 'PUT') throw new TypeError('Failed to fetch');
      return answer();
    });
    await it.sender.now();
    expect(states()).toEqual([['increment_count', 'waiting']]);
    online(app);
    await it.sync();
    expect(it.device.collection?.animals.get(ada)?.an_count).toBe(2);
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    expect(it.device.collection?.animals.get(ada)?.an_count).toBe(2);
    expect((await app.as(3).get(`pet/detail/${ada}`)).data.an_count).toBe(2);
  });

  const troubles: [string, () => Response][] = [
    ['no network', () => Response.error()],
    ['a proxy without its server', () => new Response('Bad gateway', { status: 502 })],
    ['the log-in page of a hotel', () => new Response('<h1>Welcome</h1>')],
    ['a stranger’s page', () => new Response('<h1>Not here</h1>', { status: 404 })],
    ['a server that is busy', () => Response.json({ code: 'too_many_requests' }, { status: 429 })],
    [
      'a first try that still runs',
      () => Response.json({ code: 'still_running' }, { status: 409 }),
    ],
  ];
  test.each(troubles)('waits through %s, and loses nothing', async (_, trouble) => {
    online(app, () => {
      const response = trouble();
      if (response.type === 'error') throw new TypeError('Failed to fetch');
      return response;
    });
    await feed(ada);
    await it.sender.now();
    expect(states()).toEqual([['feed', 'waiting']]);
    online(app);
    await it.sender.now();
    expect([it.device.queue.length, await recordsOf(ada)]).toEqual([0, [['Dubia', 0]]]);
  });

  test('is tried again after ever longer pauses', async () => {
    offline();
    await feed(ada);
    for (let tries = 0; tries < 6; tries += 1) await it.sender.now();
    expect(it.pauses.slice(0, 6)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  test('waits through a session that ended, and is sent when its keeper logs in again', async () => {
    offline();
    await feed(ada);
    const { user } = currentSession() as Session;
    startSession(user, 'a token that has expired');
    online(app);
    await it.sender.now();
    expect(currentSession()).toBeNull();
    expect(states()).toEqual([['feed', 'waiting']]);
    await logIn(app);
    await it.sender.now();
    expect(await recordsOf(ada)).toEqual([['Dubia', 0]]);
  });

  test('is never sent as another keeper', async () => {
    offline();
    await feed(ada);
    await it.sender.now();
    online(app);
    await logIn(app, 4);
    await it.sender.now();
    expect([states(), await recordsOf(ada)]).toEqual([[['feed', 'waiting']], []]);
  });
});

describe('what the server refuses', () => {
  test('stays with its reason, and holds back only its animal', async () => {
    offline();
    await it.write('POST', '/pet/events/add', { id: ada, date_ev: today, event: 'Vet' });
    await feed(bea);
    await feed(ada);
    await app.as(3).delete('pet/delete', { id: ada });
    online(app);
    await it.sender.now();
    expect(await recordsOf(bea)).toEqual([['Dubia', 0]]);
    expect(states()).toEqual([
      ['add', 'refused'],
      ['feed', 'waiting'],
    ]);
    expect(it.device.queue[0]?.refusal).toMatchObject({
      status: 404,
      value: { code: 'not_found' },
    });
  });

  test('for lack of room says the limit and what helps, and is sent in one go once there is room', async () => {
    const most = limits.perKeeper.entries;
    Object.assign(limits.perKeeper, { entries: 1 });
    const { id } = (
      await app.as(3).post('pet/events/add', { id: ada, date_ev: today, event: 'Vet' })
    ).data;
    await it.sync();
    offline();
    await feed(ada);
    await feed(bea);
    try {
      online(app);
      await it.sender.now();
      showQueueOf(it.device);
      expect(currentDeviceQueue().refused.map(({ error }) => error)).toEqual(
        Array.from({ length: 2 }, () => expect.stringMatching(/at most 1 feedings.*Delete some/)),
      );
      // still full: nothing is lost
      const first = () => it.device.queue.find(({ state }) => state === 'refused')?.place ?? 0;
      await mendEntry(it.device, first(), {});
      await it.sender.now();
      expect(states()).toEqual([
        ['feed', 'refused'],
        ['feed', 'refused'],
      ]);
      await app.as(3).delete('pet/events/delete', { id });
      Object.assign(limits.perKeeper, { entries: 2 });
      app.setNow(new Date(Date.now() + 61_000).toISOString());
      await mendEntry(it.device, first(), {});
      await it.sender.now();
      expect(it.device.queue).toEqual([]);
      expect([await recordsOf(ada), await recordsOf(bea)]).toEqual([
        [['Dubia', 0]],
        [['Dubia', 0]],
      ]);
    } finally {
      Object.assign(limits.perKeeper, { entries: most });
    }
  });

  test('is no longer shown, can be mended, and what waited for it follows', async () => {
    const { rev } = (await app.as(3).post('pet/molt/add', { id: ada, date_mt: today, size: 3 }))
      .data;
    await it.sync();
    offline();
    const molt = it.device.collection?.animals.get(ada)?.molts[0]?.id ?? 0;
    await it.write('PUT', '/pet/molt/update', { id: molt, size: 4, if_rev: rev });
    await feed(ada);
    await app.as(3).put('pet/molt/update', { id: molt, size: 5 });
    online(app);
    await it.sender.now();
    expect(states()).toEqual([
      ['update', 'refused'],
      ['feed', 'waiting'],
    ]);
    expect(it.device.collection?.animals.get(ada)?.size).toBe(5);
    await mendEntry(it.device, it.device.queue[0]?.place ?? 0, { if_rev: rev + 1 });
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    expect(it.device.collection?.animals.get(ada)).toMatchObject({ size: 4, date_f: today });
  });

  test.each([
    { side: 'mine', size: 4 },
    { side: 'theirs', size: 5 },
  ] as const)('of a field that was changed elsewhere keeps the version: $side', async (row) => {
    const { id, rev } = (await app.as(3).post('pet/molt/add', { id: ada, date_mt: today, size: 3 }))
      .data;
    await it.sync();
    offline();
    await it.write('PUT', '/pet/molt/update', { id, size: 4, if_rev: rev });
    await app.as(3).put('pet/molt/update', { id, size: 5 });
    online(app);
    await it.sender.now();
    showQueueOf(it.device);
    expect(currentDeviceQueue()).toMatchObject({ waiting: 0, refused: [{ isConflict: true }] });
    const settling = settleConflict(it.device, it.device.queue[0]?.place ?? 0);
    const [asked] = openDialogs();
    expect(asked).toMatchObject({ versions: [{ name: 'size', mine: '4', theirs: '5' }] });
    if (asked?.kind === 'versions') asked.onChoose({ size: row.side });
    closeDialog(true);
    await settling;
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    expect((await app.as(3).get('pet/molt/list', { id: String(ada) })).data.rows[0].size).toBe(
      row.size,
    );
  });

  test('of an animal is named as in its form where it was changed elsewhere, too', async () => {
    addTexts({ pets });
    const { rev } = (await app.as(3).get(`pet/detail/${ada}`)).data;
    await it.sync();
    offline();
    await it.write('PUT', '/pet/update', { id: ada, kept_since: '2024-01-01', if_rev: rev });
    await app.as(3).put('pet/update', { id: ada, kept_since: '2025-01-01', if_rev: rev });
    online(app);
    await it.sender.now();
    const settling = settleConflict(it.device, it.device.queue[0]?.place ?? 0);
    const mine = formatDay('2024-01-01');
    const versions = [{ name: 'kept_since', label: 'Kept since', mine }];
    expect(openDialogs()).toMatchObject([{ versions }]);
    closeDialog(true);
    await settling;
  });

  test('of a feeding names its fields and their values as its form does', async () => {
    addTexts({ animals, pets });
    await app.as(3).post('pet/feeding/feed', { id: ada, ...feeding });
    const { id, rev } = (await app.as(3).get('pet/feeding/list', { id: String(ada) })).data.rows[0];
    await it.sync();
    offline();
    const mine = { id, food: 'Locust', progress: 2, if_rev: rev };
    await it.write('PUT', '/pet/feeding/update', mine);
    await app.as(3).put('pet/feeding/update', { id, food: 'Cricket', progress: 1, if_rev: rev });
    online(app);
    await it.sender.now();
    const settling = settleConflict(it.device, it.device.queue[0]?.place ?? 0);
    expect(openDialogs()).toMatchObject([
      {
        versions: [
          { label: 'Feeder', mine: 'Locust', theirs: 'Cricket' },
          { label: 'What became of it', mine: 'Refused', theirs: 'Offered' },
        ],
      },
    ]);
    closeDialog(true);
    await settling;
  });

  test('of the place of an animal names both places where it was moved elsewhere', async () => {
    addTexts({ feeding: feedingTexts });
    const { ids } = (await app.as(3).post('place/add_many', { kind: 'rack', names: ['A', 'B'] }))
      .data;
    await it.sync();
    offline();
    await save({ place_id: ids[0], if_rev: 1 });
    await app.as(3).put('pet/move', { ids: [ada], place_id: ids[1] });
    online(app);
    await it.sender.now();
    const settling = settleConflict(it.device, it.device.queue[0]?.place ?? 0);
    expect(openDialogs()).toMatchObject([
      { versions: [{ name: 'place_id', label: 'Place', mine: 'A', theirs: 'B' }] },
    ]);
    closeDialog(true);
    await settling;
  });

  test('is no conflict with an earlier edit of the same device, however the revisions went', async () => {
    offline();
    const { rev } = (await app.as(3).get(`pet/detail/${ada}`)).data;
    await save({ name: 'Adah', if_rev: rev });
    await save({ name: 'Adele', if_rev: rev + 1 });
    await app.as(3).put('pet/update', { id: ada, notes: 'Elsewhere', if_rev: rev });
    online(app);
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    const { data } = await app.as(3).get(`pet/detail/${ada}`);
    expect(data).toMatchObject({ name: 'Adele', notes: 'Elsewhere' });
  });

  test('is a conflict where the later edit of two is about what another device changed', async () => {
    offline();
    const { rev } = (await app.as(3).get(`pet/detail/${ada}`)).data;
    await save({ name: 'Adah', if_rev: rev });
    await save({ name: 'Adele', notes: 'Here', if_rev: rev + 1 });
    await app.as(3).put('pet/update', { id: ada, notes: 'Elsewhere', if_rev: rev });
    online(app);
    await it.sender.now();
    const [refused] = it.device.queue;
    expect(Object.keys(Object(refused?.refusal?.value).conflicts)).toEqual(['notes']);
  });

  test('can be given up, with what would have been recorded on it', async () => {
    offline();
    const { id } = await it.write('POST', '/pet/add', { p_sc_id: speciesId(app.db), name: 'Cleo' });
    await feed(Number(id));
    online(app, (request, answer) =>
      request.url.endsWith('pet/add')
        ? Response.json({ status: false, code: 'too_many' }, { status: 422 })
        : answer(),
    );
    await it.sender.now();
    expect(states()).toEqual([
      ['add', 'refused'],
      ['feed', 'waiting'],
    ]);
    await dropEntry(it.device, it.device.queue[0]?.place ?? 0);
    expect(it.device.queue).toEqual([]);
  });

  test('of several is done for those that nobody else has archived since', async () => {
    offline();
    const died = { archived: 1, reason: 'died', date: today };
    await archive({ ids: [ada, bea], ...died });
    await app.as(3).put('pet/archive', { id: ada, ...died, reason: 'sold' });
    online(app);
    await it.sender.now();
    expect(it.device.queue).toMatchObject([{ pets: [ada], state: 'refused' }]);
    const reasons = [ada, bea].map(async (id) => {
      const { data } = await app.as(3).get(`pet/detail/${id}`);
      return data.archive_reason;
    });
    expect(await Promise.all(reasons)).toEqual(['sold', 'died']);
  });

  test.each([
    { side: 'mine', stored: ['died', 'phone: dead'] },
    { side: 'theirs', stored: ['given', 'desk: to Ben'] },
  ] as const)('of an archiving shows both, and keeps the version: $side', async (row) => {
    addTexts({ pets, feeding: feedingTexts });
    offline();
    await archive({ ids: [ada], archived: 1, reason: 'died', date: today, note: 'phone: dead' });
    const given = { archived: 1, reason: 'given', date: today, note: 'desk: to Ben' };
    await app.as(3).put('pet/archive', { id: ada, ...given });
    online(app);
    await it.sender.now();
    showQueueOf(it.device);
    expect(currentDeviceQueue()).toMatchObject({ refused: [{ isConflict: true }] });
    const settling = settleConflict(it.device, it.device.queue[0]?.place ?? 0);
    const [asked] = openDialogs();
    const day = formatDay(today);
    expect(asked).toMatchObject({
      versions: [{ mine: `Died, ${day}, phone: dead`, theirs: `Given away, ${day}, desk: to Ben` }],
    });
    if (asked?.kind === 'versions') asked.onChoose({ archived: row.side });
    closeDialog(true);
    await settling;
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    const { data } = await app.as(3).get(`pet/detail/${ada}`);
    expect([data.archive_reason, data.archive_note]).toEqual([...row.stored]);
  });

  test('of a place is no conflict with an earlier edit, but with what another device changed', async () => {
    const { id } = (await app.as(3).post('place/add', { kind: 'rack', name: 'A' })).data;
    await it.sync();
    offline();
    await save({ id, name: 'B', if_rev: 1 }, 'place');
    await save({ id, name: 'C', notes: 'Here', if_rev: 2 }, 'place');
    await app.as(3).put('place/update', { id, notes: 'Elsewhere', if_rev: 1 });
    online(app);
    await it.sender.now();
    const [refused] = it.device.queue;
    expect(Object.keys(Object(refused?.refusal?.value).conflicts)).toEqual(['notes']);
    const { data } = await app.as(3).get(`place/detail/${id}`);
    expect(data).toMatchObject({ name: 'B', notes: 'Elsewhere' });
  });

  test.each(['moved elsewhere', 'deleted'])(
    'of a rack between others stays where one was %s',
    async (how) => {
      const add = async (kind: string, names: string[], parent_id: number | null = null) =>
        (await app.as(3).post('place/add_many', { kind, names, parent_id })).data.ids as number[];
      const [cellar = 0, attic = 0, shed = 0] = await add('room', ['Cellar', 'Attic', 'Shed']);
      const [moved = 0] = await add('rack', ['A'], cellar);
      const [other = 0] = await add('rack', ['B'], attic);
      await it.sync();
      offline();
      await it.write('PUT', '/place/arrange', { parent_id: attic, ids: [other, moved] });
      if (how === 'deleted') await app.as(3).delete('place/delete', { id: other });
      else await app.as(3).put('place/arrange', { parent_id: shed, ids: [moved] });
      online(app);
      await it.sender.now();
      expect(states()).toEqual([['arrange', 'refused']]);
      showQueueOf(it.device);
      expect(currentDeviceQueue()).toMatchObject({ waiting: 0, refused: [{ name: 'Attic / A' }] });
      await it.sync();
      await mendEntry(it.device, it.device.queue[0]?.place ?? 0, {});
      await it.sender.now();
      expect(it.device.queue).toEqual([]);
      const { rows } = (await app.as(3).get('place/list')).data;
      expect(rows.find(({ id }: { id: number }) => id === moved).path).toBe('Attic / A');
    },
  );

  test('of a rack in a place that is gone stands in what is around that, when it is sent again', async () => {
    const add = async (kind: string, name: string, parent_id: number | null = null) =>
      (await app.as(3).post('place/add', { kind, name, parent_id })).data.id as number;
    const cellar = await add('room', 'Cellar');
    const [wall, box] = [await add('rack', 'Wall', cellar), await add('box', 'Box')];
    const shelf = await add('shelf', 'Shelf', wall);
    await it.sync();
    offline();
    await it.write('PUT', '/place/arrange', { parent_id: wall, ids: [shelf, box] });
    await app.as(3).delete('place/delete', { id: wall });
    online(app);
    await it.sender.now();
    expect(states()).toEqual([['arrange', 'refused']]);
    await mendEntry(it.device, it.device.queue[0]?.place ?? 0, {});
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    expect((await app.as(3).get(`place/detail/${box}`)).data.path).toBe('Cellar / Box');
  });

  test('of the plans of an animal is done for those that are there, when it is sent again', async () => {
    const [gone, kept] = [aPlan(app.db), aPlan(app.db)];
    await it.sync();
    offline();
    await it.write('POST', '/plan/assignment/assign_pet_to_plans', {
      ...{ id: ada, plan_ids: [gone, kept], was: [] },
    });
    await feed(ada);
    await app.as(3).delete('plan/delete', { fp_id: gone });
    online(app);
    await it.sender.now();
    expect(states()[0]).toEqual(['assign_pet_to_plans', 'refused']);
    await mendEntry(it.device, it.device.queue[0]?.place ?? 0, {});
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    const { rows } = (await app.as(3).get(`plan/assigned_pets/${kept}`)).data;
    expect(rows).toMatchObject([{ id: ada }]);
    expect(await recordsOf(ada)).toEqual([['Dubia', 0]]);
  });

  test('of the animals of a plan or a place that is gone is over, and holds back nothing', async () => {
    const fp_id = aPlan(app.db);
    const { id } = (await app.as(3).post('place/add', { kind: 'rack', name: 'A' })).data;
    await app.as(3).put('pet/move', { ids: [ada, bea], place_id: id });
    await it.sync();
    offline();
    await it.write('POST', '/plan/assignment/add_all', { id: fp_id, pet_ids: [ada], was: [] });
    await it.write('PUT', '/place/order', { id, pet_ids: [bea, ada] });
    await feed(ada);
    await app.as(3).delete('plan/delete', { fp_id });
    await app.as(3).delete('place/delete', { id });
    online(app);
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    expect(await recordsOf(ada)).toEqual([['Dubia', 0]]);
  });

  test('does not hold back the other animals of the same call', async () => {
    offline();
    await it.write('POST', '/pet/feeding/feed_many', { ids: [ada, bea], ...feeding });
    await app.as(3).delete('pet/delete', { id: ada });
    online(app);
    await it.sender.now();
    expect(await recordsOf(bea)).toEqual([['Dubia', 0]]);
    expect(it.device.queue).toMatchObject([{ pets: [ada], names: ['Ada'], state: 'refused' }]);
  });

  test('is done where what it would take away is gone', async () => {
    await feed(ada);
    await it.sender.now();
    offline();
    await it.write('DELETE', '/pet/feeding/delete', { id: ada, date_f: today, food: 'Dubia' });
    await app.as(3).delete('pet/feeding/delete', { id: ada, date_f: today });
    online(app);
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
  });

  test('was fed all the same though its plan was deleted, or it left the plan', async () => {
    const [gone, kept] = [aPlan(app.db, {}, [ada]), aPlan(app.db, {}, [ada, bea])];
    await it.sync();
    offline();
    const fed = (fp_id: number, ids: number[], food: string) =>
      it.write('POST', '/pet/feeding/feed_plan_all', { ...feeding, fp_id, ids, food });
    await fed(gone, [ada], 'Dubia');
    await fed(kept, [ada, bea], 'Locust');
    await app.as(3).delete('plan/delete', { fp_id: gone });
    await app.as(3).put('pet/archive', { id: bea, archived: 1 });
    online(app);
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    expect((await recordsOf(ada)).toSorted()).toEqual([
      ['Dubia', 0],
      ['Locust', 0],
    ]);
    expect(await recordsOf(bea)).toEqual([['Locust', 0]]);
  });
});

describe('a new animal', () => {
  test('has records noted on it before the server knows it, and its id goes on working', async () => {
    offline();
    const fp_id = aPlan(app.db);
    online(app);
    await it.sync();
    offline();
    const { id } = await it.write('POST', '/pet/add', {
      p_sc_id: speciesId(app.db),
      name: 'Cleo',
      tag: '7KQ2MX',
    });
    const pet = Number(id);
    await feed(pet);
    await it.write('POST', '/pet/feeding/feed_many', {
      ids: [pet, ada],
      ...feeding,
      food: 'Locust',
    });
    const locust = it.device.collection?.animals.get(pet)?.feedings[0]?.id;
    await it.write('PUT', '/pet/feeding/update', {
      id: locust,
      ...feeding,
      food: 'Locust',
      progress: 2,
    });
    const molt = await it.write('POST', '/pet/molt/add', { id: pet, date_mt: today, size: 3 });
    await it.write('PUT', '/pet/molt/update', { id: molt['id'], size: 4, if_rev: molt['rev'] });
    await it.write('POST', '/plan/assignment/add_all', { id: fp_id, pet_ids: [pet], was: [] });
    online(app);
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    const { data: cleo } = await app.as(3).get('pet/quickview/7KQ2MX');
    expect(cleo).toMatchObject({ name: 'Cleo', size: 4, refusals: 1 });
    const real: number = cleo.id;
    expect((await recordsOf(real)).toSorted()).toEqual([
      ['Dubia', 0],
      ['Locust', 2],
    ]);
    expect((await app.as(3).get(`plan/assigned_pets/${fp_id}`)).data.rows).toMatchObject([
      { id: real },
    ]);
    expect(
      it.device.answer({ path: `/pet/basic/${pet}`, query: new URLSearchParams(), today }),
    ).toMatchObject({ id: real, name: 'Cleo' });
    await feed(pet, { food: 'Worm' });
    await it.sender.now();
    expect(await recordsOf(real)).toHaveLength(3);
  });

  test('is bought by its number, though it still waited when the purchase was saved', async () => {
    offline();
    const p_sc_id = speciesId(app.db);
    const { id } = await it.write('POST', '/pet/add', { p_sc_id, name: 'Cleo', tag: '7KQ2MX' });
    online(app);
    const bought = { p_sc_id, date: today, price: 40, count: 1, seller: 'Marta', pet_ids: [id] };
    const call = { method: 'POST', path: '/api/purchases/add', body: bought };
    const toServer = () => Promise.reject(new Error('sent with the id of the device'));
    const answer = await noteHere(it.device, { ...call, toServer }, it.sender.now);
    expect(answer).toMatchObject({ status: 200 });
    const { data: cleo } = await app.as(3).get('pet/quickview/7KQ2MX');
    expect((await app.as(3).get(`pet/detail/${cleo.id}`)).data.origin).toMatchObject({
      ...{ price: 40, seller: 'Marta' },
    });
  });

  test('gets another tag where an animal of this installation has its own', async () => {
    aPet(app.db, { uid: 4, tag: '7KQ2MX' });
    offline();
    await it.write('POST', '/pet/add', { p_sc_id: speciesId(app.db), name: 'Cleo', tag: '7KQ2MX' });
    online(app);
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    const added = [...(it.device.collection?.animals.values() ?? [])].find(
      ({ name }) => name === 'Cleo',
    );
    expect(added?.tag).toMatch(/^(?!7KQ2MX)[0-9A-Z]{6}$/);
  });
});

describe('a form', () => {
  const add = () =>
    noteHere(
      it.device,
      {
        ...{ method: 'POST', path: '/api/pet/add', toServer: () => Promise.reject(new Error()) },
        body: { p_sc_id: speciesId(app.db), name: 'Cleo' },
      },
      it.sender.now,
    );
  const countOf = async () => (await app.as(3).get('pet/list')).data.count as number;
  const lose = () =>
    online(app, async (request, answer) => {
      const response = await answer();
      if (request.method === 'POST') throw new TypeError('Failed to fetch');
      return response;
    });

  test('whose answer was lost is noted with its key, and stored once', async () => {
    lose();
    expect(await add()).toMatchObject({ status: 200, value: { id: -1000 } });
    online(app);
    await it.sender.now();
    expect([await countOf(), it.device.queue]).toEqual([3, []]);
  });

  test('that the device can’t note is the same call when it is saved again', async () => {
    await app.as(3).delete('pet/delete', { id: ada });
    await app.as(3).delete('pet/delete', { id: bea });
    await it.sync();
    lose();
    await add().then(
      () => expect.unreachable(),
      (error: unknown) => expect(error).toBeInstanceOf(TypeError),
    );
    online(app);
    expect(await add()).toMatchObject({ status: 200 });
    expect(await countOf()).toBe(1);
  });
});

describe('after a restore', () => {
  test('what was sent since the backup returns to its place, once, with what was noted on it', async () => {
    const backup = app.db.$client.serialize();
    const { id } = await it.write('POST', '/pet/add', { p_sc_id: speciesId(app.db), name: 'Cleo' });
    await it.write('PUT', '/pet/increment_count', { id: Number(id), count: 2 });
    await it.sender.now();
    expect(it.device.queue).toEqual([]);
    offline();
    await it.write('PUT', '/pet/increment_count', { id: Number(id), count: 4 });
    const restored = createTestApp({ db: openCopy(backup) });
    aPet(restored.db, { name: 'Another' });
    renewDatabaseId(restored.db);
    startSession((currentSession() as Session).user, await restored.tokenOf(3));
    online(restored);
    await it.sender.now();
    await it.sender.now();
    const animals = (await restored.as(3).get('pet/list')).data.rows as {
      name: string;
      an_count: number;
    }[];
    expect(animals.map(({ name, an_count }) => [name, an_count]).toSorted()).toEqual([
      ['Ada', 1],
      ['Another', 1],
      ['Bea', 1],
      ['Cleo', 7],
    ]);
    expect(it.device.queue).toEqual([]);
  });
});

test('a change that another tab was quicker with changes nothing', async () => {
  offline();
  await feed(ada);
  const [entry] = it.device.queue;
  if (!entry) throw new Error('Nothing was noted');
  await it.device.changeQueue({ of: [entry], put: [{ ...entry, state: 'sent', rev: 1 }] });
  await it.device.changeQueue({ of: [entry], put: [{ ...entry, state: 'refused' }] });
  expect(states()).toEqual([['feed', 'sent']]);
});

test('what another tab noted and does not send, as it sleeps, is sent here after a pause', async () => {
  it.sender.stop();
  let hear: (cause: Cause) => void = () => {};
  const subscribe = (changed: (cause: Cause) => void) => {
    hear = changed;
    return () => {};
  };
  const device: Device = Object.assign(Object.create(it.device), { subscribe });
  const timed: [run: () => void, after: number][] = [];
  const timers: Timers = { set: (...one) => (timed.push(one), () => {}) };
  const sender = startSender(device, { now: it.sync }, timers);
  await sender.now();
  hear('elsewhere');
  expect(timed).toEqual([]);
  await feed(ada);
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  hear('elsewhere');
  // a hidden tab leaves it to the one in front
  expect(timed).toEqual([]);
  Reflect.deleteProperty(document, 'visibilityState');
  hear('elsewhere');
  expect(timed.map(([, after]) => after)).toEqual([2000]);
  timed[0]?.[0]();
  await sender.now();
  expect(await recordsOf(ada)).toEqual([['Dubia', 0]]);
  sender.stop();
});

test('a record of an animal that was deleted elsewhere says so, and asks for no number of another', async () => {
  offline();
  await it.write('POST', '/pet/events/add', { id: ada, date_ev: today, event: 'Fell' });
  await app.as(3).delete('pet/delete', { id: ada });
  online(app);
  await it.sender.now();
  showQueueOf(it.device);
  expect(currentDeviceQueue().refused).toMatchObject([{ isAnimalGone: true, mend: null }]);
});

test('a move that a later one on another device outdid is told, and no longer offered to be undone', async () => {
  const add = async (name: string): Promise<number> =>
    (await app.as(3).post('place/add', { name, kind: 'room' })).data.id;
  const [cellar, attic] = [await add('Cellar'), await add('Attic')];
  await it.sync();
  offline();
  await it.write('PUT', '/pet/move', { ids: [ada], place_id: cellar });
  dismissAllNotices();
  notify('Ada stands in Cellar', { undo: async () => true });
  await app.as(3).put('pet/move', { ids: [ada], place_id: attic });
  online(app);
  await it.sender.now();
  const leave = openPart(null);
  await settled(() =>
    pageText().includes('Something later was recorded on another device and stays: Ada'),
  );
  expect(pageText()).not.toContain('Ada stands in Cellar');
  leave();
  dismissAllNotices();
  // the notice goes, and who did not see it still has to hear of it
  showQueueOf(it.device);
  const [told] = currentDeviceQueue().told;
  expect(told).toMatchObject({
    ...{ name: 'Ada', pet: { id: ada } },
    overridden: { line: { where: 'Cellar' }, stays: { where: 'Attic' } },
  });
  await it.device.changeQueue({ read: [told?.key ?? ''] });
  showQueueOf(it.device);
  expect(currentDeviceQueue().told).toEqual([]);
});
