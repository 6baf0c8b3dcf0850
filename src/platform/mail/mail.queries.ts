import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { spoken, type Spoken } from '#src/domain/accounts/languages.ts';
import { linkedMails } from '#src/domain/accounts/mail-links.ts';
import { mails, userConfig, users } from '#src/db/schema.ts';
import type { MailKind, OwnReason } from './mail-kinds.ts';

const columns = {
  id: mails.id,
  kind: mails.kind,
  email: mails.email,
  subject: mails.subject,
  body: mails.body,
  link: mails.link,
  state: mails.state,
  tries: mails.tries,
  error: mails.error,
  created: mails.created,
};

const outgoing = { ...columns, html: mails.html, stop_link: mails.stop_link };

export type OutgoingMail = NonNullable<ReturnType<typeof findMail>>;

export function findMail(db: Executor, id: number) {
  return db.select(outgoing).from(mails).where(eq(mails.id, id)).get();
}

/** The mail whose turn it is, the one waiting longest first. */
export function findDueMail(db: Executor, now: string) {
  return db
    .select(outgoing)
    .from(mails)
    .where(and(eq(mails.state, 'waiting'), lte(mails.next_try, now)))
    .orderBy(asc(mails.next_try), asc(mails.id))
    .limit(1)
    .get();
}

export function listMails(db: Executor, offset: number, limit: number) {
  const rows = db
    .select({ ...columns, uid: mails.uid, next_try: mails.next_try, sent: mails.sent })
    .from(mails)
    .orderBy(desc(mails.id))
    .limit(limit)
    .offset(offset)
    .all();
  return { rows, count: countRows(db, mails) };
}

/** The mails that wait because the last try failed, and why the one tried last did; null where there is none. */
export function findNotSent(db: Executor): { count: number; reason: string } | null {
  const where = and(eq(mails.state, 'waiting'), ne(mails.error, ''));
  const last = db
    .select({ reason: mails.error })
    .from(mails)
    .where(where)
    .orderBy(asc(mails.tries), desc(mails.next_try))
    .limit(1)
    .get();
  return last ? { count: countRows(db, mails, where), reason: last.reason } : null;
}

/** Addresses are one whatever their case. */
export function countRecentMails(
  db: Executor,
  email: string,
  kinds: MailKind[],
  since: string,
): number {
  return countRows(
    db,
    mails,
    and(
      sql`lower(${mails.email}) = lower(${email})`,
      inArray(mails.kind, kinds),
      gt(mails.created, since),
    ),
  );
}

/** The language that somebody chose for good; null for who leaves it to the browser. */
export function findLanguage(db: Executor, uid: number): Spoken | null {
  const row = db
    .select({ conf_val: userConfig.conf_val })
    .from(userConfig)
    .where(and(eq(userConfig.uid, uid), eq(userConfig.conf_key, 'language')))
    .get();
  return spoken.find((one) => row?.conf_val === JSON.stringify(one)) ?? null;
}

/** What a keeper reads in mails: the chosen language, else that of the last use; null where neither is known. */
export function findLanguageOfMails(db: Executor, uid: number): Spoken | null {
  const chosen = findLanguage(db, uid);
  if (chosen) return chosen;
  const row = db
    .select({ last_language: users.last_language })
    .from(users)
    .where(eq(users.uid, uid))
    .get();
  return row?.last_language ?? null;
}

export function insertMail(
  db: Executor,
  mail: {
    kind: MailKind;
    uid: number | null;
    email: string;
    subject: string;
    body: string;
    html: string;
    link: string;
    stop_link: string;
    created: string;
  },
): number {
  return db
    .insert(mails)
    .values({ ...mail, next_try: mail.created })
    .returning({ id: mails.id })
    .get().id;
}

/** Noted before each try, so that a crash in the middle of it waits for the next one like any failure. */
export function updateBeforeTry(db: Executor, id: number, next_try: string): void {
  db.update(mails)
    .set({ tries: sql`${mails.tries} + 1`, next_try })
    .where(eq(mails.id, id))
    .run();
}

export function updateAfterFailure(
  db: Executor,
  id: number,
  error: string,
  state: 'waiting' | 'failed',
): void {
  db.update(mails)
    .set({ error, state })
    .where(and(eq(mails.id, id), eq(mails.state, 'waiting')))
    .run();
}

/** A link with a token is a key: once it is out of the house it stays with its reader alone. */
export function updateSent(db: Executor, id: number, sent: string): void {
  const isKey = and(inArray(mails.kind, linkedMails), ne(mails.link, ''));
  const without = (column: typeof mails.body | typeof mails.html) =>
    sql`CASE WHEN ${isKey} THEN replace(${column}, ${mails.link}, '[link]') ELSE ${column} END`;
  const link = sql`CASE WHEN ${isKey} THEN '' ELSE ${mails.link} END`;
  db.update(mails)
    .set({
      state: 'sent',
      sent,
      error: '',
      body: without(mails.body),
      html: without(mails.html),
      link,
    })
    .where(eq(mails.id, id))
    .run();
}

/** Another try for a mail that waits or was given up. Returns whether there is one. */
export function updateForRetry(db: Executor, id: number, now: string): boolean {
  const changed = db
    .update(mails)
    .set({ state: 'waiting', tries: 0, next_try: now })
    .where(and(eq(mails.id, id), ne(mails.state, 'sent')))
    .returning({ id: mails.id })
    .all();
  return changed.length > 0;
}

/** The waiting mails of the kind to a user have links that work no longer: a newer one does, or `reason`. */
export function updateSuperseded(
  db: Executor,
  uid: number,
  kind: MailKind,
  reason: OwnReason = 'mail_superseded',
): void {
  db.update(mails)
    .set({ state: 'failed', error: reason, link: '' })
    .where(and(eq(mails.uid, uid), eq(mails.kind, kind), eq(mails.state, 'waiting')))
    .run();
}

/** The invitation with this token was used, though its mail is not out yet. */
export function updateInviteUsed(db: Executor, token: string): void {
  const hasToken = sql`substr(${mails.link}, -length(${token})) = ${token}`;
  db.update(mails)
    .set({ state: 'failed', error: 'mail_settled' satisfies OwnReason, link: '' })
    .where(and(eq(mails.kind, 'invite'), ne(mails.state, 'sent'), hasToken))
    .run();
}

export function deleteMail(db: Executor, id: number): boolean {
  return db.delete(mails).where(eq(mails.id, id)).returning({ id: mails.id }).all().length > 0;
}

export function deleteMailsOf(db: Executor, uid: number): void {
  db.delete(mails).where(eq(mails.uid, uid)).run();
}

/** Sent and given-up mails are kept as long as the logs; what still waits stays. */
export function deleteOldMails(db: Executor, before: string): void {
  db.delete(mails)
    .where(
      or(
        and(isNotNull(mails.sent), lt(mails.sent, before)),
        and(eq(mails.state, 'failed'), lt(mails.created, before)),
      ),
    )
    .run();
}
