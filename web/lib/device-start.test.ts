import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { logIn } from '#web/testing/log-in.ts';
import { closeScreen } from '#web/testing/open-screen.tsx';
import { serve } from '#web/testing/serve.ts';
import { keepsSomething, startDeviceWithSession } from './device-start.ts';
import { deviceTasks } from './device.ts';

afterEach(closeScreen);

test('a tap on a first visit does not have to wait until the device would start by itself', async () => {
  const app = createTestApp();
  serve((request) => app.app.handle(request));
  await logIn(app, 3);
  expect(keepsSomething()).toBe(false);
  await startDeviceWithSession();
  const first = deviceTasks();
  // the next tap comes while it is being loaded
  const second = deviceTasks();
  expect((await first)?.device.uid).toBe(3);
  expect(await second).toBe(await first);
});
