import { onSessionStart } from '#web/state/session.ts';
import { readStored } from '#web/state/storage.ts';
import { askDeviceFirst } from './api.ts';

// All that the first screen has of the device: visitors need nothing of it.

/** Where device.ts notes which keepers' collections are here. */
export const marksKey = 'exuvia.device';

type Device = typeof import('./device.ts');

let device: Device | undefined;
let loading: Promise<Device | undefined> | undefined;

/** Loads the device with a session, or where one has left something behind. */
export function startDeviceWithSession(): void {
  askDeviceFirst((call) => {
    if (device) return device.answerHere(call);
    // a kept collection answers sooner than a server, and without one
    return readStored(marksKey) === null
      ? undefined
      : load().then((here) => here?.answerHere(call));
  });
  onSessionStart(() => void load());
  if (readStored(marksKey) === null) return;
  void load();
  // at once rather than one after the other
  void import('./device-tasks.ts').catch(() => {});
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
