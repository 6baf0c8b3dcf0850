import { and, asc, desc, eq, inArray, lt, lte, or, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { pushNotices, pushSubscriptions, sessions, users } from '#src/db/schema.ts';
import type { Day } from '#src/domain/days.ts';

type NewSubscription = typeof pushSubscriptions.$inferInsert;
type PushChoices = Pick<NewSubscription, 'kinds' | 'hour' | 'quiet_from' | 'quiet_to' | 'zone'>;

/** A browser has one subscription, that of who is logged in there, and a session has one browser. Returns its id. */
export function replaceSubscription(db: Executor, subscription: NewSubscription): number {
  const { sid, endpoint } = subscription;
  db.delete(pushSubscriptions)
    .where(or(eq(pushSubscriptions.sid, sid), eq(pushSubscriptions.endpoint, endpoint)))
    .run();
  const { id } = db
    .insert(pushSubscriptions)
    .values(subscription)
    .returning({ id: pushSubscriptions.id })
    .get();
  return id;
}

/** A keeper's devices with notices, the newest first. */
export const listSubscriptions = (db: Executor, uid: number) =>
  db
    .select({
      id: pushSubscriptions.id,
      sid: pushSubscriptions.sid,
      device: sessions.device,
      kinds: pushSubscriptions.kinds,
      hour: pushSubscriptions.hour,
      quiet_from: pushSubscriptions.quiet_from,
      quiet_to: pushSubscriptions.quiet_to,
      zone: pushSubscriptions.zone,
      created: pushSubscriptions.created,
      last_sent: pushSubscriptions.last_sent,
      failures: pushSubscriptions.failures,
    })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sid))
    .where(eq(pushSubscriptions.uid, uid))
    .orderBy(desc(pushSubscriptions.id))
    .all();

/** `passed`: the day whose hour is over, which is told of no more. False when the keeper has no such device. */
export function updateChoices(
  db: Executor,
  { uid, id }: { uid: number; id: number },
  choices: PushChoices,
  passed: Day | null,
): boolean {
  const own = and(eq(pushSubscriptions.uid, uid), eq(pushSubscriptions.id, id));
  const last_day = sql`max(${pushSubscriptions.last_day}, ${passed})`;
  const values =
    passed === null ? choices : { ...choices, last_day: sql`coalesce(${last_day}, ${passed})` };
  return db.update(pushSubscriptions).set(values).where(own).returning().all().length > 0;
}

/** False when the keeper has no such device. */
export function deleteSubscription(db: Executor, uid: number, id: number): boolean {
  const own = and(eq(pushSubscriptions.uid, uid), eq(pushSubscriptions.id, id));
  return db.delete(pushSubscriptions).where(own).returning().all().length > 0;
}

const device = {
  id: pushSubscriptions.id,
  uid: pushSubscriptions.uid,
  kinds: pushSubscriptions.kinds,
  hour: pushSubscriptions.hour,
  zone: pushSubscriptions.zone,
  language: pushSubscriptions.language,
  last_day: pushSubscriptions.last_day,
};

/** All devices with notices, or those of a keeper; none of who is suspended. */
export const listDevices = (db: Executor, uid?: number) =>
  db
    .select(device)
    .from(pushSubscriptions)
    .innerJoin(users, eq(users.uid, pushSubscriptions.uid))
    .where(
      and(eq(users.suspended, 0), uid === undefined ? undefined : eq(pushSubscriptions.uid, uid)),
    )
    .orderBy(asc(pushSubscriptions.uid), asc(pushSubscriptions.id))
    .all();

export function updateLastDay(db: Executor, id: number, last_day: Day): void {
  db.update(pushSubscriptions).set({ last_day }).where(eq(pushSubscriptions.id, id)).run();
}

export function insertNotice(
  db: Executor,
  notice: { push_id: number; notice: string; until: string; next_try: string },
): number {
  return db.insert(pushNotices).values(notice).returning({ id: pushNotices.id }).get().id;
}

export type DueNotice = ReturnType<typeof listDueNotices>[number];

/** Whose turn it is, with where it goes, the one that waits longest first. */
export const listDueNotices = (db: Executor, now: string, most: number) =>
  db
    .select({
      id: pushNotices.id,
      push_id: pushNotices.push_id,
      notice: pushNotices.notice,
      until: pushNotices.until,
      tries: pushNotices.tries,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      quiet_from: pushSubscriptions.quiet_from,
      quiet_to: pushSubscriptions.quiet_to,
      zone: pushSubscriptions.zone,
      failures: pushSubscriptions.failures,
    })
    .from(pushNotices)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushNotices.push_id))
    .innerJoin(users, eq(users.uid, pushSubscriptions.uid))
    .where(and(lte(pushNotices.next_try, now), eq(users.suspended, 0)))
    .orderBy(asc(pushNotices.next_try), asc(pushNotices.id))
    .limit(most)
    .all();

export function updateBeforeTry(db: Executor, id: number, next_try: string): void {
  db.update(pushNotices)
    .set({ next_try, tries: sql`${pushNotices.tries} + 1` })
    .where(eq(pushNotices.id, id))
    .run();
}

/** They wait without having been tried. */
export function postpone(db: Executor, ids: readonly number[], next_try: string): void {
  db.update(pushNotices)
    .set({ next_try })
    .where(inArray(pushNotices.id, [...ids]))
    .run();
}

export function deleteNotice(db: Executor, id: number): void {
  db.delete(pushNotices).where(eq(pushNotices.id, id)).run();
}

/** Too late: nobody wants yesterday's round this morning. */
export function deleteLateNotices(db: Executor, now: string): void {
  db.delete(pushNotices).where(lt(pushNotices.until, now)).run();
}

export function updateSent(db: Executor, id: number, last_sent: string): void {
  db.update(pushSubscriptions)
    .set({ last_sent, failures: 0 })
    .where(eq(pushSubscriptions.id, id))
    .run();
}

/** Counts a notice that was given up, and ends a device that took none of so many. True when it has ended. */
export function countFailure(db: Executor, id: number, most: number): boolean {
  db.update(pushSubscriptions)
    .set({ failures: sql`${pushSubscriptions.failures} + 1` })
    .where(eq(pushSubscriptions.id, id))
    .run();
  const hopeless = and(eq(pushSubscriptions.id, id), sql`${pushSubscriptions.failures} >= ${most}`);
  return db.delete(pushSubscriptions).where(hopeless).returning().all().length > 0;
}

/** Its push service says that there is no such browser any more. */
export function deleteEnded(db: Executor, id: number): void {
  db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id)).run();
}

/** Where the notices of a keeper's session go. */
export const findSubscription = (db: Executor, uid: number, sid: number) =>
  db
    .select({
      push_id: pushSubscriptions.id,
      endpoint: pushSubscriptions.endpoint,
      p256dh: pushSubscriptions.p256dh,
      auth: pushSubscriptions.auth,
      language: pushSubscriptions.language,
    })
    .from(pushSubscriptions)
    .where(and(eq(pushSubscriptions.uid, uid), eq(pushSubscriptions.sid, sid)))
    .get();
