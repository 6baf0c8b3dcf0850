import { texts } from '#web/texts/texts.ts';
import { deviceTasks } from './device.ts';
import { networkFailure, reportFailure } from './failure.ts';
import type { NamedWrite } from './note.ts';
import { invalidate } from './queries.ts';

/** Notes what was fed on the device. Resolves whether it is stored: then it is sent, and shown everywhere. */
export async function noteFeedings(writes: readonly NamedWrite[]): Promise<boolean> {
  if (writes.length === 0) return true;
  const tasks = await deviceTasks();
  if (!tasks) {
    reportFailure(networkFailure(), texts().errors.feedingDialog);
    return false;
  }
  await tasks.note(writes);
  void invalidate([['pet'], ['plan']]);
  return true;
}

/** Sends what waits now, whatever the pause after the last failure. */
export async function sendNow(): Promise<void> {
  await (await deviceTasks())?.sender.now();
}

/** The keeper has read what was refused, and gives it up. */
export async function forgetRefused(places: readonly number[]): Promise<void> {
  const tasks = await deviceTasks();
  for (const place of places) await tasks?.drop(place);
}
