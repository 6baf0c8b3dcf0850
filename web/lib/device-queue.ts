import type { Device } from '#web/device/device.ts';
import { nameOf, type QueueEntry } from '#web/device/entries.ts';
import { withDependents } from '#web/device/next-entry.ts';
import { showDeviceQueue } from '#web/state/device-queue.ts';
import { newKey } from '#web/state/write-key.ts';
import { failureOf } from './failure.ts';

// What pages show of the queue, and what keepers do with what was refused.

export function showQueueOf({ queue, keeps }: Device): void {
  const waiting = queue.filter(({ state }) => state === 'waiting');
  const pets = new Set(waiting.flatMap((entry) => entry.pets));
  const others = waiting.filter((entry) => entry.pets.length === 0);
  const refused = queue
    .filter(({ state }) => state === 'refused')
    .map((entry) => ({ place: entry.place, name: nameOf(entry), error: reasonOf(entry) }));
  showDeviceQueue({ waiting: pets.size + others.length, refused, keeps });
}

/** Why the server refused an entry, in the keeper's language. */
export const reasonOf = ({ refusal }: QueueEntry): string =>
  failureOf(refusal?.status ?? 0, refusal?.value).error;

/** Sends a refused entry again, with what the keeper mended of it. */
export async function mendEntry(
  device: Device,
  place: number,
  changes: Record<string, unknown>,
): Promise<void> {
  const entry = refusedAt(device, place);
  if (!entry) return;
  const { refusal: _, ...rest } = entry;
  const body = { ...rest.body, ...changes };
  const put: QueueEntry[] = [{ ...rest, body, key: newKey(), state: 'waiting' }];
  await device.changeQueue({ of: entry, put });
}

/** Gives up a refused entry, and with it what names the record that it would have made. */
export async function dropEntry(device: Device, place: number): Promise<void> {
  const entry = refusedAt(device, place);
  if (!entry) return;
  const remove = withDependents(device.queue, entry).map((one) => one.place);
  await device.changeQueue({ of: entry, remove });
}

const refusedAt = ({ queue }: Device, place: number): QueueEntry | undefined =>
  queue.find((entry) => entry.place === place && entry.state === 'refused');
