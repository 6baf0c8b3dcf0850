import { describe, expect, test } from 'bun:test';
import ICAL from 'ical.js';
import { writeSessionUses } from '#src/platform/security/sessions.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const now = '2026-03-27T12:00:00.000Z';
const appOf = () => createTestApp({ now, env: { PUBLIC_URL: 'http://pi.example:3000' } });
const renew = async (app: TestApp, uid = 3): Promise<string> =>
  (await app.as(uid).post('user/calendar/renew')).data.link;
const read = (app: TestApp, link: string, headers?: Record<string, string>) =>
  app.visitor.get(new URL(link).pathname, undefined, headers);

type Entry = { uid: string; summary: string; start: string; end: string; url: string };

/** As another program reads it. */
function parse(text: string): Entry[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    expect(event.startDate.isDate).toBe(true);
    return {
      uid: event.uid,
      summary: event.summary,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      url: String(part.getFirstPropertyValue('url')),
    };
  });
}

/** A plan whose name needs escaping and folding, an appointment, and an expo on the day on which the clocks change. */
async function aClub(app: TestApp) {
  const pet = aPet(app.db, { name: 'Tiki' });
  const fp_name = `Adults; "large", \\ spiders ${'🕷ü'.repeat(30)}`;
  const fp_id = aPlan(app.db, { fp_name, fp_start: '2026-03-29', fp_repeat: 30 }, [pet]);
  await app.as(3).post('pet/events/add', { id: pet, date_ev: '2026-04-02', event: 'Vet' });
  await app.as(2).post('admin/expo_log/add', {
    ...{ e_date: '2026-10-25', e_name: 'Terraristika', e_table: '12', e_offer: '', e_sold: '' },
  });
  return { pet, fp_id };
}

describe('the calendar feed', () => {
  test('is read whole by an independent parser, days as days, over the change of the clocks', async () => {
    const app = appOf();
    const { pet, fp_id } = await aClub(app);
    const { status, data, headers } = await read(app, await renew(app));
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const entries = parse(data);
    const id = (await app.visitor.get('health')).headers.get('x-database');
    expect(entries.find(({ uid }) => uid.startsWith('plan'))).toEqual({
      uid: `plan-${fp_id}-2026-03-29@${id}`,
      summary: `Feed: Adults; "large", \\ spiders ${'🕷ü'.repeat(30)} (1)`,
      ...{ start: '2026-03-29', end: '2026-03-30' },
      url: `http://pi.example:3000/pets/plans/details?id=${fp_id}`,
    });
    expect(entries.map(({ summary, start }) => [summary, start])).toContainEqual([
      'Tiki: Vet',
      '2026-04-02',
    ]);
    expect(entries.find(({ summary }) => summary === 'Terraristika')).toMatchObject({
      ...{ start: '2026-10-25', end: '2026-10-26', url: 'http://pi.example:3000/expo/current' },
    });
    expect(entries.find(({ summary }) => summary === 'Tiki: Vet')?.url).toEndWith(`?id=${pet}`);
  });

  test('has appointments, not the diary: what was noted on its day or later is left out', async () => {
    const app = appOf();
    const { pet } = await aClub(app);
    for (const [date_ev, event] of [
      ['2026-03-20', 'Rehoused'],
      ['2026-03-29', 'Weigh her'],
    ])
      await app.as(3).post('pet/events/add', { id: pet, date_ev, event });
    const secret = await renew(app);
    const titles = async () =>
      parse((await read(app, secret)).data).flatMap(({ uid, summary }) =>
        uid.startsWith('event') ? [summary] : [],
      );
    expect(await titles()).toEqual(['Tiki: Weigh her', 'Tiki: Vet']);
  });

  test('keeps to what programs of calendars read: lines of 75 bytes, CRLF, a method', async () => {
    const app = appOf();
    await aClub(app);
    const { data } = await read(app, await renew(app));
    const lines = String(data).split('\r\n');
    expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([]);
    expect(lines).toContain('METHOD:PUBLISH');
    expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H');
    expect(lines.filter((line) => line === 'TRANSP:TRANSPARENT')).toHaveLength(
      lines.filter((line) => line === 'BEGIN:VEVENT').length,
    );
  });

  test.each([
    ['2026-03-27T22:30:00Z', 'Europe/Berlin', '2026-03-27'],
    ['2026-03-28T06:30:00Z', 'America/Los_Angeles', '2026-03-27'],
    ['2026-03-27T10:30:00Z', 'Pacific/Auckland', '2026-03-27'],
    ['2026-03-27T11:30:00Z', 'Pacific/Auckland', '2026-03-28'],
  ])('begins at %s in %s with %s, the keeper’s day', async (instant, zone, day) => {
    const app = appOf();
    aPlan(app.db, { fp_start: '2026-03-01', fp_repeat: 1 }, [aPet(app.db)]);
    await app.as(3).post('user_config/set', { conf_key: 'zone', conf_val: JSON.stringify(zone) });
    const link = await renew(app);
    app.setNow(instant);
    const [first] = parse((await read(app, link)).data);
    expect(first?.start).toBe(day);
  });

  test('has a span for an expected molt', async () => {
    const app = appOf();
    const pet = aPet(app.db, { name: 'Saphira' });
    for (const date_mt of ['2025-06-01', '2025-09-01', '2025-12-05'])
      await app.as(3).post('pet/molt/add', { id: pet, date_mt });
    const [molt] = parse((await read(app, await renew(app))).data);
    expect(molt?.summary).toBe('Molt expected: Saphira');
    expect(molt && molt.start < molt.end && molt.start > '2026-01-01').toBe(true);
  });

  test('speaks its keeper’s language', async () => {
    const app = appOf();
    await aClub(app);
    await app.as(3).post('user_config/set', { conf_key: 'language', conf_val: '"de"' });
    expect((await read(app, await renew(app))).data).toContain('SUMMARY:Füttern: Adults');
  });

  test('speaks the language that its keeper used last, where none was chosen', async () => {
    const app = appOf();
    await aClub(app);
    await app.as(3).get('user/me', undefined, { 'accept-language': 'de' });
    writeSessionUses(app.context);
    expect((await read(app, await renew(app))).data).toContain('SUMMARY:Füttern: Adults');
  });

  test('is the same file until something changes, and then not sent again', async () => {
    const app = appOf();
    const { pet } = await aClub(app);
    const link = await renew(app);
    const etag = (await read(app, link)).headers.get('etag') ?? '';
    app.setNow('2026-03-27T19:00:00.000Z');
    expect((await read(app, link, { 'if-none-match': etag })).status).toBe(304);
    await app.as(3).post('pet/events/add', { id: pet, date_ev: '2026-04-09', event: 'Again' });
    expect((await read(app, link, { 'if-none-match': etag })).status).toBe(200);
  });

  test('names nothing of another keeper', async () => {
    const app = appOf();
    const pet = aPet(app.db, { name: 'Foreign', uid: 4 });
    await app.as(4).post('pet/events/add', { id: pet, date_ev: '2026-04-02', event: 'Vet' });
    expect((await read(app, await renew(app))).data).not.toContain('Foreign');
  });
});

