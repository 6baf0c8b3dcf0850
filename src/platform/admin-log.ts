import type { Context } from './context.ts';
import { logEvent } from './event-log.ts';

/** Notes what the administrator did: which call, on what. */
export function logAdmin(
  context: Context,
  { request, path, uid }: { request: Request; path: string; uid: number },
  message: string,
): void {
  logEvent(context.db, { path: `${request.method} ${path}`, log_type: 'admin', message, uid });
}
