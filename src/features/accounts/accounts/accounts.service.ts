import { emailProblem, tidyEmail } from '#src/domain/accounts/email.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { noteVersion } from '#src/features/accounts/settings/settings.service.ts';
import { deleteUser } from './erase-account.queries.ts';
import { eraseAccount } from './erase-account.service.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { hashPassword } from '#src/platform/security/password-hashes.ts';
import { ofHousehold } from '#src/platform/security/rate-limit-kinds.ts';
import type { Session } from '#src/platform/security/sessions.ts';
import { newPasswordProblem } from '#src/platform/security/weak-passwords.ts';
import { Problem, unauthorized } from '#src/platform/http/problem.ts';
import { countUsers, findCredentials, findUser, insertUser } from './accounts.queries.ts';
import { queueConfirmation } from './email.service.ts';
import { refuseFields } from './account-shapes.ts';
import { refuseUninvited, useInvite } from './invite.service.ts';
import { confirmIdentity, type Proof } from './step-up.service.ts';

/**
 * Makes an account. The first one of an installation is the administrator's, so it is made at home or with the code
 * that the start prints; without a mail server its address counts as confirmed, as nobody else could confirm it.
 * @throws Problem 422 naming the field, 409 for a used address, 403 where registration is closed or a code missing
 */
export async function register(
  context: Context,
  { email, uname, password, invite, setupCode, atHome, address, language }: NewAccount,
): Promise<number> {
  context.limits.take(...ofHousehold('register', address));
  refuseFields({
    un: emailProblem(email.trim()),
    upw: newPasswordProblem(password, { uname, email }),
  });
  refuseUninvited(context.db, context, invite);
  const mayBeFirst = atHome || setupCode?.trim() === context.setupCode;
  if (!mayBeFirst && countUsers(context.db) === 0) throw setupCodeNeeded();
  const password_hash = await hashPassword(password);
  const user = { uname: uname.trim(), email: tidyEmail(email), password_hash };
  const uid = inTransaction(context.db, (tx) => {
    useInvite(tx, context, invite);
    if (findCredentials(tx, user.email)) throw new Problem('email_taken', null, { field: 'un' });
    const { adminUid } = context.config;
    const isFirst = countUsers(tx) === 0;
    if (isFirst && !mayBeFirst) throw setupCodeNeeded();
    const mail_confirmed = isFirst && !context.config.smtpUrl ? 1 : 0;
    const made = isFirst
      ? insertUser(tx, { ...user, uid: adminUid, mail_confirmed })
      : insertKeeper(tx, adminUid, user);
    noteVersion(tx, context, made);
    if (!mail_confirmed) queueConfirmation(tx, context, { uid: made, email: user.email, language });
    return made;
  });
  context.mailer.wake();
  return uid;
}

const setupCodeNeeded = () => new Problem('setup_code_needed', null, { field: 'setup_code' });

/** The administrator's number is drawn for nobody, even where it is missing. */
function insertKeeper(tx: Executor, adminUid: number, user: Parameters<typeof insertUser>[1]) {
  const uid = insertUser(tx, user);
  if (uid !== adminUid) return uid;
  deleteUser(tx, uid); // ids are never used again, so the next one is another
  return insertUser(tx, user);
}

type NewAccount = {
  email: string;
  uname: string;
  password: string;
  invite?: string;
  setupCode?: string;
  /** Whether the call comes straight from the network at home: isFromHome. */
  atHome: boolean;
  address: string;
  language: Spoken;
};

/**
 * Deletes an account because its user wants it.
 * @throws Problem 409 for the administrator, without whom nobody could run this installation; 422, 429
 */
export async function deleteAccount(
  context: Context,
  session: Session,
  proof: Proof,
): Promise<void> {
  const { uid } = session;
  if (uid === context.config.adminUid) throw new Problem('administrator_stays');
  const write = await confirmIdentity(context, session, proof);
  const note = (tx: Executor) =>
    logEvent(tx, {
      path: 'DELETE /api/user/delete',
      log_type: 'system',
      message: `Account ${uid} was deleted by its user`,
      uid,
    });
  await eraseAccount(context, uid, note, write);
}

/** With what its user may do, whatever the row says: the administrator edits species, too. */
export function permitted<User extends { uid: number; can_edit_sp: 0 | 1 }>(
  { config }: Context,
  user: User,
) {
  const is_admin: 0 | 1 = user.uid === config.adminUid ? 1 : 0;
  return { ...user, can_edit_sp: is_admin || user.can_edit_sp, is_admin };
}

/** The user as the client keeps it: what the answer to login, register and update holds. */
export function sessionUser(context: Context, uid: number) {
  const user = findUser(context.db, uid);
  if (!user) throw unauthorized();
  return permitted(context, user);
}
