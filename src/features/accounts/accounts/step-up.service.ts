import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { counter } from '#src/platform/security/limit-kinds.ts';
import { passwordMatches } from '#src/platform/security/passwords.ts';
import { findPasswordHash } from './accounts.queries.ts';

/** What shows once more who it is, where a found session must not be enough. */
export type Proof = { upw?: string };

/**
 * Asks once more who it is, before an account changes hands. Failures name `field`.
 * @throws Problem 422, 429
 */
export async function confirmIdentity(
  context: Context,
  uid: number,
  { upw = '' }: Proof,
  field = 'upw',
): Promise<void> {
  if (upw === '') throw new Problem('password_missing', null, { field });
  const tries = counter('password', uid);
  context.limits.take(tries); // before hashing
  const matches = await passwordMatches(upw, findPasswordHash(context.db, uid) || undefined);
  if (!matches) throw new Problem('wrong_password', null, { field });
  context.limits.forget(tries);
}
