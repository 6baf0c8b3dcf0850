import { describe, expect, test } from 'bun:test';
import { openCopy } from '#src/db/database.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { latestDay } from './record-days.ts';

const here = '2026-03-10';

test.each<[string, string | null, string, boolean?]>([
  ['a caller at the server’s day', here, here],
  ['one that is a day behind', '2026-03-09', '2026-03-09'],
  ['one that is a day ahead', '2026-03-11', '2026-03-11'],
  ['one whose clock is wrong', '2099-01-01', '2026-03-11'],
  ['one that does not say its day', null, '2026-03-11'],
  ['one at a server whose clock is behind', '2027-04-14', '2027-04-14', true],
  ['one that is a day behind it', '2026-03-09', '2026-03-09', true],
  ['one that does not say its day there', null, '2026-03-11', true],
])('%s records up to its own day', (_, claimed, latest, isBehind = false) => {
  expect(latestDay(claimed, here, isBehind)).toBe(latest);
});

describe('a feeding at a server whose clock', () => {
  async function feedOn(day: string, today: string, clock: string, restart = false) {
    const first = createTestApp({ now: '2026-03-10T12:00:00Z' });
    const id = aPet(first.db);
    await first.as(3).post('pet/feeding/feed', { ...meal, id, date_f: '2026-03-10' });
    const app = restart ? createTestApp({ db: openCopy(first.db.$client.serialize()) }) : first;
    app.setNow(clock);
    const headers = { 'x-today': today };
    const feeding = { ...meal, id, date_f: day };
    return (await app.as(3).post('pet/feeding/feed', feeding, headers)).status;
  }
  const meal = { food: 'Dubia', progress: 0 };

  test.each([false, true])('is 400 days behind is taken (after a restart: %p)', async (restart) => {
    const clock = '2025-02-03T12:00:00Z';
    expect(await feedOn('2026-03-11', '2026-03-11', clock, restart)).toBe(200);
    expect(await feedOn('2026-03-12', '2026-03-11', clock, restart)).toBe(422); // not after one's own today
  });

  test.each(['2026-03-10T11:30:00Z', '2026-03-10T13:00:00Z'])(
    'is right, or was corrected, is not taken in the future (%s)',
    async (clock) => {
      expect(await feedOn('2026-03-12', '2026-03-12', clock)).toBe(422);
      expect(await feedOn('2199-01-01', '2200-12-31', clock)).toBe(422);
    },
  );

  test('is right believes no other keeper because one had a wrong clock', async () => {
    const app = createTestApp({ now: '2026-03-10T12:00:00Z' });
    const far = { 'x-today': '2200-12-31' };
    for (const call of [1, 2])
      expect((await app.as(3).get('pet/list', {}, far)).status, `${call}`).toBe(200);
    const feeding = { ...meal, id: aPet(app.db, { uid: 4 }), date_f: '2199-01-01' };
    expect((await app.as(4).post('pet/feeding/feed', feeding)).status).toBe(422);
    expect((await app.as(4).post('pet/feeding/feed', feeding, far)).status).toBe(422);
  });
});
