// The app without its pages, for tests that record faster than a finger taps: tests/journeys/schedules.test.ts builds it.
import { isRecord } from '#src/domain/is-record.ts';
import { api } from '#web/lib/api.ts';
import { deviceTasks, startDevice } from '#web/lib/device.ts';
import type { DeviceTasks } from '#web/lib/device-tasks.ts';

startDevice();

type Response = { data: unknown; error: unknown };

/** Resolves as soon as the app would show that it is recorded. @throws what the app would show instead */
async function recorded<T extends Response>(call: Promise<T>): Promise<NonNullable<T['data']>> {
  const { data, error } = await call;
  if (!isRecord(data)) throw new Error(`Not recorded: ${JSON.stringify(error)}`);
  return data as NonNullable<T['data']>;
}

async function tasks(): Promise<DeviceTasks> {
  const opened = await deviceTasks();
  if (!opened) throw new Error('The device could not be opened');
  return opened;
}

async function until(isSo: (tasks: DeviceTasks) => boolean): Promise<void> {
  const all = await tasks();
  if (isSo(all)) return;
  await new Promise<void>((done) => {
    const stop = all.device.subscribe(() => {
      if (!isSo(all)) return;
      stop();
      done();
    });
  });
}

/** What was refused, once nothing waits any more. */
async function sent(): Promise<string[]> {
  const { device, sender } = await tasks();
  void sender.now();
  await until(() => device.queue.every(({ state }) => state !== 'waiting'));
  return device.queue.filter(({ state }) => state === 'refused').map((one) => JSON.stringify(one));
}

/** Brings what the server has by now: a sync that is under way may have begun earlier. */
async function synced(): Promise<boolean> {
  const { sync } = await tasks();
  await sync.now();
  return sync.now();
}

/** Of these animals, those that the device has: one that the server has added comes with the next sync. */
async function known<T extends { id: number }>(animals: readonly T[]): Promise<T[]> {
  const { collection, ids } = (await tasks()).device;
  return animals.filter(({ id }) => collection?.animals.has(ids[id] ?? id));
}

const begun = () => until(({ device }) => device.collection !== null);

const app = { api, recorded, begun, known, sent, synced };
/** What a page has as `app` once the script ran in it. */
export type App = typeof app;

Object.assign(globalThis, { app });
