import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { eventLog } from '#src/db/schema.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { link, pageText, settled } from '#web/testing/screen.ts';

afterEach(closeScreen);

test.each([
  [null, 'UserInternal'],
  [3, 'UserBerta'],
  [77, 'UserUnknown user, id=77'],
])('an event of user %p says %p', async (uid, words) => {
  const app = createTestApp();
  app.db.insert(eventLog).values({ log_type: 'system', message: 'Something', uid }).run();
  await openScreen('/admin/event_log_details?id=1', { app, as: 2 });
  await settled(() => pageText().includes(words));
  await openScreen('/admin/event_log', { app, as: 2 });
  await settled(() => pageText().includes(words.slice(4)));
  expect(link('system').getAttribute('href')).toBe('/admin/event_log_details?id=1');
});

test('an event that was repeated says how often', async () => {
  const app = createTestApp();
  const one = { log_type: 'refused', message: 'No', times: 6000 };
  app.db.insert(eventLog).values(one).run();
  await openScreen('/admin/event_log', { app, as: 2 });
  await settled(() => pageText().includes('refused (6,000 times)'));
  await openScreen('/admin/event_log_details?id=1', { app, as: 2 });
  await settled(() => pageText().includes('refused (6,000 times)'));
});
