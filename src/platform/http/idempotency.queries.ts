import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { prepared } from '#src/db/prepared.ts';
import { writeAnswers } from '#src/db/schema.ts';
import { raiseSyncRev } from '#src/db/sync.ts';

const DAYS_90 = 90 * 24 * 60 * 60 * 1000;
const MOST_OF_KEEPER = 10_000;
/** After so many of a keeper it is looked how many there are: in an hour a program stores millions. */
const BETWEEN_LOOKS = 1000;

export const findResponse = (db: Executor, uid: number, key: string) =>
  db
    .select({ call: writeAnswers.call, answer: writeAnswers.answer })
    .from(writeAnswers)
    .where(and(eq(writeAnswers.uid, uid), eq(writeAnswers.key, key)))
    .get();

/**
 * Stores the response to a call; nothing where the call deleted its keeper. It raises the keeper's revision, so that
 * the next sync says that the call has arrived.
 */
export function storeResponse(
  db: Executor,
  { uid, key, call, answer, created }: typeof writeAnswers.$inferInsert,
): void {
  const sync_rev = raiseSyncRev(db, uid);
  if (sync_rev === null) return;
  db.insert(writeAnswers)
    .values({ uid, key, call, answer, created, sync_rev })
    .onConflictDoUpdate({ target: [writeAnswers.uid, writeAnswers.key], set: { answer, sync_rev } })
    .run();
  const since = prepared(db, 'responses since a look', () => new Map<number, number>());
  const count = (since.get(uid) ?? 0) + 1;
  since.set(uid, count % BETWEEN_LOOKS);
  if (count === BETWEEN_LOOKS) deleteAllButNewest(db, uid, MOST_OF_KEEPER);
}

function deleteAllButNewest(db: Executor, uid: number, most: number): void {
  db.run(sql`
    DELETE FROM ${writeAnswers} WHERE rowid IN (
      SELECT rowid FROM ${writeAnswers} WHERE ${writeAnswers.uid} = ${uid}
      ORDER BY ${writeAnswers.created} DESC, ${writeAnswers.key} LIMIT -1 OFFSET ${most})`);
}

export function deleteResponse(db: Executor, uid: number, key: string): void {
  db.delete(writeAnswers)
    .where(and(eq(writeAnswers.uid, uid), eq(writeAnswers.key, key)))
    .run();
}

/** Forgets a write that failed; one whose response was stored with what it did stays. */
export function deleteUnanswered(db: Executor, uid: number, key: string): void {
  db.delete(writeAnswers)
    .where(and(eq(writeAnswers.uid, uid), eq(writeAnswers.key, key), isNull(writeAnswers.answer)))
    .run();
}

/** How many rows the connection has changed so far, rolled back or not. */
export const countChanges = (db: Executor): number =>
  db.get<[number]>(sql`SELECT total_changes()`)[0];

/** Responses are kept for 90 days, and only the newest of each keeper: programs write more than people. */
export function purgeResponses(db: Executor, now: Date, most = MOST_OF_KEEPER): void {
  const limit = new Date(now.getTime() - DAYS_90).toISOString();
  db.delete(writeAnswers).where(lt(writeAnswers.created, limit)).run();
  const { uid, key, created } = writeAnswers;
  db.run(sql`
    DELETE FROM ${writeAnswers} WHERE rowid IN (
      SELECT rowid FROM (
        SELECT rowid, row_number() OVER (PARTITION BY ${uid} ORDER BY ${created} DESC, ${key}) AS place
        FROM ${writeAnswers})
      WHERE place > ${most})`);
}
