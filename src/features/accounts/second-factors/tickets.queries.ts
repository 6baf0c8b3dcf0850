import { and, desc, eq, gt, lte, notInArray, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { loginTickets } from '#src/db/schema.ts';

export type TicketPurpose = (typeof loginTickets.$inferSelect)['purpose'];

export function insertTicket(db: Executor, ticket: typeof loginTickets.$inferInsert): void {
  db.insert(loginTickets).values(ticket).run();
}

export function findTicket(db: Executor, hash: string, purpose: TicketPurpose, now: string) {
  return db
    .select(found)
    .from(loginTickets)
    .where(valid(hash, purpose, now))
    .get();
}

/** Uses a ticket up: it is gone, and only the first caller gets it. */
export function takeTicketRow(db: Executor, hash: string, purpose: TicketPurpose, now: string) {
  return db
    .delete(loginTickets)
    .where(valid(hash, purpose, now))
    .returning(found)
    .all()[0];
}

/** Keeps the newest tickets of an account for a purpose. */
export function deleteOldTickets(
  db: Executor,
  uid: number,
  purpose: TicketPurpose,
  kept: number,
): void {
  const those = and(eq(loginTickets.uid, uid), eq(loginTickets.purpose, purpose));
  const newest = db
    .select({ ticket_hash: loginTickets.ticket_hash })
    .from(loginTickets)
    .where(those)
    .orderBy(desc(loginTickets.expires), desc(sql`rowid`))
    .limit(kept);
  db.delete(loginTickets)
    .where(and(those, notInArray(loginTickets.ticket_hash, newest)))
    .run();
}

export function deleteTickets(db: Executor, uid: number): void {
  db.delete(loginTickets).where(eq(loginTickets.uid, uid)).run();
}

export function deleteExpiredTickets(db: Executor, now: string): void {
  db.delete(loginTickets).where(lte(loginTickets.expires, now)).run();
}

const found = { uid: loginTickets.uid, challenge: loginTickets.challenge };

const valid = (hash: string, purpose: TicketPurpose, now: string) =>
  and(
    eq(loginTickets.ticket_hash, hash),
    eq(loginTickets.purpose, purpose),
    gt(loginTickets.expires, now),
  );
