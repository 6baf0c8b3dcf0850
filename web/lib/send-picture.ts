import type { Day } from '#src/domain/days.ts';
import { isRecord } from '#src/domain/is-record.ts';
import { isNew } from '#src/domain/sync/ids.ts';
import { isReachable } from '#web/state/network.ts';
import { newKey } from '#web/state/write-key.ts';
import { texts } from '#web/texts/texts.ts';
import { api } from './api.ts';
import type { CallResult } from './ask.ts';
import { deviceTasks } from './device.ts';
import { pictureForm, upload } from './transfer.ts';

/** A picture of an animal and what is noted of it. `molt`: the day of the molt that it belongs to. */
export type NewPicture = { id: number; day: Day; caption?: string; molt?: Day; cover?: 1 };

type Way = {
  onProgress: (percent: number) => void;
  /** It goes up in the background, after everything else, wherever a device can keep it. */
  later?: boolean;
};

/** Sends a picture of an animal, or keeps it on the device where the server can't be reached or something waits for it. */
export async function sendPicture(
  picture: NewPicture,
  file: Blob,
  { onProgress, later = false }: Way,
): CallResult<unknown> {
  const tasks = await deviceTasks();
  const key = newKey();
  const body = { ...picture, id: tasks?.device.ids[picture.id] ?? picture.id };
  const nothingWaits = tasks?.device.queue.every(({ state }) => state === 'sent') ?? true;
  const send = () => upload('/api/picture/upload', pictureForm(body, file), onProgress, key);
  const isNow = !later && isReachable() && !isNew(body.id) && nothingWaits;
  const sent = isNow ? await send() : null;
  if (sent && isOwnAnswer(sent)) return sent;
  const noted = (await tasks?.notePicture(body, file, key)) ?? 'unknown';
  if (noted === 'noted') return { data: { status: true }, error: null };
  const canGo = later && isReachable() && !isNew(body.id);
  if (noted === 'unknown' || canGo) return sent ?? send();
  const value = { error: texts().pets.deviceFull, code: 'device_full' };
  return { data: null, error: { status: 507, value } };
}

/** How many more pictures the keeper can have besides those that wait on this device; without a network the server judges. */
export async function picturesLeft(): Promise<{ left: number; max: number }> {
  const { data } = await api.picture.usage.get();
  if (!data) return { left: Number.POSITIVE_INFINITY, max: 0 };
  const queue = (await deviceTasks())?.device.queue ?? [];
  const waiting = queue.filter(({ file, state }) => file && state === 'waiting').length;
  return { left: data.max - data.count - waiting, max: data.max };
}

/** Not that of a proxy whose server is down. */
const isOwnAnswer = ({ error }: Awaited<CallResult<unknown>>): boolean =>
  error === null || error.status === 413 || isRecord(error.value);
