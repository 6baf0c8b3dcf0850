import type { Write } from '#web/device/collection.ts';
import { emptyDatabase } from '#web/device/database.ts';
import { openDevice, type Device } from '#web/device/device.ts';
import { partsOf } from '#web/device/entries.ts';
import { HistoryNotRead } from '#web/device/histories.ts';
import { idsIn, translated, translatedAddress } from '#web/device/ids.ts';
import { emptyThumbnails } from '#web/device/kept-thumbnails.ts';
import { showDeviceQueue } from '#web/state/shown-queue.ts';
import { catchUpBy, isReachable, serverWrites } from '#web/state/network.ts';
import { currentSession } from '#web/state/session.ts';
import { adoptRound, keepRoundBy } from '#web/state/round.ts';
import type { Progress } from '#web/state/round-progress.ts';
import { isTabOnly } from '#web/state/storage.ts';
import { feeding } from '#web/texts/en/feeding.ts';
import { addTexts } from '#web/texts/texts.ts';
import { translateAddresses, type Call } from './api.ts';
import { knownDatabase } from './database.ts';
import { dropEntry, forgetTold, mendEntry, settleConflict, takeOut } from './queue-changes.ts';
import { showQueueOf } from './queue-lines.ts';
import { noteAll, noteHere, type NamedWrite } from './note.ts';
import { noteFile, type NotedFile } from './note-file.ts';
import { deleteExpo, expoReadBy, readExpo } from './read-expo.ts';
import { readOldQueue } from './old-queue.ts';
import { noteIds } from './lasting-key.ts';
import { renewAddress } from './page-address.ts';
import { invalidate, invalidateInTurns, type LoadKey } from './queries.ts';
import { startSender, type Sender } from './queue-sender.ts';
import { startSync, type Sync } from './sync.ts';
import { startThumbnails } from './fetch-thumbnails.ts';
import { today } from './today.ts';
import { startWaitingPictures } from './waiting-pictures.ts';
import type { Answered } from './typed-client.ts';

// what the sender says, whichever section is open
addTexts({ feeding });

/** The device of the keeper who is logged in, and what keeps it up to date. */
export type DeviceTasks = {
  device: Device;
  sync: Sync;
  sender: Sender;
  /** Notes writes whatever the device knows: resolves when they are stored. */
  note(writes: readonly NamedWrite[], round?: Progress | null): Promise<void>;
  /** Keeps a picture or a paper until it can be sent. */
  noteFile(write: Write, file: Blob, key: string): Promise<NotedFile>;
  /** A write with the server's ids; `isKnown`: it has them all. */
  withServerIds(write: Write): { write: Write; isKnown: boolean };
  /** Sends a refused entry again with other values, or gives it up. */
  mend(place: number, changes: Record<string, unknown>): Promise<void>;
  drop(place: number): Promise<void>;
  /** Takes out what never left the device; false where it is being sent. */
  takeOut(place: number): Promise<boolean>;
  /** Asks about what was changed here and elsewhere. */
  settle(place: number): Promise<void>;
  /** The keeper has read what was told. */
  forgetTold(key: string): Promise<void>;
  answer(call: Call): Answered | undefined | Promise<Response | Answered | undefined>;
  close(): void;
};

/** The slices of which the device answers reads. */
const slices: LoadKey[] = [
  ['pet'],
  ['plan'],
  ['place'],
  ['user_config'],
  ['species', 'selectable'],
];

/** `kept`: called when the device has a collection that the next visit can begin with. */
export async function openTasks(uid: number, kept: () => void): Promise<DeviceTasks> {
  const uname = currentSession()?.user.uname ?? '';
  const device = await openDevice(uid, { uname, keep: !isTabOnly() });
  await readOldQueue(device);
  adoptRound(uid, await device.keptRound());
  const release = keepRoundBy(uid, {
    keepWhole: (whole) => void device.keepRound('whole', whole),
    keepProgress: (progress) => void device.keepRound('progress', progress),
  });
  const thumbnails = startThumbnails(device);
  const pictures = startWaitingPictures(device);
  const sync = startSync(device, () => {
    renewAddress(device.ids);
    void thumbnails.update();
  });
  const sender = startSender(device, sync);
  translateAddresses((address) => translatedAddress(address, device.ids));
  catchUpBy(async () => void (isReachable() && isBehind(device, sync) && (await sync.now())));
  showQueueOf(device);
  noteIds(device.ids);
  device.subscribe((cause) => {
    noteIds(device.ids);
    showQueueOf(device);
    if (cause === 'synced' && device.keeps) kept();
    if (cause !== 'queue') void (cause === 'synced' ? invalidateInTurns : invalidate)(slices);
  });
  return {
    device,
    sync,
    sender,
    note: (writes, round) => noteAll(device, writes, round),
    noteFile: (write, file, key) => noteFile(device, write, file, key),
    withServerIds(noted) {
      const write = translated(noted, device.ids);
      return { write, isKnown: idsIn(write).every((id) => id >= 0) };
    },
    mend: (place, changes) => mendEntry(device, place, changes),
    drop: (place) => dropEntry(device, place),
    takeOut: (place) => takeOut(device, place),
    settle: (place) => settleConflict(device, place),
    forgetTold: (key) => forgetTold(device, key),
    answer: (call) =>
      call.method === 'GET'
        ? read(device, sync, call)
        : (deleteExpo(device, call) ?? noteHere(device, call, sender.now)),
    close() {
      release();
      sender.stop();
      sync.stop();
      thumbnails.stop();
      pictures.stop();
      translateAddresses((address) => address);
      catchUpBy(() => Promise.resolve());
      device.close();
      showDeviceQueue(null);
    },
  };
}

/** Removes what the device keeps of a keeper, but for what waits to be sent. */
export async function emptyDevice(uid: number): Promise<void> {
  await Promise.all([emptyDatabase(uid), emptyThumbnails(uid)]);
}

/** After the server has written something the device's collection is the former one until the next sync. */
function read(device: Device, sync: Sync, call: Call): ReturnType<DeviceTasks['answer']> {
  const expo = expoReadBy(call);
  if (expo !== null) return readExpo(device, expo, call);
  if (!isReachable() || !isBehind(device, sync)) return readNow(device, call);
  return call.atOnce ? undefined : sync.now().then(() => readNow(device, call));
}

function isBehind({ cursor }: Device, sync: Sync): boolean {
  if (cursor === null) return false;
  const database = knownDatabase();
  const isReplaced = database !== null && database !== partsOf(cursor).database;
  return isReplaced || sync.seenWrites() < serverWrites();
}

function readNow(device: Device, call: Call): ReturnType<DeviceTasks['answer']> {
  const url = new URL(call.path, window.location.href);
  const path = url.pathname.replace(/^\/api/, '');
  try {
    const answer = device.answer({ path, query: url.searchParams, today: today() });
    return answer && { status: 200, value: answer };
  } catch (error) {
    if (!(error instanceof HistoryNotRead)) throw error;
    return call.atOnce ? undefined : device.whole.then(() => readNow(device, call));
  }
}
