import '#web/testing/dom.ts';
import { expect, test } from 'bun:test';
import { act } from 'react';
import { reached } from '#web/state/network.ts';
import { showDeviceQueue, type RefusedItem } from '#web/state/shown-queue.ts';
import { eventually, render } from '#web/testing/render.tsx';
import { feeding } from '#web/texts/en/feeding.ts';
import { addTexts } from '#web/texts/texts.ts';
import { NetLine } from './net-line.tsx';

test('not all is stored while something was refused', async () => {
  addTexts({ feeding });
  await reached(Promise.resolve(new Response()));
  const queue = { lines: [], sales: [], told: [], keeps: true, isRead: true };
  const refusal = { place: 1, name: 'Zoe', error: 'Pet not found' } as RefusedItem;
  showDeviceQueue({ ...queue, waiting: 1, refused: [] });
  const { container } = await render(<NetLine />);
  await eventually(() => expect(container.textContent).toContain('Sending'));
  showDeviceQueue({ ...queue, waiting: 0, refused: [refusal] });
  await eventually(() => expect(container.textContent).toContain('1 needs you'));
  expect(container.textContent).not.toContain('stored');
  showDeviceQueue({ ...queue, waiting: 0, refused: [] });
  await eventually(() => expect(container.textContent).toContain('All is stored.'));
  showDeviceQueue(null);
});

test('who has no network at all is told so by the first call that fails', async () => {
  addTexts({ feeding });
  showDeviceQueue({
    lines: [],
    sales: [],
    told: [],
    keeps: true,
    isRead: true,
    waiting: 0,
    refused: [],
  });
  await reached(Promise.resolve(new Response()));
  const { container } = await render(<NetLine />);
  const fail = () => act(() => reached(Promise.reject(new Error('cut'))).catch(() => {}));
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  await fail();
  expect(container.textContent).toContain('No network.');
  await act(() => reached(Promise.resolve(new Response())));
  expect(container.textContent).not.toContain('No network.');
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
  showDeviceQueue(null);
});
