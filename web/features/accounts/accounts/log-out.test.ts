import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { api } from '#web/lib/api.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { currentSession } from '#web/state/session.ts';
import { clickButton, dialogTexts, dialogs, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterEach(closeScreen);

/** The profile of Berta, whose device holds her collection. */
async function openProfile(): Promise<number> {
  const app = createTestApp();
  const id = aPet(app.db);
  await openScreen('/profile', { app, as: 3 });
  await settled(async () => (await deviceTasks())?.device.collection);
  await settled(says('berta@example.org'));
  return id;
}

test('a log-out with something that was not sent asks first, and can be called off', async () => {
  const id = await openProfile();
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  expect((await api.pet.pre_molt.put({ id, pre_molt: '2026-05-01' })).error).toBeNull();
  await clickButton('Log out');
  await settled(says('1 record not sent yet, and nothing is kept on this device'));
  await clickButton('Cancel');
  await settled(() => dialogs().length === 0);
  expect(currentSession()?.user.uname).toBe('Berta');
  await clickButton('Log out');
  await settled(() => dialogs().length === 1);
  await clickButton('Log out');
  await settled(() => currentSession() === null);
});

test('a log-out after everything was sent asks nothing', async () => {
  await openProfile();
  await clickButton('Log out');
  await settled(() => currentSession() === null);
  expect(dialogTexts()).toEqual([]);
});
