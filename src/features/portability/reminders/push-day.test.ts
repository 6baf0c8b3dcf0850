import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mailWarnings } from '#src/features/operations/warnings/warning-mails.service.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { everything, offer } from '#src/testing/hand-overs.ts';
import { startPushService } from '#src/testing/push-service.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { queueDayNotices } from './push-day.service.ts';

let service: ReturnType<typeof startPushService>;
beforeEach(() => void (service = startPushService()));
afterEach(() => service.stop());

const all = ['evening', 'watch', 'events', 'hand_over', 'warnings'];
const choices = { kinds: all, hour: 18, quiet_from: 22, quiet_to: 8, zone: 'Europe/Berlin' };

/** Berta has two animals that are due on 1 May, and her phone is told at 18:00 in Berlin. */
async function aDevice(chosen: object = {}, uid = 3, isDue = true) {
  const app = createTestApp({ now: '2026-05-01T08:00:00Z', outside: service.outside });
  const [rosa, tiki] = [aPet(app.db, { name: 'Rosa' }), aPet(app.db, { name: 'Tiki' })];
  if (isDue) aPlan(app.db, { fp_start: '2026-04-03', fp_repeat: 7 }, [rosa, tiki]);
  for (const id of [rosa, tiki])
    await app
      .as(3)
      .post('pet/feeding/feed', { id, date_f: '2026-04-17', food: 'Dubia', progress: 0 });
  await turnOn(app, 'phone', chosen, uid);
  return { app, rosa, tiki };
}

async function turnOn(app: TestApp, name: string, chosen: object = {}, uid = 3) {
  const device = service.subscribe(name, app.context.push.publicKey ?? '');
  const by = app.withToken(await app.tokenOf(uid));
  return by.post('user/push/add', { ...device, ...choices, ...chosen });
}

/** The minutes of a server that runs. Returns all that has arrived so far. */
async function at(app: TestApp, ...instants: string[]) {
  for (const instant of instants) {
    app.setNow(instant);
    queueDayNotices(app.context);
    await app.context.push.deliverDue();
  }
  return service.received.map(({ notice }) => notice);
}
const inOneDay = ['2026-05-01T16:00:00Z', '2026-05-01T16:01:00Z', '2026-05-01T20:30:00Z'];

describe('the notice of the day', () => {
  test('comes at its hour and once', async () => {
    const { app } = await aDevice();
    expect(await at(app, '2026-05-01T15:59:00Z')).toEqual([]);
    const [notice, ...more] = await at(app, ...inOneDay);
    expect([notice?.title, notice?.body, more]).toEqual(['2 due', 'Without a place 2', []]);
    expect(notice?.url).toBe('/');
    expect(await at(app, '2026-05-02T16:00:00Z')).toHaveLength(2);
  });

  test('comes to each device at its own hour', async () => {
    const { app } = await aDevice();
    await turnOn(app, 'tablet', { hour: 20 });
    expect(await at(app, '2026-05-01T16:00:00Z')).toHaveLength(1);
    expect(await at(app, '2026-05-01T18:00:00Z')).toHaveLength(2);
    expect(service.received.map(({ path }) => path)).toEqual(['/phone', '/tablet']);
  });

  test('does not come where nothing is due, or the device does not want to know', async () => {
    expect(await at((await aDevice({}, 3, false)).app, ...inOneDay)).toEqual([]);
    expect(await at((await aDevice({ kinds: ['watch'] })).app, ...inOneDay)).toEqual([]);
    expect(await at((await aDevice({ kinds: [] })).app, ...inOneDay)).toEqual([]);
  });

  test('does not come for this morning to who switches it on in the evening', async () => {
    const { app } = await aDevice({ hour: 9 });
    expect(await at(app, '2026-05-01T12:00:00Z')).toEqual([]);
    expect(await at(app, '2026-05-02T07:00:00Z')).toHaveLength(1);
  });

  test('is not told twice where the hour is changed on the same day', async () => {
    const { app } = await aDevice();
    await at(app, '2026-05-01T16:00:00Z');
    const [{ id }] = (await app.as(3).get('user/push')).data.rows;
    await app.as(3).put('user/push/choose', { id, ...choices, hour: 19 });
    expect(await at(app, '2026-05-01T17:00:00Z')).toHaveLength(1);
  });

  test('is in the keeper’s language', async () => {
    const { app } = await aDevice();
    await app.as(3).post('user_config/set', { conf_key: 'language', conf_val: '"de"' });
    const [notice] = await at(app, '2026-05-01T16:00:00Z');
    expect([notice?.title, notice?.body, notice?.lang]).toEqual(['2 fällig', 'Ohne Platz 2', 'de']);
  });

  test('names who refused yesterday, and appointments and expos of tomorrow', async () => {
    const { app, tiki, rosa } = await aDevice({ kinds: ['watch', 'events'] });
    for (const date_f of ['2026-04-29', '2026-04-30'])
      await app.as(3).post('pet/feeding/feed', { id: tiki, date_f, food: 'Dubia', progress: 2 });
    const vet = { id: rosa, date_ev: '2026-05-02', event: 'Vet' };
    await app.as(3).post('pet/events/add', vet);
    await app.as(2).post('admin/expo_log/add', { e_date: '2026-05-02', e_name: 'Spring expo' });
    const [notice] = await at(app, '2026-05-01T16:00:00Z');
    expect(notice?.title).toBe('Keep an eye on, Tomorrow');
    expect(notice?.body.split('\n')).toEqual([
      'Tiki: refused 2x since the last meal',
      'Spring expo',
      'Rosa: Vet',
    ]);
    expect(await at(app, '2026-05-02T16:00:00Z')).toHaveLength(1);
  });

  test('is not sent to who is suspended', async () => {
    const { app } = await aDevice();
    await app.as(2).put('admin/user_suspend', { uid: 3, suspended: 1 });
    expect(await at(app, ...inOneDay)).toEqual([]);
  });
});

