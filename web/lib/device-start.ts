import { onSessionStart } from '#web/state/session.ts';
import { readStored } from '#web/state/storage.ts';
import { askDeviceFirst } from './api.ts';

// All that the first screen has of the device: visitors need nothing of it.

/** Where device.ts notes which keepers' collections are here. */
export const marksKey = 'exuvia.device';

/** Whether a keeper's collection is on this device. */
export const keepsSomething = () => readStored(marksKey) !== null;

type Device = typeof import('./device.ts');

let device: Device | undefined;
let loading: Promise<Device | undefined> | undefined;

/**
 * Loads the device with a session, or where one has left something behind. Resolves when it can answer, or at once where
 * it keeps nothing.
 */
export async function startDeviceWithSession(): Promise<void> {
  askDeviceFirst((call) => {
    if (device) return device.answerHere(call);
    // a kept collection answers sooner than a server, and without one
    return keepsSomething() ? load().then((here) => here?.answerHere(call)) : undefined;
  });
  onSessionStart(() => void load());
  if (!keepsSomething()) return;
  // at once rather than one after the other
  void import('./device-tasks.ts').catch(() => {});
  await (await load())?.deviceTasks();
}

function load(): Promise<Device | undefined> {
  loading ??= import('./device.ts').then(
    (loaded) => {
      loaded.startDevice();
      return (device = loaded);
    },
    // without it all is asked of the server
    () => undefined,
  );
  return loading;
}
