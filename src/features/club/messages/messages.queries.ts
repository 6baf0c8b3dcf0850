import { and, asc, desc, eq, gt, min, sql } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { contactMessages, messageReplies, userConfig, users } from '#src/db/schema.ts';

export type OwnMessage = ReturnType<typeof listOwnMessages>['rows'][number];
export type AdminMessage = ReturnType<typeof listMessages>['rows'][number];
export type MessageDetail = NonNullable<ReturnType<typeof findMessage>>;

/** The administrator's marker: every message up to this id is read. */
export function findLastRead(db: Executor, adminUid: number): number {
  const row = db
    .select({ conf_val: userConfig.conf_val })
    .from(userConfig)
    .where(and(eq(userConfig.uid, adminUid), eq(userConfig.conf_key, 'last_message')))
    .get();
  const id = Number(row?.conf_val ?? 0);
  return Number.isSafeInteger(id) ? id : 0;
}

export function updateLastRead(db: Executor, uid: number, id: number): void {
  const conf_val = String(id);
  db.insert(userConfig)
    .values({ uid, conf_key: 'last_message', conf_val })
    .onConflictDoUpdate({ target: [userConfig.uid, userConfig.conf_key], set: { conf_val } })
    .run();
}

export function listOwnMessages(
  db: Executor,
  uid: number,
  lastRead: number,
  offset: number,
  limit: number,
) {
  const own = eq(contactMessages.uid, uid);
  const rows = db
    .select({
      id: contactMessages.id,
      message_date: contactMessages.message_date,
      message: contactMessages.message,
      replies,
      read: isRead(lastRead),
    })
    .from(contactMessages)
    .where(own)
    .orderBy(desc(contactMessages.id))
    .limit(limit)
    .offset(offset)
    .all();
  return { rows, count: countRows(db, contactMessages, own) };
}

export function countOwnMessages(db: Executor, uid: number): number {
  return countRows(db, contactMessages, eq(contactMessages.uid, uid));
}

export function listMessages(db: Executor, lastRead: number, offset: number, limit: number) {
  const rows = db
    .select({ ...detail(lastRead), replies })
    .from(contactMessages)
    .leftJoin(users, eq(users.uid, contactMessages.uid))
    .orderBy(desc(contactMessages.id))
    .limit(limit)
    .offset(offset)
    .all();
  return { rows, count: countRows(db, contactMessages) };
}

/** The oldest message that is not read; null where all are. */
export const firstUnread = (db: Executor, lastRead: number): number | null =>
  db
    .select({ id: min(contactMessages.id) })
    .from(contactMessages)
    .where(gt(contactMessages.id, lastRead))
    .get()?.id ?? null;

export function countUnread(db: Executor, lastRead: number): number {
  return countRows(db, contactMessages, gt(contactMessages.id, lastRead));
}

/** `uid` null is for the administrator, who reads every message; others find only their own. */
export function findMessage(db: Executor, uid: number | null, id: number, lastRead: number) {
  const own = uid === null ? undefined : eq(contactMessages.uid, uid);
  return db
    .select(detail(lastRead))
    .from(contactMessages)
    .leftJoin(users, eq(users.uid, contactMessages.uid))
    .where(and(eq(contactMessages.id, id), own))
    .get();
}

export function listReplies(db: Executor, message_id: number) {
  const rows = db
    .select({
      id: messageReplies.id,
      message_date: messageReplies.message_date,
      message: messageReplies.message,
    })
    .from(messageReplies)
    .where(eq(messageReplies.message_id, message_id))
    .orderBy(asc(messageReplies.id))
    .all();
  return { rows, count: rows.length };
}

/** The replies to a keeper's messages that came after the one `since`, the oldest first. */
export function listNewReplies(db: Executor, uid: number, since: number, limit: number) {
  return db
    .select({
      id: messageReplies.id,
      message_id: messageReplies.message_id,
      message_date: messageReplies.message_date,
    })
    .from(messageReplies)
    .innerJoin(contactMessages, eq(contactMessages.id, messageReplies.message_id))
    .where(and(eq(contactMessages.uid, uid), gt(messageReplies.id, since)))
    .orderBy(asc(messageReplies.id))
    .limit(limit)
    .all();
}

export function insertReply(
  db: Executor,
  reply: { message_id: number; message: string; message_date: string },
): number {
  return db.insert(messageReplies).values(reply).returning({ id: messageReplies.id }).get().id;
}

export function deleteMessage(db: Executor, id: number): boolean {
  return (
    db
      .delete(contactMessages)
      .where(eq(contactMessages.id, id))
      .returning({ id: contactMessages.id })
      .all().length > 0
  );
}

const detail = (lastRead: number) => ({
  id: contactMessages.id,
  message_date: contactMessages.message_date,
  uid: contactMessages.uid,
  uname: users.uname,
  email: contactMessages.email,
  message: contactMessages.message,
  read: isRead(lastRead),
});

const isRead = (lastRead: number) => sql<0 | 1>`(${contactMessages.id} <= ${lastRead})`;

const replies = sql<number>`(SELECT count(*) FROM message_replies WHERE message_replies.message_id = contact_messages.id)`;
