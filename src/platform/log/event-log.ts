import { eq, lt } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { eventLog } from '#src/db/schema.ts';

type LogType = 'error' | 'login' | 'account' | 'refused' | 'mail' | 'backup' | 'admin' | 'system';

export type Entry = { path?: string; log_type: LogType; message: string; uid?: number | null };

/**
 * Notes something for the administrator. Never pass a password or a token. What may come in floods: logRepeated. How
 * German administrators read it: src/domain/log/german.ts.
 */
export function logEvent(db: Executor, entry: Entry): void {
  insertEvent(db, entry);
}

/** Returns the entry's number. */
export function insertEvent(db: Executor, entry: Entry): number {
  return db
    .insert(eventLog)
    .values({ ...entry, message: entry.message.slice(0, 2000) })
    .returning({ eid: eventLog.eid })
    .get().eid;
}

export function updateTimes(db: Executor, eid: number, times: number): void {
  db.update(eventLog).set({ times }).where(eq(eventLog.eid, eid)).run();
}

/** Server logs are kept two weeks. */
export function purgeEventLog(db: Executor, now: Date): void {
  const limit = new Date(now.getTime() - 14 * 24 * 60 * 60 * 1000).toISOString();
  db.delete(eventLog).where(lt(eventLog.time, limit)).run();
}
