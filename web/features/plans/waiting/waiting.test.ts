import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { nameOf } from '#web/device/entries.ts';
import { currentDeviceQueue, showDeviceQueue } from '#web/state/device-queue.ts';
import { heading, pageText, says, settled } from '#web/testing/screen.ts';

withoutDevice();
afterEach(closeScreen);

test('that nothing waits is said once the device was asked', async () => {
  await openScreen('/pets/waiting', { app: createTestApp(), as: 3 });
  await settled(() => heading() === 'What waits');
  expect(pageText()).not.toContain('Nothing waits');
  showDeviceQueue({ ...currentDeviceQueue(), isRead: true });
  await settled(says('Nothing waits'));
  showDeviceQueue(null);
});

test.each([
  [['Ada'], 'Ada'],
  [['Ada', 'Berta', 'Carl', 'Dora'], 'Ada, Berta, Carl, Dora'],
  [['Ada', 'Berta', 'Carl', 'Dora', 'Emil'], 'Ada, Berta, Carl +2'],
])('what is about %j is called %s', (names, said) => {
  expect(nameOf({ names })).toBe(said);
});
