import { afterEach, beforeEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { currentDeviceQueue, showDeviceQueue } from '#web/state/shown-queue.ts';
import { clickLink, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

withoutDevice();
beforeEach(() => localStorage.clear());
afterEach(closeScreen);

test('a device that holds no collection yet promises none where the network goes', async () => {
  await openScreen('/pets', { app: createTestApp(), as: 3 });
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await clickLink('Species');
  const line = await settled(() => document.querySelector('.net-line.offline'));
  expect(line.textContent?.trim()).toBe('No network. What is not here yet comes once it is back.');
});

test('a page that is opened while the server is away leads to what waits', async () => {
  await openScreen('/pets', { app: createTestApp(), as: 3 });
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  showDeviceQueue({ ...currentDeviceQueue(), isRead: true, waiting: 1, lines: [] });
  await clickLink('Species');
  const line = await settled(() => document.querySelector('.net-line.is-tight.waits'));
  const link = line.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual(['Show', '/pets/waiting']);
  showDeviceQueue(null);
});
