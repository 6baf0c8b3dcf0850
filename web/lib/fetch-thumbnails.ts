import type { Animal } from '#src/domain/sync/collection.ts';
import { isFull, type Device } from '#web/device/device.ts';
import { isPicture, isShown, partsOf } from '#web/device/entries.ts';
import { realId } from '#web/device/ids.ts';
import { emptyThumbnails, openThumbnails, showsThumbnails } from '#web/device/kept-thumbnails.ts';
import { THUMBNAIL_BYTES, thumbnailChanges } from '#web/device/thumbnail-changes.ts';
import { whenQuiet } from '#web/state/network.ts';
import { requestFile } from './api.ts';

// Keeps the thumbnails of the keeper's animals on the device, so that cards have their pictures without a network.

/** How many are fetched at once, while no call is under way. */
const AT_ONCE = 3;
/** Timeout of one in milliseconds. */
const PATIENCE = 30_000;

type Thumbnails = {
  /** The collection is up to date: fetches what is missing and removes what is old. */
  update(): Promise<void>;
  stop(): void;
};

export function startThumbnails(device: Device): Thumbnails {
  let isRunning = false;
  let isStopped = false;
  /** The cursor of which all thumbnails were fetched, those excepted that can't be kept. */
  let done: string | null = null;

  /** Whether all is done. */
  async function keep(cursor: string): Promise<boolean> {
    const { database } = partsOf(cursor);
    if (!(await showsThumbnails()) || isStopped) return false;
    const kept = await openThumbnails({ uid: device.uid, database });
    const animals = arrived(device);
    const { missing, old } = thumbnailChanges(animals, await kept.addresses());
    await kept.remove(old);
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      await whenQuiet();
      if (isStopped) return false;
      const some = missing.slice(at, at + AT_ONCE);
      await Promise.all(
        some.map(async (address) => {
          const picture = await fetchThumbnail(address);
          if (picture && !isStopped) await kept.put(address, picture);
        }),
      );
    }
    return true;
  }

  async function update(): Promise<void> {
    const { cursor } = device;
    if (isRunning || isStopped || !device.keeps || cursor === null || cursor === done) return;
    isRunning = true;
    try {
      if (await inOneTab(`exuvia-thumbnails-${device.uid}`, () => keep(cursor))) done = cursor;
    } catch (error) {
      console.warn('The thumbnails could not be kept on this device', error);
      if (isFull(error)) await makeRoom();
    } finally {
      isRunning = false;
    }
  }

  /** What keepers note needs the room more. */
  async function makeRoom(): Promise<void> {
    isStopped = true;
    await emptyThumbnails(device.uid);
  }

  return { update, stop: () => void (isStopped = true) };
}

/** The animals but for those whose picture is on this device alone. */
function arrived({ collection, queue, ids }: Device): Animal[] {
  const uploads = queue.filter((entry) => isPicture(entry) && isShown(entry));
  const waiting = new Set(uploads.flatMap(({ pets }) => pets.map((pet) => realId(pet, ids))));
  return [...(collection?.animals.values() ?? [])].filter(({ id }) => !waiting.has(id));
}

/** Null where there is none any more, where it is of a later version than the address, and where it is too large. */
async function fetchThumbnail(address: string): Promise<Response | null> {
  const signal = AbortSignal.timeout(PATIENCE);
  const response = await requestFile(address, { signal, priority: 'low' });
  if (!response.ok && response.status !== 404)
    throw new Error(`${address}: status ${response.status}`);
  const isOfVersion = response.headers.get('cache-control')?.includes('immutable');
  if (!response.ok || !isOfVersion) return null;
  const picture = await response.blob();
  return picture.size <= THUMBNAIL_BYTES ? new Response(picture) : null;
}

/** False where another tab is at it. */
function inOneTab(name: string, work: () => Promise<boolean>): Promise<boolean> {
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return work();
  return locks.request(name, { ifAvailable: true }, (lock) => (lock ? work() : false));
}
