import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import manifest from '#root/package.json';
import { createTestApp } from '#src/testing/test-app.ts';
import { readStored, writeStored } from '#web/state/storage.ts';
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

/** Berta's Today, on a device where this was stored before. */
async function todayWhere(key: string, value: unknown) {
  await openScreen('/pets', { app: createTestApp(), as: 3 });
  writeStored(key, value);
  await clickLink('Today');
  await settled(() => document.querySelector('main .parts'));
}

test('the pages name the version that package.json does, and say what is new in it', () => {
  expect(version).toBe(manifest.version);
  for (const { title } of [whatsNew, german]) expect(title).toContain(version);
});

test('a device that was updated says so until what is new was read', async () => {
  await todayWhere('exuvia.version', '0.1.9');
  await settled(isTold);
  await clickButton('What is new');
  const dialog = await settled(() => dialogs()[0]);
  for (const point of Object.values(whatsNew.points)) expect(textOf(dialog)).toContain(point);
  await clickButton('Done');
  await settled(() => !isTold());
  expect(dialogs()).toHaveLength(0);
  expect(readStored('exuvia.version')).toBe(version);
});

test('it is told once: who dismisses it sees it no more', async () => {
  await todayWhere('exuvia.version', '0.1.9');
  await settled(isTold);
  await clickButton('Dismiss');
  await settled(() => !isTold());
  await clickLink('Pets');
  await settled(() => heading() === 'Pets');
  await clickLink('Today');
  await settled(() => document.querySelector('main .parts'));
  expect(isTold()).toBe(false);
});

test('a new device is told of no update, and of the next one', async () => {
  await openScreen('/', { app: createTestApp(), as: 3 });
  await settled(() => readStored('exuvia.version') === version);
  expect(isTold()).toBe(false);
});

test('a keeper of 0.1.0, which left no mark but its session, is told', async () => {
  await todayWhere('exuvia.keeper', {
    email: 'berta@example.org',
    claims: btoa('{"sub":"3","version":1}'),
  });
  await settled(isTold);
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
