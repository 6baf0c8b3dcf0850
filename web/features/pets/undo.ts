import { ask, type Answer } from '#web/lib/api.ts';
import { asFailure, reportFailure } from '#web/lib/failure.ts';
import { invalidate } from '#web/lib/queries.ts';
import type { Undo } from '#web/state/notices.ts';
import { texts } from '#web/texts/texts.ts';

/** What is loaded anew after anything was recorded of a pet. */
export const recorded = [['pet'], ['plan']] as const;

/**
 * The undo of a notice: calls the server one by one, in their order, and loads anew what they changed. One that
 * failed goes on where it stood.
 */
export function undo(...calls: (() => Answer<unknown>)[]): Undo {
  let at = 0;
  return async () => {
    try {
      for (const call of calls.slice(at)) {
        await ask(call);
        at++;
      }
    } catch (error) {
      reportFailure(asFailure(error), texts().pets.errorUndo);
    }
    void invalidate(recorded);
    return at === calls.length;
  };
}
