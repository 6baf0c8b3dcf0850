import { afterEach, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import type { Day } from '#src/domain/days.ts';
import { dayAt, firstDay, stories } from '#src/testing/due-stories.ts';
import { startWalk } from '#src/testing/due-walk.ts';
import { storyRuns } from '#src/testing/story-runs.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { answerOf } from '#web/device/answers.ts';
import { aCollection } from '#web/testing/device-start.ts';
import { expectSameAnswers } from '#web/testing/same-answers.ts';
import { firstSync, syncAgain } from '#web/testing/synced-collection.ts';
import { offlineDevice } from '#web/testing/offline-device.ts';
import { writesOfDevice } from '#web/testing/device-writes.ts';
import { speak } from '#web/texts/texts.ts';

afterEach(() => speak('en'));

// A failure prints the seed and the shortest story after which a device and the server differ.

const at = (day: Day, second = 0) => `${day}T12:00:${String(second).padStart(2, '0')}Z`;

test('after each sync a device answers as the server does, whatever was recorded elsewhere', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const app = createTestApp({ now: at(firstDay) });
      const walk = await startWalk(app.as(3), story);
      let held = await firstSync(app, 3, firstDay);
      for (const [nth, steps] of story.days.entries()) {
        const today = dayAt(nth);
        app.setNow(at(today));
        for (const step of steps) expect((await walk(step, today)).status).toBeLessThan(500);
        held = await syncAgain(app, held, today);
        await expectSameAnswers(app, held.collection, today);
      }
      await expectSameAnswers(app, held.collection, dayAt(story.days.length + 8));
    }),
    storyRuns(4),
  );
});

const days = fc.array(
  fc.record({
    writes: fc.array(writesOfDevice, { minLength: 6, maxLength: 12 }),
    isSynced: fc.boolean(),
  }),
  { minLength: 1, maxLength: 3 },
);

test('what is noted on a device looks there as at the server that gets it, before a sync and after', async () => {
  const count = { noted: 0, left: 0 };
  await fc.assert(
    fc.asyncProperty(days, async (story) => {
      const app = createTestApp({ now: at(firstDay) });
      await aCollection(app, firstDay);
      let held = await firstSync(app, 3, firstDay);
      let device = offlineDevice(app, held.collection);
      for (const [nth, { writes, isSynced }] of story.entries()) {
        const today = dayAt(nth);
        for (const [second, write] of writes.entries()) {
          app.setNow(at(today, second));
          count[(await device.note(write, today)) ? 'noted' : 'left']++;
        }
        await expectSameAnswers(app, device.collection, today, device.ids);
        if (!isSynced) continue;
        held = await syncAgain(app, held, today);
        await expectSameAnswers(app, held.collection, dayAt(nth + 4));
        device = offlineDevice(app, held.collection);
      }
    }),
    storyRuns(5),
  );
  expect(count.left).toBeLessThan(count.noted);
});

test('a German keeper is shown German names by both, also once the language was changed', async () => {
  const app = createTestApp({ now: at(firstDay) });
  await aCollection(app, firstDay);
  const { collection } = await firstSync(app, 3, firstDay);
  const shown = () =>
    answerOf(collection, { path: '/pet/list', query: new URLSearchParams(), today: firstDay });
  expect(JSON.stringify(shown())).toContain('Mexican Redknee');
  await speak('de');
  expect(JSON.stringify(shown())).toContain('Mexikanische Rotknie-Vogelspinne');
  await expectSameAnswers(app, collection, firstDay);
  for (const search of ['rotknie', 'redknee', 'königsp'])
    expect(
      answerOf(collection, {
        path: '/pet/list',
        query: new URLSearchParams({ search }),
        today: firstDay,
      }),
    ).toMatchObject({ count: search === 'königsp' ? 2 : 3 });
  await speak('en');
  await expectSameAnswers(app, collection, firstDay);
  expect(JSON.stringify(shown())).toContain('Mexican Redknee');
});
