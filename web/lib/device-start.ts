import { onSessionStart } from '#web/state/session.ts';
import { readStored } from '#web/state/storage.ts';
import { api, askDeviceFirst } from './api.ts';

// All that the first screen has of the device: visitors need nothing of it.

/** Where device.ts notes which keepers' collections are here. */
export const marksKey = 'exuvia.device';

/** Whether a keeper's collection is on this device. */
export const keepsSomething = () => readStored(marksKey) !== null;

/** How long a first visit draws its page before the collection is brought here, in milliseconds. */
const FIRST_LOAD_AFTER_MS = 2_000;

type Device = typeof import('./device.ts');

let device: Device | undefined;
let loading: Promise<Device | undefined> | undefined;
/** Whether a first visit draws its page before the device is loaded. */
let isPutOff = false;

/** For who needs the device now, such as a tap that is to be noted: undefined where it is there, or nobody wants it. */
export function loadWhatIsPutOff(): Promise<unknown> | undefined {
  if (isPutOff) return load();
  return device ? undefined : loading;
}

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
  window.addEventListener('online', () => void loadWhatIsPutOff());
  document.addEventListener('visibilitychange', () => void loadWhatIsPutOff());
  onSessionStart(() => {
    if (keepsSomething()) return void load();
    isPutOff = true;
    setTimeout(() => void load(), FIRST_LOAD_AFTER_MS);
  });
  if (!keepsSomething()) return;
  // at once rather than one after the other
  void import('./device-tasks.ts').catch(() => {});
  await (await load())?.deviceTasks();
}

function load(): Promise<Device | undefined> {
  isPutOff = false;
  loading ??= import('./device.ts').then(
    (loaded) => {
      loaded.startDevice();
      return (device = loaded);
    },
    // without it all is asked of the server, until somebody needs it again
    () => {
      loading = undefined;
      isPutOff = true;
      // a page that has all it asked for makes no call by which it would notice that the network is lost
      void api.health.get();
      return undefined;
    },
  );
  return loading;
}
