import '#web/testing/dom.ts';
import { expect, test } from 'bun:test';
import { reached } from '#web/state/network.ts';
import { showDeviceQueue, type RefusedItem } from '#web/state/shown-queue.ts';
import { eventually, render } from '#web/testing/render.tsx';
import { feeding } from '#web/texts/en/feeding.ts';
import { addTexts } from '#web/texts/texts.ts';
import { NetLine } from './net-line.tsx';

test('not all is stored while something was refused', async () => {
  addTexts({ feeding });
  await reached(Promise.resolve(new Response()));
  const queue = { lines: [], sales: [], keeps: true, isRead: true };
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
