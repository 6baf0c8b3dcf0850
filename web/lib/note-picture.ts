import type { Device } from '#web/device/device.ts';
import { isFull } from '#web/device/device.ts';
import { note } from './note.ts';
import type { NewPicture } from './send-picture.ts';

/** How many bytes of pictures wait on a device at most: some fifty of a phone. */
export const WAITING_PICTURES = 200 * 1024 * 1024;

/** `full`: there is no room for it; `unknown`: the device knows no such animal. */
export type NotedPicture = 'noted' | 'full' | 'unknown';

/** Keeps a picture on the device until it can be sent, and shows it. `key`: that of a try that had no answer. */
export async function notePicture(
  device: Device,
  body: NewPicture,
  file: Blob,
  key: string,
): Promise<NotedPicture> {
  const waiting = device.queue.reduce((sum, entry) => sum + (entry.file?.size ?? 0), 0);
  if (waiting + file.size > WAITING_PICTURES) return 'full';
  // the file that was chosen may be gone by the time it is sent
  const bytes = await file.arrayBuffer();
  const { type } = file;
  const kept =
    file instanceof File ? new File([bytes], file.name, { type }) : new Blob([bytes], { type });
  const upload = { method: 'POST', path: '/picture/upload', body };
  try {
    return (await note(device, upload, key, kept)) ? 'noted' : 'unknown';
  } catch (error) {
    if (!isFull(error)) throw error;
    return 'full';
  }
}
