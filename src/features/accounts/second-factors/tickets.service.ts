import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { createMailToken, hashToken } from '#src/features/accounts/accounts/tokens.ts';
import {
  deleteOldTickets,
  findTicket,
  insertTicket,
  takeTicketRow,
  type TicketPurpose,
} from './tickets.queries.ts';

/** For finding the phone, unlocking it, and waiting for the next code. */
const LIFE = 10 * 60 * 1000;
/** Of an account for one purpose: a device or two, and tries that were given up. The oldest ends first. */
const MOST_TICKETS = 5;

/** Begins something that is completed by a later call: `ticket` is handed out, its hash stored. */
export function issueTicket(
  context: Context,
  purpose: TicketPurpose,
  about: { uid?: number | null; challenge?: string } = {},
): { ticket: string; expires: string } {
  const { token, hash } = createMailToken();
  const expires = new Date(context.now().getTime() + LIFE).toISOString();
  inTransaction(context.db, (tx) => {
    insertTicket(tx, { ticket_hash: hash, purpose, expires, ...about });
    if (about.uid) deleteOldTickets(tx, about.uid, purpose, MOST_TICKETS);
  });
  return { ticket: token, expires };
}

/** Whom a ticket is for; it goes on working. @throws Problem 422 */
export function ticketHolder(context: Context, ticket: string, purpose: TicketPurpose): number {
  const found = findTicket(context.db, hashToken(ticket), purpose, context.now().toISOString());
  if (!found?.uid) throw ticketProblem();
  return found.uid;
}

/** Uses a ticket up. @throws Problem 422 */
export function takeTicket(tx: Executor, context: Context, ticket: string, purpose: TicketPurpose) {
  const taken = takeTicketRow(tx, hashToken(ticket), purpose, context.now().toISOString());
  if (!taken) throw ticketProblem();
  return taken;
}

const ticketProblem = () => new Problem('ticket_expired');
