import { ask, type Answer } from '#web/lib/api.ts';
import { asFailure, reportFailure } from '#web/lib/failure.ts';
import { invalidate } from '#web/lib/queries.ts';
import { texts } from '#web/texts/texts.ts';

/** What is loaded anew after anything was recorded of a pet. */
export const recorded = [['pet'], ['plan']] as const;

/** The undo of a notice: calls the server one by one, in their order, and loads anew what they changed. */
export function undo(...calls: (() => Answer<unknown>)[]): () => Promise<void> {
  return async () => {
    try {
      for (const call of calls) await ask(call);
    } catch (error) {
      reportFailure(asFailure(error), texts().pets.errorUndo);
    }
    await invalidate(recorded);
  };
}
