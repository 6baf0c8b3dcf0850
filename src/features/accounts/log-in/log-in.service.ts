import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { logRepeated } from '#src/platform/log/repeats.ts';
import { passwordMatches } from '#src/platform/security/password-hashes.ts';
import { findCredentials } from '#src/features/accounts/accounts/accounts.queries.ts';
import { countTry } from './log-in-limits.ts';

/** Where a log-in comes from, and what it was made in. */
export type LogIn = { address: string; language: Spoken };

/**
 * Checks e-mail and password, and completes the log-in in the same tick. An unknown address and a wrong password look
 * alike, in time too; only who has the right password learns of a suspension.
 * @throws Problem 401, or 429 after too many failures: log-in-limits.ts
 */
export async function checkPassword<T>(
  context: Context,
  { email, password, address }: { email: string; password: string; address: string },
  complete: (uid: number) => T,
): Promise<Awaited<T>> {
  const found = findCredentials(context.db, email.trim());
  const succeed = await countTry(context, { email, address, uid: found?.uid ?? null });
  const matches = await passwordMatches(password, found?.password_hash || undefined);
  // once more: waiting and hashing leave time for a new password, a suspension, and the end of the account
  const current = findCredentials(context.db, email.trim());
  const isSame = current?.uid === found?.uid && current?.password_hash === found?.password_hash;
  if (!current || !matches || !isSame || current.suspended) {
    const isSuspended = matches && isSame && current?.suspended;
    const message = isSuspended
      ? `Suspended: log-in refused from ${address}`
      : `Failed login from ${address}`;
    noteInLog(context, current?.uid ?? null, message);
    throw new Problem(isSuspended ? 'suspended' : 'wrong_credentials');
  }
  succeed();
  return await complete(current.uid);
}

/** Notes a log-in that is complete. Returns who it is. */
export function noteLogIn(context: Context, uid: number, address: string, by = ''): number {
  noteInLog(context, uid, `Logged in${by} from ${address}`);
  return uid;
}

/** Not inside a transaction: logRepeated. */
export function noteInLog({ db }: Context, uid: number | null, message: string): void {
  logRepeated(db, { path: 'POST /api/user/login', log_type: 'login', message, uid });
}
