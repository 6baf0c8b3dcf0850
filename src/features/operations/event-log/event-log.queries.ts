import { desc, eq, inArray } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { eventLog, users } from '#src/db/schema.ts';
import { accountIn, withName } from '#src/domain/log/about-account.ts';

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
  return { rows: named(db, rows), count: countRows(db, eventLog) };
}

export function findEventLog(db: Executor, eid: number) {
  const rows = db
    .select(columns)
    .from(eventLog)
    .leftJoin(users, eq(users.uid, eventLog.uid))
    .where(eq(eventLog.eid, eid))
    .all();
  return named(db, rows)[0];
}

/** The messages with the names of the accounts that they are about, while there are any. */
function named<T extends { message: string }>(db: Executor, rows: T[]): T[] {
  const uids = rows.flatMap(({ message }) => accountIn(message) ?? []);
  if (uids.length === 0) return rows;
  const found = db
    .select({ uid: users.uid, uname: users.uname })
    .from(users)
    .where(inArray(users.uid, uids))
    .all();
  const names = new Map(found.map(({ uid, uname }) => [uid, uname]));
  return rows.map((row) => {
    const name = names.get(accountIn(row.message) ?? -1);
    return name ? { ...row, message: withName(row.message, name) } : row;
  });
}

export function deleteEventLog(db: Executor, eid: number): boolean {
  return (
    db.delete(eventLog).where(eq(eventLog.eid, eid)).returning({ eid: eventLog.eid }).all().length >
    0
  );
}
