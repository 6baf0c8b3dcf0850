import { expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { feeders, pets, plans } from '#src/db/schema.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { expectOneTruth } from '#src/testing/due-truth.ts';
import { dayAt, firstDay, stories } from '#src/testing/due-stories.ts';
import { startWalk } from '#src/testing/due-walk.ts';

const app = createTestApp({ now: `${firstDay}T12:00:00Z` });

// A failure prints the seed and the shortest story that contradicts itself.
test('no two screens disagree about who is due, whatever was recorded', async () => {
  const { as, db } = app;
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      for (const table of [pets, plans, feeders]) db.delete(table).run();
      const walk = await startWalk(as(3), story);
      for (const [at, steps] of story.days.entries()) {
        const today = dayAt(at);
        app.setNow(`${today}T12:00:00Z`);
        for (const step of steps) expect((await walk(step, today)).status).toBeLessThan(500);
        const reader = (uid: number) => async (path: string) =>
          (await as(uid).get(path, undefined, { 'x-today': today })).data;
        await expectOneTruth(reader(3), today, at === 0 ? [reader(2)] : []);
      }
    }),
    { numRuns: 25 },
  );
}, 90_000);
