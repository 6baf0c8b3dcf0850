import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { LINK_LIFE } from '#src/platform/mail/mail-kinds.ts';
import { createMailToken } from './tokens.ts';
import { deleteExpiredTickets } from '#src/features/accounts/second-factors/tickets.queries.ts';
import { deleteExpiredTokens, insertToken, type TokenPurpose } from './tokens.queries.ts';

/** When a link that is made now ends. */
export const endOfLink = (purpose: TokenPurpose, now: Date): string =>
  new Date(now.getTime() + LINK_LIFE[purpose]).toISOString();

/** Makes the token of a link and notes its hash. */
export function issueToken(
  tx: Executor,
  now: Date,
  input: { purpose: TokenPurpose; uid: number | null; email: string },
): string {
  const { token, hash } = createMailToken();
  const expires = endOfLink(input.purpose, now);
  insertToken(tx, { ...input, token_hash: hash, created: now.toISOString(), expires });
  return token;
}

/** Forgets links that nobody opened, and log-ins that nobody completed. */
export function purgeExpired(db: Db, now: string): void {
  inTransaction(db, (tx) => {
    deleteExpiredTokens(tx, now);
    deleteExpiredTickets(tx, now);
  });
}
