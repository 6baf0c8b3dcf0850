import { notify, type Undo } from '#web/state/notices.ts';
import { act } from './action.ts';
import { inSteps } from './ask.ts';
import type { CallResult } from './ask.ts';
import { reportFailure, type Failure } from './failure.ts';
import { invalidate } from './queries.ts';
import type { LoadKey } from './queries.ts';

/**
 * The undo of a notice: makes the calls one by one, in order, and reloads what they changed. After a failure, the next
 * try continues where it stopped.
 */
export function undoBy(
  options: {
    errorTitle: string;
    invalidates: readonly LoadKey[];
    /** The code of the failure after which it can't be undone any more: the notice says so, and is not offered again. */
    over?: string;
  },
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
  const { errorTitle, invalidates, over } = options;
  return async () => {
    let isOver = false;
    const onFailure = (failure: Failure) => {
      isOver = failure.code === over;
      if (isOver) notify(failure.error);
      else reportFailure(failure, errorTitle);
    };
    await act(rest, { errorTitle, ...(over !== undefined && { onFailure }) });
    void invalidate(invalidates);
    return isOver || at === calls.length;
  };
}
