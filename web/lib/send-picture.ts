import type { Day } from '#src/domain/days.ts';
import { texts } from '#web/texts/texts.ts';
import { api } from './api.ts';
import type { CallResult } from './ask.ts';
import { deviceTasks } from './device.ts';
import { sendFile } from './send-file.ts';

/** A picture of an animal and what is noted of it. `molt`: the day of the molt that it belongs to. */
export type NewPicture = { id: number; day: Day; caption?: string; molt?: Day; cover?: 1 };

/** `later`: it goes up in the background, after everything else, wherever a device can keep it. */
type Way = { onProgress: (percent: number) => void; later?: boolean };

/** Sends a picture of an animal, or keeps it on the device where the server can't be reached or something waits for it. */
export const sendPicture = (picture: NewPicture, file: Blob, way: Way): CallResult<unknown> =>
  sendFile({ path: '/picture/upload', body: picture }, file, {
    ...way,
    full: texts().pets.deviceFull,
  });

/** How many more pictures the keeper can have besides those that wait on this device; without a network the server judges. */
export async function picturesLeft(): Promise<{ left: number; max: number }> {
  const { data } = await api.picture.usage.get();
  if (!data) return { left: Number.POSITIVE_INFINITY, max: 0 };
  const queue = (await deviceTasks())?.device.queue ?? [];
  const waiting = queue.filter(
    ({ path, state }) => path === '/picture/upload' && state === 'waiting',
  ).length;
  return { left: data.max - data.count - waiting, max: data.max };
}
