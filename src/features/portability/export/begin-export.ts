import type { Context } from '#src/platform/context.ts';
import { takeTurn } from '#src/platform/http/admission/call-turns.ts';
import { logRepeated } from '#src/platform/log/repeats.ts';
import type { Turn } from './attachment.ts';

/**
 * Notes that a keeper took the whole collection out: with a stolen session it would be somebody else. Returns the turns
 * that the export takes: all of one keeper are one caller.
 */
export function beginExport(
  context: Context,
  { uid, request }: { uid: number; request: Request },
  what: string,
): Turn {
  logRepeated(context.db, { log_type: 'account', message: `Exported ${what}`, uid });
  return () => takeTurn(context, request, String(uid));
}
