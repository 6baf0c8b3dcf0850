import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { api } from '#web/lib/api.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { today } from '#web/lib/today.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import { pageText, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterAll(closeScreen);

test('the line about the network counts what its list counts: records, not animals', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Tiki' });
  await openScreen('/pets/waiting', { app, as: 3 });
  const { device, sync } = await settled(deviceTasks);
  await settled(() => device.collection);
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  await sync.now();
  await api.pet.feeding.feed.post({ id, date_f: today(), food: 'Moth', progress: 0 });
  await api.pet.events.add.post({ id, date_ev: today(), event: 'Seen' });
  await settled(() => currentDeviceQueue().lines.length === 2);
  expect(currentDeviceQueue().waiting).toBe(2);
  await settled(says('2 wait'));
  await settled(says('2 wait for the network.'));
  expect(pageText()).not.toContain('1 waits');
});
