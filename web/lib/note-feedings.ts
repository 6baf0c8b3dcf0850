import { texts } from '#web/texts/texts.ts';
import { deviceTasks } from './device.ts';
import { networkFailure, reportFailure } from './failure.ts';
import type { NamedWrite } from './note.ts';
import type { Progress } from '#web/state/round-progress.ts';
import { invalidate } from './queries.ts';

/**
 * Notes what was fed on the device, and how far the round has come with it. Resolves whether it is stored: then it is sent,
 * and shown everywhere.
 */
export async function noteFeedings(
  writes: readonly NamedWrite[],
  round?: Progress | null,
): Promise<boolean> {
  if (writes.length === 0) return true;
  const tasks = await deviceTasks();
  if (!tasks) {
    reportFailure(networkFailure(), texts().errors.feedingDialog);
    return false;
  }
  await tasks.note(writes, round);
  void invalidate([['pet'], ['plan']]);
  return true;
}

/** Sends what waits now, whatever the pause after the last failure. */
export async function sendNow(): Promise<void> {
  await (await deviceTasks())?.sender.now();
}

/** Sends a refused entry once more, since what it met may have been mended, or with other values. */
export async function sendAgain(
  place: number,
  changes: Record<string, unknown> = {},
): Promise<void> {
  await (await deviceTasks())?.mend(place, changes);
}

/** Takes back what never left the device. False: it is being sent. */
export async function takeOutOfQueue(place: number): Promise<boolean> {
  const isOut = (await (await deviceTasks())?.takeOut(place)) ?? false;
  await invalidate([['pet'], ['plan'], ['place'], ['user_config']]);
  return isOut;
}

/** Gives a refused entry up. */
export async function dropRefused(place: number): Promise<void> {
  await (await deviceTasks())?.drop(place);
}

/** The keeper has read what was stored otherwise. */
export async function forgetTold(key: string): Promise<void> {
  await (await deviceTasks())?.forgetTold(key);
}

/** Asks which version is kept of what was changed here and elsewhere. */
export async function chooseVersion(place: number): Promise<void> {
  await (await deviceTasks())?.settle(place);
}
