import type { Context } from '#src/platform/context.ts';
import { logRepeated } from '#src/platform/log/repeats.ts';

/**
 * Notes that a keeper took the whole collection out: with a stolen session it would be somebody else. An export reads,
 * so a full disk that takes no note must not stop it.
 */
export function noteExport({ db, log }: Context, uid: number, what: string): void {
  try {
    logRepeated(db, { log_type: 'account', message: `Exported ${what}`, uid });
  } catch (error) {
    log.warn('An export could not be noted', { uid, error: String(error) });
  }
}
