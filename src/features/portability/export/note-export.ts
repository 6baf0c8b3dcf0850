import type { Context } from '#src/platform/context.ts';
import { logRepeated } from '#src/platform/log/repeats.ts';

/** Notes that a keeper took the whole collection out: with a stolen session it would be somebody else. */
export function noteExport({ db }: Context, uid: number, what: string): void {
  logRepeated(db, { log_type: 'account', message: `Exported ${what}`, uid });
}
