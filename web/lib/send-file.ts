import { isRecord } from '#src/domain/is-record.ts';
import type { Write } from '#web/device/collection.ts';
import { isReachable } from '#web/state/network.ts';
import { newKey } from '#web/state/write-key.ts';
import type { CallResult } from './ask.ts';
import { deviceTasks } from './device.ts';
import { fileForm, upload } from './transfer.ts';

type Way = {
  onProgress: (percent: number) => void;
  /** It goes up in the background, after everything else, wherever a device can keep it. */
  later?: boolean;
  /** What is said where the device has no room for it. */
  full: string;
};

/** `waits`: the device keeps it, and sends it by itself. */
export type SentFile = { status: boolean; waits?: true };

/** Sends a picture or a paper, or keeps it on the device where the server can't be reached or something waits for it. */
export async function sendFile(
  given: { path: string; body: Record<string, unknown> },
  file: Blob,
  { onProgress, later = false, full }: Way,
): CallResult<SentFile> {
  const tasks = await deviceTasks();
  const key = newKey();
  const asNoted: Write = { method: 'POST', ...given };
  const { write, isKnown } = tasks?.withServerIds(asNoted) ?? { write: asNoted, isKnown: true };
  const nothingWaits = tasks?.device.queue.every(({ state }) => state === 'sent') ?? true;
  const send = () =>
    upload(
      `/api${write.path}`,
      fileForm(write.body, file),
      onProgress,
      key,
    ) as CallResult<SentFile>;
  const isNow = !later && isReachable() && isKnown && nothingWaits;
  const sent = isNow ? await send() : null;
  if (sent && isOwnAnswer(sent)) return sent;
  const noted = (await tasks?.noteFile(write, file, key)) ?? 'unknown';
  if (noted === 'noted') return { data: { status: true, waits: true }, error: null };
  const canGo = later && isReachable() && isKnown;
  if (noted === 'unknown' || canGo) return sent ?? send();
  return { data: null, error: { status: 507, value: { error: full, code: 'device_full' } } };
}

/** Not that of a proxy whose server is down. */
const isOwnAnswer = ({ error }: Awaited<CallResult<unknown>>): boolean =>
  error === null || error.status === 413 || isRecord(error.value);
