import type { CallResult } from '#web/lib/ask.ts';
import { undoBy } from '#web/lib/undo.ts';
import type { Undo } from '#web/state/notices.ts';
import { texts } from '#web/texts/texts.ts';

/** The query keys to invalidate after anything was recorded of a pet. */
export const recorded = [['pet'], ['plan']] as const;

/** The undo of what was recorded of a pet. */
export function undo(...calls: (() => CallResult<unknown>)[]): Undo {
  return undoBy({ errorTitle: texts().pets.errorUndo, invalidates: recorded }, ...calls);
}
