// A year's clock changes as a keeper experiences them, in the zone of this process (TZ): prints what the program shows.

import { addDays, dayOf } from '#src/domain/days.ts';
import { dayInZone } from '#src/testing/day-in-zone.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

const zone = process.env['TZ'] ?? 'UTC';
/** Days around every clock change in one of the zones, and the turns of year and leap day. */
const turns = [
  '2026-03-08',
  '2026-03-29',
  '2026-04-05',
  '2026-10-04',
  '2026-10-25',
  '2026-11-01',
  '2025-12-31',
  '2024-02-29',
];
const HOUR = 3_600_000;

const { as, db, setNow } = createTestApp();
const shown: unknown[] = [];
const wrong: string[] = [];

for (const turn of turns) {
  // the phone's today, at each half hour of the days around
  for (let half = -72; half <= 96; half += 1) {
    const instant = new Date(Date.parse(`${turn}T00:00:00Z`) + (half * HOUR) / 2);
    if (dayOf(instant) !== dayInZone(instant, zone)) wrong.push(`${zone} ${instant.toISOString()}`);
  }
  const id = aPet(db, { uid: 3, name: turn, tag: `T${String(shown.length).padStart(5, '0')}` });
  const weekly = aPlan(db, { fp_start: addDays(turn, -7), fp_repeat: 7, fp_weekdays: '0000000' }, [
    id,
  ]);
  const weekdays = aPlan(
    db,
    { fp_start: addDays(turn, -7), fp_repeat: 1, fp_weekdays: '1000001' },
    [id],
  );
  for (let ahead = -2; ahead <= 3; ahead += 1) {
    const today = addDays(turn, ahead);
    // the server's clock jumps: right, an hour off, a day off, years off
    const jump = [0, HOUR, -HOUR, 24 * HOUR, -400 * 24 * HOUR, 20 * HOUR][ahead + 2] ?? 0;
    setNow(new Date(Date.parse(`${today}T23:30:00Z`) + jump).toISOString());
    const ask = async (path: string) =>
      shown.push([today, path, await as(3).get(path, undefined, { 'x-today': today })]);
    const tell = async (path: string, body: object) =>
      shown.push([today, path, await as(3).post(path, body, { 'x-today': today })]);
    await ask('pet/dashboard/feed');
    await tell('pet/feeding/feed_plan', { fp_id: ahead % 2 ? weekly : weekdays });
    await tell('pet/molt/add', { id, date_mt: today, size: 4 });
    for (const path of [
      'plan/list',
      `plan/details/${weekly}`,
      'plan/last_usages',
      `pet/detail/${id}`,
      `pet/quickview/${id}`,
      `pet/feeding/list?id=${id}`,
      `pet/molt/list?id=${id}`,
      'pet/dashboard/molted/3',
    ])
      await ask(path);
  }
}
const responses = shown.map((one) =>
  JSON.stringify(one, (key, value: unknown) => (key === 'headers' ? undefined : value)),
);
// instants are the server's; days are the keeper's
const days = responses.map((response) =>
  response.replace(/"\d{4}-\d\d-\d\dT[\d:.]+Z"|"recorded":\d+/g, '"instant"'),
);
console.log(JSON.stringify({ wrong, days }));
