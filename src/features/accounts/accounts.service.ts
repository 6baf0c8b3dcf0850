import { emailProblem, tidyEmail } from '#src/domain/email.ts';
import type { Spoken } from '#src/domain/languages.ts';
import { passwordProblem } from '#src/domain/passwords.ts';
import { inTransaction } from '#src/db/database.ts';
import { householdOf } from '#src/platform/client-address.ts';
import type { Context } from '#src/platform/context.ts';
import { eraseAccount } from '#src/platform/erase-account.ts';
import { logEvent } from '#src/platform/event-log.ts';
import { hashPassword, passwordMatches } from '#src/platform/passwords.ts';
import { conflict, Problem, unauthorized } from '#src/platform/problem.ts';
import { countUsers, findCredentials, findUser, insertUser } from './accounts.queries.ts';
import { queueConfirmation } from './email.service.ts';
import { refuseFields } from './fields.ts';
import { refuseUninvited, useInvite } from './invite.service.ts';
import { checkPassword } from './password.service.ts';

const FIFTEEN_MINUTES = 15 * 60;

/** From one address, whatever the accounts: twenty keepers of a club behind one router may forget all they know. */
const MOST_FAILURES = 200;

/**
 * Checks e-mail and password. An unknown address and a wrong password look alike, in time too.
 * @throws Problem 401, or 429 after ten failures for one account from one address, or MOST_FAILURES of any from there
 */
export async function logIn(
  context: Context,
  email: string,
  password: string,
  address: string,
): Promise<number> {
  const key = `login ${address} ${email.trim().toLowerCase()}`;
  const household = `login ${householdOf(address)}`;
  context.limits.take(key, 10, FIFTEEN_MINUTES); // before hashing, which is what costs
  context.limits.take(household, MOST_FAILURES, FIFTEEN_MINUTES);
  const found = findCredentials(context.db, email.trim());
  const matches = await passwordMatches(password, found?.password_hash || undefined);
  if (!found || !matches || found.suspended) {
    logEvent(context.db, {
      path: 'POST /api/user/login',
      log_type: 'login',
      message: `Failed login from ${address}`,
      uid: found?.uid ?? null,
    });
    throw new Problem(401, 'wrong_credentials', 'E-Mail address or password is wrong.');
  }
  context.limits.forget(key);
  context.limits.giveBack(household); // the failures before it stay: one's own account must not wipe them out
  return found.uid;
}

/**
 * Makes an account. The first one of an installation is the administrator's.
 * @throws Problem 422 naming the field, 409 for a used address, 403 where registration is closed
 */
export async function register(
  context: Context,
  { email, uname, password, invite, address, language }: NewAccount,
): Promise<number> {
  context.limits.take(`register ${address}`, 200, 60 * 60);
  refuseFields({ un: emailProblem(email.trim()), upw: passwordProblem(password) });
  refuseUninvited(context.db, context, invite);
  const password_hash = await hashPassword(password);
  const user = { uname: uname.trim(), email: tidyEmail(email), password_hash };
  const uid = inTransaction(context.db, (tx) => {
    useInvite(tx, context, invite);
    if (findCredentials(tx, user.email))
      throw conflict('This E-Mail address is already registered.', { un: 'is already registered' });
    const isFirst = countUsers(tx) === 0;
    const made = insertUser(tx, isFirst ? { ...user, uid: context.config.adminUid } : user);
    queueConfirmation(tx, context, { uid: made, email: user.email, language });
    return made;
  });
  context.mailer.wake();
  return uid;
}

type NewAccount = {
  email: string;
  uname: string;
  password: string;
  invite?: string;
  address: string;
  language: Spoken;
};

/** ADMIN_EMAIL and ADMIN_PASSWORD make the administrator's account at the first start; later they change nothing. */
export async function createAdministrator(context: Context): Promise<void> {
  const { adminEmail, adminPassword, adminUid } = context.config;
  if (!adminEmail || findUser(context.db, adminUid)) return;
  const password_hash = await hashPassword(adminPassword);
  insertUser(context.db, {
    uid: adminUid,
    uname: 'Administrator',
    email: tidyEmail(adminEmail),
    password_hash,
    mail_confirmed: 1,
  });
}

/**
 * Deletes an account because its user wants it.
 * @throws Problem 409 for the administrator, without whom nobody could run this installation; 422, 429
 */
export async function deleteAccount(
  context: Context,
  uid: number,
  password: string,
): Promise<void> {
  if (uid === context.config.adminUid)
    throw conflict('The administrator’s account can not be deleted.');
  await checkPassword(context, uid, 'upw', password);
  await eraseAccount(context, uid, (tx) =>
    logEvent(tx, {
      path: 'DELETE /api/user/delete',
      log_type: 'system',
      message: `Account ${uid} was deleted by its user`,
      uid,
    }),
  );
}

/** The user as the client keeps it: what the answer to login, register and update holds. */
export function sessionUser(context: Context, uid: number) {
  const user = findUser(context.db, uid);
  if (!user) throw unauthorized();
  return { ...user, is_admin: uid === context.config.adminUid ? 1 : 0 };
}
