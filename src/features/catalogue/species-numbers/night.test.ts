import { expect, test } from 'bun:test';
import { speciesNumbers } from '#src/db/schema.ts';
import { addDays } from '#src/domain/days.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { afterThisTest } from '#src/testing/within-test.ts';
import { countDue } from './count-species.service.ts';

/** Until the test is over, as if this process had been started there. */
function standIn(zone: string): void {
  const before = process.env['TZ'];
  afterThisTest(() => void (process.env['TZ'] = before));
  process.env['TZ'] = zone;
}

test.each([
  ['UTC', '2026-03-10T04:00:00Z', '2026-03-10'],
  ['Europe/Berlin', '2026-03-10T03:00:00Z', '2026-03-10'],
  ['America/Los_Angeles', '2026-03-10T11:00:00Z', '2026-03-10'],
  ['Pacific/Auckland', '2026-03-09T15:00:00Z', '2026-03-10'],
  ['Asia/Kathmandu', '2026-03-09T22:15:00Z', '2026-03-10'],
  // the clocks were changed an hour or two before
  ['Europe/Berlin', '2026-03-29T02:00:00Z', '2026-03-29'],
  ['Europe/Berlin', '2026-10-25T03:00:00Z', '2026-10-25'],
])('a night is counted at four where the server stands: %s, %s', async (zone, four, night) => {
  standIn(zone);
  const minuteBefore = new Date(Date.parse(four) - 60_000).toISOString();
  const app = createTestApp({ now: minuteBefore });
  aPet(app.db);
  const counted = () => app.db.select().from(speciesNumbers).get()?.counted;
  await countDue(app.context);
  expect(counted()).toBe(addDays(night, -1));
  app.setNow(four);
  await countDue(app.context);
  expect(counted()).toBe(night);
});
