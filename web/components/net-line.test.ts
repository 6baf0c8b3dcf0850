import { afterEach, beforeEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { clickLink, settled } from '#web/testing/screen.ts';
import { createElement } from 'react';
import { reached } from '#web/state/network.ts';
import { showDeviceQueue, type RefusedItem } from '#web/state/shown-queue.ts';
import { eventually, render } from '#web/testing/render.tsx';
import { feeding } from '#web/texts/en/feeding.ts';
import { addTexts } from '#web/texts/texts.ts';
import { NetLine } from './net-line.tsx';
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

test('not all is stored while something was refused', async () => {
  addTexts({ feeding });
  await reached(Promise.resolve(new Response()));
  const queue = { lines: [], sales: [], keeps: true, isRead: true };
  const refusal = { place: 1, name: 'Zoe', error: 'Pet not found' } as RefusedItem;
  showDeviceQueue({ ...queue, waiting: 1, refused: [] });
  const { container } = await render(createElement(NetLine));
  await eventually(() => expect(container.textContent).toContain('Sending'));
  showDeviceQueue({ ...queue, waiting: 0, refused: [refusal] });
  await eventually(() => expect(container.textContent).toContain('1 needs you'));
  expect(container.textContent).not.toContain('stored');
  showDeviceQueue({ ...queue, waiting: 0, refused: [] });
  await eventually(() => expect(container.textContent).toContain('All is stored.'));
  showDeviceQueue(null);
});
