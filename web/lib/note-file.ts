import type { Write } from '#web/device/collection.ts';
import type { Device } from '#web/device/device.ts';
import { isFull } from '#web/device/device.ts';
import { note } from './note.ts';

/** How many bytes of pictures and papers wait on a device at most: some fifty pictures of a phone. */
export const WAITING_BYTES = 200 * 1024 * 1024;

/** `full`: there is no room for it; `unknown`: the device knows no such animal. */
export type NotedFile = 'noted' | 'full' | 'unknown';

/** Keeps a file on the device until it can be sent, and shows it. `key`: that of a try that had no answer. */
export async function noteFile(
  device: Device,
  write: Write,
  file: Blob,
  key: string,
): Promise<NotedFile> {
  const waiting = device.queue.reduce((sum, entry) => sum + (entry.file?.size ?? 0), 0);
  if (waiting + file.size > WAITING_BYTES) return 'full';
  // the file that was chosen may be gone by the time it is sent
  const bytes = await file.arrayBuffer();
  const { type } = file;
  const kept =
    file instanceof File ? new File([bytes], file.name, { type }) : new Blob([bytes], { type });
  try {
    return (await note(device, write, key, kept)) ? 'noted' : 'unknown';
  } catch (error) {
    if (!isFull(error)) throw error;
    return 'full';
  }
}
