import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import manifest from '#root/package.json';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { currentSetting } from '#web/state/settings.ts';
import { version } from '#web/state/version.ts';
import {
  clickButton,
  clickLink,
  dialogs,
  heading,
  pageText,
  settled,
  textOf,
} from '#web/testing/screen.ts';
import { whatsNew as german } from '#web/texts/de/whats-new.ts';
import { whatsNew } from '#web/texts/en/whats-new.ts';

afterEach(closeScreen);

const isTold = () => pageText().includes(`Exuvia was updated to ${version}.`);

/** Berta's Today, on a new device, where her account has put away the news of this version. */
async function todayAfter(seen: string | null, app = createTestApp()) {
  const set = (conf_key: string, value: string) =>
    app.as(3).post('user_config/set', { conf_key, conf_val: JSON.stringify(value) });
  if (seen !== null) await set('seen_version', seen);
  await set('last_feeder', 'Dubia');
  await openScreen('/', { app, as: 3 });
  await settled(() => document.querySelector('main .parts'));
  return app;
}

const settingsAreLoaded = () => currentSetting('last_feeder') === 'Dubia';

const markOf = async (app: TestApp) =>
  JSON.parse((await app.as(3).get('user_config/get/seen_version')).data.conf_val);

test('the pages name the version that package.json does, and say what is new in it', () => {
  expect(version).toBe(manifest.version);
  for (const { title } of [whatsNew, german]) expect(title).toContain(version);
});

test('who keeps animals since 0.1.0 is told until what is new was read, on whichever device', async () => {
  const app = await todayAfter('0.1.0');
  await settled(isTold);
  await clickButton('What is new');
  const dialog = await settled(() => dialogs()[0]);
  for (const point of Object.values(whatsNew.points)) expect(textOf(dialog)).toContain(point);
  await clickButton('Done');
  await settled(() => !isTold());
  expect(dialogs()).toHaveLength(0);
  await settled(async () => (await markOf(app)) === version);
});

test('it is told once: who dismisses it sees it no more, on no other device either', async () => {
  const app = await todayAfter('0.1.0');
  await settled(isTold);
  await clickButton('Dismiss');
  await settled(() => !isTold());
  await settled(async () => (await markOf(app)) === version);
  await clickLink('Pets');
  await settled(() => heading() === 'Pets');
  await clickLink('Today');
  await settled(() => document.querySelector('main .parts'));
  expect(isTold()).toBe(false);
  await todayAfter(null, app);
  await settled(settingsAreLoaded);
  expect(isTold()).toBe(false);
});

test.each([null, version, '0.10.0'])('nobody is told whose account has %p', async (seen) => {
  await todayAfter(seen);
  await settled(settingsAreLoaded);
  expect(isTold()).toBe(false);
});

test('what is new is read again in the settings', async () => {
  await openScreen('/profile/settings', { app: createTestApp(), as: 3 });
  await settled(() => pageText().includes(`Exuvia ${version}`));
  await clickButton('What is new');
  const dialog = await settled(() => dialogs()[0]);
  expect(textOf(dialog)).toContain(whatsNew.points.places);
  await clickButton('Done');
  await settled(() => dialogs().length === 0);
});
