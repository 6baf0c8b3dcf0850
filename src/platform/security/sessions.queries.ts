import { and, desc, eq, gt, lte, ne, notInArray, sql } from 'drizzle-orm';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Executor } from '#src/db/database.ts';
import { preparedRows } from '#src/db/prepared.ts';
import { sessions, users } from '#src/db/schema.ts';

export function insertSession(
  db: Executor,
  session: { uid: number; device: string; place: string; created: string; last_used: string },
): number {
  return db.insert(sessions).values(session).returning({ id: sessions.id }).get().id;
}

/** A session and its user in one query, for each call; undefined when it ended or its user is suspended. */
export function findSession(db: Executor, sid: number, uid: number, usedSince: string) {
  const [row] = preparedRows(db, 'session', () =>
    db
      .select({
        sid: sql<number>`${sessions.id}`.as('sid'),
        last_used: sessions.last_used,
        uid: users.uid,
        uname: users.uname,
        email: users.email,
        can_edit_sp: users.can_edit_sp,
        last_language: users.last_language,
      })
      .from(sessions)
      .innerJoin(users, eq(users.uid, sessions.uid))
      .where(
        and(
          eq(sessions.id, sql.placeholder('sid')),
          eq(sessions.uid, sql.placeholder('uid')),
          gt(sessions.last_used, sql.placeholder('usedSince')),
          eq(users.suspended, 0),
        ),
      ),
  )({ sid, uid, usedSince });
  return row;
}

/**
 * Whether this database gave an account that number and has it no longer. A backup from before the account knows nothing of it:
 * nobody deleted that one.
 */
export const isGone = (db: Executor, uid: number): boolean =>
  db.get<[number]>(
    sql`SELECT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'users' AND seq >= ${uid})
      AND NOT EXISTS (SELECT 1 FROM users WHERE users.uid = ${uid})`,
  )[0] === 1;

/** A keeper's sessions, the one used last first. */
export function listSessions(db: Executor, uid: number, usedSince: string) {
  return db
    .select({
      id: sessions.id,
      device: sessions.device,
      place: sessions.place,
      created: sessions.created,
      last_used: sessions.last_used,
    })
    .from(sessions)
    .where(and(eq(sessions.uid, uid), gt(sessions.last_used, usedSince)))
    .orderBy(desc(sessions.last_used), desc(sessions.id))
    .all();
}

/** Whether a keeper has a session that was last used there. */
export function isPlaceOfSessions(
  db: Executor,
  { uid, place }: { uid: number; place: string },
  usedSince: string,
): boolean {
  const there = and(eq(sessions.uid, uid), eq(sessions.place, place));
  const used = and(there, gt(sessions.last_used, usedSince));
  return db.select({ id: sessions.id }).from(sessions).where(used).limit(1).get() !== undefined;
}

export function updateSessionUse(
  db: Executor,
  id: number,
  use: { place: string; last_used: string },
): void {
  db.update(sessions).set(use).where(eq(sessions.id, id)).run();
}

/** Rewrites no row of a keeper whose language is the same. */
export function updateLastLanguage(db: Executor, uid: number, last_language: Spoken): void {
  const differs = sql`${users.last_language} IS NOT ${last_language}`;
  db.update(users)
    .set({ last_language })
    .where(and(eq(users.uid, uid), differs))
    .run();
}

/** False when the keeper has no such session. */
export function deleteSession(db: Executor, uid: number, id: number): boolean {
  const own = and(eq(sessions.uid, uid), eq(sessions.id, id));
  return db.delete(sessions).where(own).returning({ id: sessions.id }).all().length > 0;
}

/** Ends all sessions of a keeper, except for one. Returns how many. */
export function deleteSessions(db: Executor, uid: number, besides = 0): number {
  const those = and(eq(sessions.uid, uid), ne(sessions.id, besides));
  return db.delete(sessions).where(those).returning({ id: sessions.id }).all().length;
}

/** Keeps the newest sessions of a keeper: a program that logs in for each call must not fill the disk. */
export function deleteOldSessions(db: Executor, uid: number, kept: number): void {
  const newest = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.uid, uid))
    .orderBy(desc(sessions.last_used), desc(sessions.id))
    .limit(kept);
  db.delete(sessions)
    .where(and(eq(sessions.uid, uid), notInArray(sessions.id, newest)))
    .run();
}

export function deleteIdleSessions(db: Executor, usedUntil: string): void {
  db.delete(sessions).where(lte(sessions.last_used, usedUntil)).run();
}
