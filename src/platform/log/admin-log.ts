import type { Executor } from '#src/db/database.ts';
import { logEvent } from './event-log.ts';

/** What the handler of an administrator's call knows of it. */
export type AdminCall = { request: Request; path: string; uid: number };

/** Notes what the administrator did: which call, on what. */
export function logAdmin(db: Executor, { request, path, uid }: AdminCall, message: string): void {
  logEvent(db, { path: `${request.method} ${path}`, log_type: 'admin', message, uid });
}
