import { takeOutOfQueue } from '#web/lib/note-feedings.ts';
import type { WaitingLine } from '#web/state/shown-queue.ts';
import type { Texts } from '#web/texts/texts.ts';

/** Takes out what waits; resolves with what is said of it, which begins with `done`. */
export async function takenOutText(
  { place, mayHaveArrived }: WaitingLine,
  done: string,
  feeding: Texts['feeding'],
): Promise<string> {
  if (!(await takeOutOfQueue(place))) return feeding.onItsWay;
  return mayHaveArrived ? `${done}. ${feeding.mayHaveArrived}` : done;
}
