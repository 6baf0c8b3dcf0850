import type { WaitingLine } from '#web/state/shown-queue.ts';
import type { Texts } from '#web/texts/texts.ts';

/** What is said once something that waits was to be taken out, which begins with `done`. `isOut`: whether it could be. */
export function takenOutText(
  { mayHaveArrived }: WaitingLine,
  isOut: boolean,
  done: string,
  feeding: Texts['feeding'],
): string {
  if (!isOut) return feeding.onItsWay;
  return mayHaveArrived ? `${done}. ${feeding.mayHaveArrived}` : done;
}
