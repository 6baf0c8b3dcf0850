import { desc, eq } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { eventLog, users } from '#src/db/schema.ts';

export type EventEntry = NonNullable<ReturnType<typeof findEventLog>>;

/** uid is empty for an internal event; uname is empty when the user was deleted. */
const columns = {
  eid: eventLog.eid,
  time: eventLog.time,
  path: eventLog.path,
  log_type: eventLog.log_type,
  message: eventLog.message,
  times: eventLog.times,
  uid: eventLog.uid,
  uname: users.uname,
};

export function listEventLog(db: Executor, offset: number, limit: number) {
  const rows = db
    .select(columns)
    .from(eventLog)
    .leftJoin(users, eq(users.uid, eventLog.uid))
    .orderBy(desc(eventLog.eid))
    .limit(limit)
    .offset(offset)
    .all();
  return { rows, count: countRows(db, eventLog) };
}

export function findEventLog(db: Executor, eid: number) {
  return db
    .select(columns)
    .from(eventLog)
    .leftJoin(users, eq(users.uid, eventLog.uid))
    .where(eq(eventLog.eid, eid))
    .get();
}

export function deleteEventLog(db: Executor, eid: number): boolean {
  return (
    db.delete(eventLog).where(eq(eventLog.eid, eid)).returning({ eid: eventLog.eid }).all().length >
    0
  );
}
