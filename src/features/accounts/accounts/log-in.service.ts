import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { logRepeated } from '#src/platform/log/repeats.ts';
import { passwordMatches } from '#src/platform/security/passwords.ts';
import { findCredentials } from './accounts.queries.ts';
import { countTry } from './log-in-limits.ts';

/** Where a log-in comes from, and what it was made in. */
export type LogIn = { address: string; language: Spoken };

/**
 * Checks e-mail and password. An unknown address and a wrong password look alike, in time too.
 * @throws Problem 401, or 429 after too many failures: log-in-limits.ts
 */
export async function checkPassword(
  context: Context,
  email: string,
  password: string,
  address: string,
): Promise<number> {
  const found = findCredentials(context.db, email.trim());
  const succeed = await countTry(context, { email, address, uid: found?.uid ?? null });
  const matches = await passwordMatches(password, found?.password_hash || undefined);
  if (!found || !matches || found.suspended) {
    noteInLog(context, found?.uid ?? null, `Failed login from ${address}`);
    throw new Problem('wrong_credentials');
  }
  succeed();
  return found.uid;
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
