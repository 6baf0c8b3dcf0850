import type { TestApp } from '#src/testing/test-app.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { offline } from './noting-device.ts';
import { openScreen } from './open-screen.tsx';
import { settled } from './screen.ts';

/** Opens a page, and takes the network away once the device has the collection. */
export async function openOffline(app: TestApp, path: string) {
  await openScreen(path, { app, as: 3 });
  const tasks = await settled(deviceTasks);
  await settled(() => tasks.device.collection);
  offline();
  await tasks.sync.now();
  return tasks;
}
