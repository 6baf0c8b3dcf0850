import type { Undo } from '#web/state/notices.ts';
import { act } from './action.ts';
import { inSteps } from './ask.ts';
import type { CallResult } from './ask.ts';
import { invalidate } from './queries.ts';
import type { LoadKey } from './queries.ts';

/**
 * The undo of a notice: makes the calls one by one, in order, and reloads what they changed. After a failure, the next
 * try continues where it stopped.
 */
export function undoBy(
  options: { errorTitle: string; invalidates: readonly LoadKey[] },
  ...calls: (() => CallResult<unknown>)[]
): Undo {
  let at = 0;
  const rest = () =>
    inSteps(async (step) => {
      for (const call of calls.slice(at)) {
        await step(call);
        at++;
      }
      return true;
    });
  return async () => {
    await act(rest, { errorTitle: options.errorTitle });
    void invalidate(options.invalidates);
    return at === calls.length;
  };
}