describe('its address', () => {
  test('is shown again to its keeper, ends with the next one, and can be ended', async () => {
    const app = appOf();
    const own = async () => (await app.as(3).get('user/calendar')).data;
    expect(await own()).toEqual({ link: null, created: null, last_read: null });
    const first = await renew(app);
    expect(first).toMatch(/^http:\/\/pi\.example:3000\/calendar\/[a-z0-9]{32}\.ics$/);
    expect((await read(app, first)).status).toBe(200);
    expect(await own()).toEqual({ link: first, created: now, last_read: now });
    const second = await renew(app);
    expect((await read(app, first)).status).toBe(404);
    expect((await read(app, second)).status).toBe(200);
    await app.as(3).delete('user/calendar/delete');
    expect((await read(app, second)).status).toBe(404);
    expect((await app.as(3).delete('user/calendar/delete')).status).toBe(404);
  });

  test('is stored as a hash, and encrypted for its keeper', async () => {
    const app = appOf();
    const secret = /(\w+)\.ics/.exec(await renew(app))?.[1] ?? '';
    const stored = JSON.stringify(app.db.$client.query('SELECT * FROM calendar_feeds').all());
    expect(stored).not.toContain(secret);
  });

  test('is nothing while its keeper is suspended, nor after the account', async () => {
    const app = appOf();
    const link = await renew(app);
    await app.as(2).put('admin/user_suspend', { uid: 3, suspended: 1 });
    expect((await read(app, link)).status).toBe(404);
    await app.as(2).put('admin/user_suspend', { uid: 3, suspended: 0 });
    expect((await read(app, link)).status).toBe(200);
    await app.as(2).delete('admin/user_delete', { uid: 3 });
    expect((await read(app, link)).status).toBe(404);
  });

  test('can’t be guessed: a hundred wrong ones of a household in a quarter of an hour', async () => {
    const app = appOf();
    const wrong = `http://x/calendar/${'a'.repeat(32)}.ics`;
    for (let tried = 0; tried < 100; tried += 1) expect((await read(app, wrong)).status).toBe(404);
    expect((await read(app, wrong)).status).toBe(429);
    expect((await read(app, await renew(app))).status).toBe(200);
  });
});
