import type { Spoken } from '#src/domain/accounts/languages.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { updateSuperseded } from '#src/platform/mail/mail.queries.ts';
import { mayMail, publicLink, queueMail, type MailContext } from '#src/platform/mail/mails.ts';
import { newPasswordProblem } from '#src/platform/security/weak-passwords.ts';
import { hashPassword } from '#src/platform/security/password-hashes.ts';
import { ofHousehold } from '#src/platform/security/rate-limit-kinds.ts';
import type { Session } from '#src/platform/security/sessions.ts';
import { deleteApiTokens } from '#src/platform/security/api-tokens.queries.ts';
import { deleteSessions } from '#src/platform/security/sessions.queries.ts';
import { hashToken } from './tokens.ts';
import { findCredentials, findUser, updatePassword } from './accounts.queries.ts';
import { forgetFailures } from '#src/features/accounts/log-in/log-in-limits.ts';
import { notifyOwner, type Owner } from './notify-owner.ts';
import { tokenProblem } from './email.service.ts';
import { refuseFields } from './account-shapes.ts';
import { confirmIdentity, type Proof } from './step-up.service.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { passwordResetMail } from '#src/platform/mail/templates/password-reset.ts';
import { passwordChangedMail } from '#src/platform/mail/templates/password-changed.ts';
import { deleteTickets } from '#src/features/accounts/second-factors/tickets.queries.ts';
import { deleteTokens, findToken, takeToken } from './tokens.queries.ts';
import { endOfLink, issueToken } from './tokens.service.ts';

/** More than storing a token takes, on a slow card too: every answer comes after this many milliseconds. */
export const MIN_RESPONSE_MS = 400;

/**
 * Mails a link to set a new password. The answer, and the time it takes, are the same for an address that
 * nobody has. Returns when the link expires.
 */
export async function requestReset(
  context: Context,
  email: string,
  { address, language }: { address: string; language: Spoken },
): Promise<string> {
  context.limits.take(...ofHousehold('reset', address));
  const answerTime = Bun.sleep(MIN_RESPONSE_MS);
  const now = context.now();
  try {
    queueReset(context, email.trim(), now, language);
  } finally {
    await answerTime;
  }
  context.mailer.wake();
  return endOfLink('reset', now);
}

/** Sets a new password with a link's token, which is used up, and ends every session. @throws Problem 422 */
export async function resetPassword(
  context: Context,
  token: string,
  password: string,
  language: Spoken,
): Promise<void> {
  const hash = hashToken(token);
  const now = context.now().toISOString();
  const link = findToken(context.db, hash, 'reset', now);
  if (!link?.uid) throw tokenProblem(); // before hashing, which costs
  refuseWeak(context, link.uid, password);
  const password_hash = await hashPassword(password);
  const done = inTransaction(context.db, (tx) => {
    const taken = takeToken(tx, hash, 'reset', now);
    const owner = taken?.uid && findCredentials(tx, taken.email);
    if (!taken?.uid || !owner || owner.uid !== taken.uid || owner.suspended) return false;
    storePassword(tx, taken.uid, password_hash);
    tellOfPassword(tx, context, { uid: taken.uid, language });
    return true;
  });
  if (!done) throw tokenProblem();
  forgetFailures(context, link.email);
  context.mailer.wake();
}

/** Changes the password of who knows the old one or has a passkey, and ends every session. @throws Problem 401 where the session ended meanwhile, as by another change, 422, 429 */
export async function changePassword(
  context: Context,
  session: Session,
  { old, passkey, upw, language }: NewPassword,
): Promise<void> {
  const { uid } = session;
  const write = await confirmIdentity(context, session, { upw: old, passkey }, 'old');
  refuseWeak(context, uid, upw);
  const password_hash = await hashPassword(upw);
  write((tx) => {
    storePassword(tx, uid, password_hash);
    tellOfPassword(tx, context, { uid, language });
  });
  context.mailer.wake();
}

type NewPassword = Pick<Proof, 'passkey'> & { old?: string; upw: string; language: Spoken };

/** @throws Problem 422 for a password that is too short, or among the first that are tried */
function refuseWeak(context: Context, uid: number, upw: string): void {
  const owner = findUser(context.db, uid) ?? { uname: '', email: '' };
  refuseFields({ upw: newPasswordProblem(upw, owner) });
}

/** Stores a hash and ends every session and token of a program, and every log-in that has begun. A link that is still on its way must not undo the new password. */
export function storePassword(tx: Executor, uid: number, password_hash: string): void {
  updatePassword(tx, uid, password_hash);
  deleteSessions(tx, uid);
  deleteApiTokens(tx, uid);
  deleteTickets(tx, uid);
  deleteTokens(tx, uid, 'reset');
  updateSuperseded(tx, uid, 'reset', 'mail_settled');
}

/** Notes that a password is new, and mails it to the account's owner: it may have been somebody else. */
export function tellOfPassword(
  tx: Executor,
  context: MailContext,
  owner: Owner,
  message = 'Set a new password',
): void {
  logEvent(tx, { log_type: 'account', message, uid: owner.uid });
  const about = { kind: 'password', path: '/forgot-password', mail: passwordChangedMail } as const;
  notifyOwner(tx, context, owner, about);
}

function queueReset(context: Context, email: string, now: Date, language: Spoken): void {
  inTransaction(context.db, (tx) => {
    const found = findCredentials(tx, email);
    const user = found && !found.suspended && findUser(tx, found.uid);
    if (!user || !mayMail(tx, context, 'reset', user.email)) return;
    deleteTokens(tx, user.uid, 'reset'); // only the newest works
    updateSuperseded(tx, user.uid, 'reset');
    const token = issueToken(tx, now, { purpose: 'reset', uid: user.uid, email: user.email });
    const link = publicLink(context, '/reset-password', { token });
    logEvent(tx, {
      log_type: 'account',
      message: 'Asked for a link to reset the password',
      uid: user.uid,
    });
    queueMail(tx, context, {
      kind: 'reset',
      uid: user.uid,
      email: user.email,
      language,
      content: (to) => passwordResetMail[to](link),
    });
  });
}
