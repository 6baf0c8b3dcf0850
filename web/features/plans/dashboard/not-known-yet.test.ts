import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { addDays, dayOf } from '#src/domain/days.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { queries } from '#web/lib/queries.ts';
import { pageText, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

withoutDevice();
afterEach(closeScreen);

/** Today, where all has been answered but one call, which waits for what this resolves with. */
async function openWaitingFor(path: string, app: TestApp) {
  await openScreen('/guide', { app, as: 3 });
  const { promise, resolve } = Promise.withResolvers<void>();
  serve(async (request) => {
    if (new URL(request.url).pathname === path) await promise;
    return app.app.handle(request);
  });
  history.pushState(null, '', '/');
  await settled(says('Recent growth'));
  await settled(() => queries.isFetching() === 1);
  return resolve;
}

test('a keeper without animals is not told that nobody is due', async () => {
  const go = await openWaitingFor('/api/pet/count', createTestApp());
  expect(pageText().toLowerCase()).not.toContain('nobody is due');
  go();
  await settled(says('Add your first animals'));
});

test('that nobody is due is not said before it is known who missed the first day', async () => {
  const app = createTestApp();
  const yesterday = addDays(dayOf(new Date()), -1);
  const created = `${yesterday}T18:00:00Z`;
  const [missed, id] = [aPet(app.db, { created }), aPet(app.db, { created })];
  aPlan(app.db, { fp_start: yesterday }, [missed, id]);
  const fed = { id, date_f: yesterday, food: 'Locust', progress: 0 };
  await app.as(3).post('pet/feeding/feed', fed);
  const go = await openWaitingFor('/api/today', app);
  expect(pageText().toLowerCase()).not.toContain('nobody is due');
  go();
  await settled(says('missed'));
  expect(pageText().toLowerCase()).not.toContain('nobody is due');
});

test('that nobody is due is said once it is known', async () => {
  const app = createTestApp();
  aPet(app.db);
  (await openWaitingFor('/api/pet/count', app))();
  await settled(says('Nobody is due.'));
  await settled(says('No feeding is open, and nobody is due.'));
});
