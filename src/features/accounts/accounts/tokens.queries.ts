import { and, eq, gt, lt, type SQL } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { mailTokens } from '#src/db/schema.ts';

export type TokenPurpose = 'verify' | 'reset' | 'invite';

export function insertToken(
  db: Executor,
  token: {
    token_hash: string;
    purpose: TokenPurpose;
    uid: number | null;
    email: string;
    created: string;
    expires: string;
  },
): void {
  db.insert(mailTokens).values(token).run();
}

export function findToken(db: Executor, token_hash: string, purpose: TokenPurpose, now: string) {
  return db
    .select(found)
    .from(mailTokens)
    .where(valid(token_hash, purpose, now))
    .get();
}

/** Consumes a token: it is deleted, and only the first caller gets it. */
export function takeToken(db: Executor, token_hash: string, purpose: TokenPurpose, now: string) {
  return db
    .delete(mailTokens)
    .where(valid(token_hash, purpose, now))
    .returning(found)
    .all()[0];
}

export function deleteTokens(db: Executor, uid: number, purpose: TokenPurpose): void {
  db.delete(mailTokens)
    .where(and(eq(mailTokens.uid, uid), eq(mailTokens.purpose, purpose)))
    .run();
}

export function deleteExpiredTokens(db: Executor, now: string): void {
  db.delete(mailTokens).where(lt(mailTokens.expires, now)).run();
}

const found = { uid: mailTokens.uid, email: mailTokens.email };

const valid = (token_hash: string, purpose: TokenPurpose, now: string): SQL | undefined =>
  and(
    eq(mailTokens.token_hash, token_hash),
    eq(mailTokens.purpose, purpose),
    gt(mailTokens.expires, now),
  );
