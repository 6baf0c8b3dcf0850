import { isRecord } from '#src/domain/is-record.ts';
import { isNew } from '#src/domain/sync/ids.ts';
import { isReachable } from '#web/state/network.ts';
import { newKey } from '#web/state/write-key.ts';
import { texts } from '#web/texts/texts.ts';
import type { CallResult } from './ask.ts';
import { deviceTasks } from './device.ts';
import { pictureForm, upload } from './transfer.ts';

/** Sends a picture of an animal, or keeps it on the device where the server can't be reached or something waits for it. */
export async function sendPicture(
  id: number,
  file: File,
  onProgress: (percent: number) => void,
): CallResult<unknown> {
  const tasks = await deviceTasks();
  const key = newKey();
  const real = tasks?.device.ids[id] ?? id;
  const nothingWaits = tasks?.device.queue.every(({ state }) => state === 'sent') ?? true;
  const send = () => upload('/api/picture/upload', pictureForm(real, file), onProgress, key);
  const sent = isReachable() && !isNew(real) && nothingWaits ? await send() : null;
  if (sent && isOwnAnswer(sent)) return sent;
  const noted = (await tasks?.notePicture(real, file, key)) ?? 'unknown';
  if (noted === 'noted') return { data: { status: true }, error: null };
  if (noted === 'unknown') return sent ?? send();
  const value = { error: texts().pets.deviceFull, code: 'device_full' };
  return { data: null, error: { status: 507, value } };
}

/** Not that of a proxy whose server is down. */
const isOwnAnswer = ({ error }: Awaited<CallResult<unknown>>): boolean =>
  error === null || error.status === 413 || isRecord(error.value);
