import { emailProblem, tidyEmail } from '#src/domain/email.ts';
import { passwordProblem } from '#src/domain/passwords.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { logEvent } from '#src/platform/event-log.ts';
import { hashPassword, passwordMatches } from '#src/platform/passwords.ts';
import { conflict, forbidden, invalid, Problem, type FieldProblems } from '#src/platform/problem.ts';
import { countUsers, findCredentials, findUser, insertUser } from './accounts.queries.ts';

const FIFTEEN_MINUTES = 15 * 60;

/**
 * Checks e-mail and password. An unknown address and a wrong password look alike, in time too.
 * @throws Problem 401, or 429 after ten failures for one account from one address
 */
export async function logIn(context: Context, email: string, password: string, address: string): Promise<number> {
  const key = `login ${address} ${email.trim().toLowerCase()}`;
  context.limits.take(key, 10, FIFTEEN_MINUTES); // before hashing, which is what costs
  const found = findCredentials(context.db, email.trim());
  const matches = await passwordMatches(password, found?.password_hash || undefined);
  if (!found || !matches || found.suspended) {
    logEvent(context.db, { path: 'POST /api/user/login', log_type: 'login', message: `Failed login from ${address}`, uid: found?.uid ?? null });
    throw new Problem(401, 'wrong_credentials', 'E-Mail address or password is wrong.');
  }
  context.limits.forget(key);
  return found.uid;
}

/**
 * Makes an account. The first one of an installation is the administrator's (product decision 1).
 * @throws Problem 422 naming the field, 409 for a used address, 403 where registration is closed
 */
export async function register(
  context: Context,
  { email, uname, password }: { email: string; uname: string; password: string },
): Promise<number> {
  const fields: FieldProblems = {};
  const problems = { un: emailProblem(email.trim()), upw: passwordProblem(password) };
  for (const [field, problem] of Object.entries(problems)) if (problem) fields[field] = problem;
  if (Object.keys(fields).length) throw invalid(fields);
  if (context.config.registration === 'closed' && countUsers(context.db) > 0) {
    throw forbidden('Registration is closed. Ask the administrator for an account.');
  }
  const password_hash = await hashPassword(password);
  return inTransaction(context.db, (tx) => {
    if (findCredentials(tx, email.trim())) throw conflict('This E-Mail address is already registered.', { un: 'is already registered' });
    return insertUser(tx, { uname: uname.trim(), email: tidyEmail(email), password_hash });
  });
}

/** ADMIN_EMAIL and ADMIN_PASSWORD make the administrator's account at the first start; later they change nothing. */
export async function createAdministrator(context: Context): Promise<void> {
  const { adminEmail, adminPassword, adminUid } = context.config;
  if (!adminEmail || findUser(context.db, adminUid)) return;
  const password_hash = await hashPassword(adminPassword);
  insertUser(context.db, { uid: adminUid, uname: 'Administrator', email: tidyEmail(adminEmail), password_hash, mail_confirmed: 1 });
}

/** The user as the client keeps it: what the answer to login, register and update holds. */
export function sessionUser(context: Context, uid: number) {
  const user = findUser(context.db, uid);
  if (!user) throw new Problem(401, 'unauthorized', 'Please log in.');
  return { ...user, is_admin: uid === context.config.adminUid ? 1 : 0 };
}
