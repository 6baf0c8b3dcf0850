import { desc, eq } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { eventLog } from '#src/db/schema.ts';

/** What came of the last backup. */
export function findLastBackupNote(db: Executor) {
  return db
    .select({ time: eventLog.time, message: eventLog.message })
    .from(eventLog)
    .where(eq(eventLog.log_type, 'backup'))
    .orderBy(desc(eventLog.eid))
    .limit(1)
    .get();
}