describe('a push service', () => {
  const status = (code: number, headers: Record<string, string> = {}) =>
    new Response(null, { status: code, headers });

  test('that is busy is asked again, a little later each time', async () => {
    const { app } = await aDevice();
    service.respond(status(503), status(503));
    await at(app, '2026-05-01T16:00:00Z', '2026-05-01T16:00:30Z');
    expect(service.asked).toHaveLength(1);
    await at(app, '2026-05-01T16:01:00Z', '2026-05-01T16:05:00Z');
    expect(service.asked).toHaveLength(2);
    expect(await at(app, '2026-05-01T16:06:00Z', '2026-05-01T17:00:00Z')).toHaveLength(1);
  });

  test('that says when is asked then', async () => {
    const { app } = await aDevice();
    service.respond(status(429, { 'retry-after': '3600' }));
    await at(app, '2026-05-01T16:00:00Z', '2026-05-01T16:59:00Z');
    expect(service.asked).toHaveLength(1);
    expect(await at(app, '2026-05-01T17:00:00Z')).toHaveLength(1);
  });

  test.each([404, 410])('that knows the browser no more (%d) ends the device', async (code) => {
    const { app } = await aDevice();
    service.respond(status(code));
    await at(app, ...inOneDay, '2026-05-02T16:00:00Z');
    expect(service.asked).toHaveLength(1);
    expect((await app.as(3).get('user/push')).data.rows).toEqual([]);
  });

  test('that takes none of ten notices ends the device, and one that it takes starts the count again', async () => {
    const { app } = await aDevice();
    const days = Array.from({ length: 9 }, (_, day) => `2026-05-0${day + 1}T16:00:00Z`);
    service.respond(...days.map(() => status(403)));
    await at(app, ...days);
    const failures = async () =>
      (await app.as(3).get('user/push')).data.rows.map((row: { failures: number }) => row.failures);
    expect(await failures()).toEqual([9]);
    await at(app, '2026-05-10T16:00:00Z');
    expect(await failures()).toEqual([0]);
    service.respond(...[...days, ''].map(() => status(400)));
    await at(app, ...days.map((day) => day.replace('05-0', '06-0')), '2026-06-10T16:00:00Z');
    expect(await failures()).toEqual([]);
  });

  test('that is out of reach holds up nobody, and the day is told no more on the next', async () => {
    const { app } = await aDevice();
    const outside = { ...service.outside, post: () => Promise.reject(new Error('no network')) };
    const cut = createTestApp({ db: app.db, now: '2026-05-01T16:00:00Z', outside });
    await at(cut, '2026-05-01T16:00:00Z', '2026-05-01T23:30:00Z');
    expect(await at(app, '2026-05-02T06:00:00Z')).toEqual([]);
  });
});

describe('quiet hours', () => {
  test('hold back what happens in them', async () => {
    const { app, rosa } = await aDevice({}, 3, false);
    app.setNow('2026-05-01T21:00:00Z'); // 23:00 in Berlin
    const { code } = await offer(app, [{ id: rosa }], everything);
    await app.as(4).post('hand_over/take', { code });
    expect(await at(app, '2026-05-01T21:05:00Z', '2026-05-02T05:59:00Z')).toEqual([]);
    const [notice] = await at(app, '2026-05-02T06:09:00Z');
    expect(notice?.title).toBe('A hand-over was taken');
    expect(notice?.body).toBe('One animal arrived at its new keeper.');
  });
});

describe('the administrator', () => {
  test('is told what puts records in danger, and a keeper is not', async () => {
    const { app } = await aDevice({}, 2, false);
    await turnOn(app, 'berta');
    logEvent(app.db, { log_type: 'backup', message: 'Backup failed: the disk is full' });
    mailWarnings(app.context);
    const [notice, ...more] = await at(app, '2026-05-01T09:00:00Z');
    expect([notice?.title, notice?.url, more]).toEqual(['Exuvia needs you', '/admin/system', []]);
    expect(service.received[0]?.path).toBe('/phone');
  });
});
