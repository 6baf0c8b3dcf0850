import { lt } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { eventLog } from '#src/db/schema.ts';

export type LogType =
  'error' | 'login' | 'account' | 'refused' | 'mail' | 'backup' | 'admin' | 'system';

/** Notes something for the administrator. Never pass a password or a token. */
export function logEvent(
  db: Executor,
  entry: { path?: string; log_type: LogType; message: string; uid?: number | null },
): void {
  db.insert(eventLog)
    .values({ ...entry, message: entry.message.slice(0, 2000) })
    .run();
}

/** Server logs are kept two weeks (spec 9). */
export function purgeEventLog(db: Executor, now: Date): void {
  const limit = new Date(now.getTime() - 14 * 24 * 60 * 60 * 1000).toISOString();
  db.delete(eventLog).where(lt(eventLog.time, limit)).run();
}
