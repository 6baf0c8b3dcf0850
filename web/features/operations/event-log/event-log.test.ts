import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { eventLog } from '#src/db/schema.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { chooseLanguage } from '#web/state/language.ts';
import { link, pageText, settled } from '#web/testing/screen.ts';

afterEach(async () => {
  closeScreen();
  await chooseLanguage('en');
  localStorage.clear();
});

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
  expect(link('Something').getAttribute('href')).toBe('/admin/event_log_details?id=1');
});

test('the list says what happened, in the language of its reader, and then the call', async () => {
  const app = createTestApp();
  const path = 'POST /api/user/login';
  app.db
    .insert(eventLog)
    .values([
      { log_type: 'login', path, message: 'Logged in from 192.0.2.1', uid: 3 },
      { log_type: 'login', path, message: 'Failed login from 192.0.2.2', uid: 3 },
      { log_type: 'error', path, message: `12345678: Error: no\n${'at a line '.repeat(50)}` },
    ])
    .run();
  await openScreen('/admin/event_log', { app, as: 2 });
  await settled(() => pageText().includes('Failed login'));
  expect(link('Failed login from 192.0.2.2').getAttribute('href')).toContain('id=2');
  const heads = [...document.querySelectorAll('th')].map(({ textContent }) => textContent);
  expect(heads).toEqual(['Time', 'What happened', 'Type', 'User', 'API path', 'Delete']);
  expect(link('12345678: Error: no').textContent).not.toContain('at a line');
  await chooseLanguage('de');
  await settled(() => pageText().includes('Gescheiterte Anmeldung von 192.0.2.2'));
  expect(pageText()).toContain('Angemeldet von 192.0.2.1');
  await openScreen('/admin/event_log_details?id=2', { app, as: 2 });
  await chooseLanguage('de');
  await settled(() => pageText().includes('Gescheiterte Anmeldung von 192.0.2.2'));
});

test('an event that was repeated says how often', async () => {
  const app = createTestApp();
  const one = { log_type: 'refused', message: 'No', times: 6000 };
  app.db.insert(eventLog).values(one).run();
  await openScreen('/admin/event_log', { app, as: 2 });
  await settled(() => pageText().includes('refused (6,000 times since)'));
  await openScreen('/admin/event_log_details?id=1', { app, as: 2 });
  await settled(() => pageText().includes('refused (6,000 times since)'));
});
