import { issue } from '#src/domain/problems/codes.ts';
import { emailProblem, tidyEmail } from '#src/domain/accounts/email.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { updateSuperseded } from '#src/platform/mail/mail.queries.ts';
import { mailLimitReached, mayMail, publicLink, queueMail } from '#src/platform/mail/mails.ts';
import { notFound, Problem, unauthorized } from '#src/platform/http/problem.ts';
import { counter } from '#src/platform/security/rate-limit-kinds.ts';
import { inSession, type Session } from '#src/platform/security/sessions.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { emailChangedMail } from '#src/platform/mail/templates/email-changed.ts';
import { verificationMail } from '#src/platform/mail/templates/verify-email.ts';
import { findRevision } from '#src/db/revisions.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { hashToken } from './tokens.ts';
import {
  findCredentials,
  findUser,
  updateMailConfirmed,
  updateProfile,
} from './accounts.queries.ts';
import { refuseFields } from './account-shapes.ts';
import { confirmIdentity, type Proof } from './step-up.service.ts';
import { deleteTokens, takeToken } from './tokens.queries.ts';
import { issueToken } from './tokens.service.ts';

type Receiver = { uid: number; email: string; language: Spoken };

/** Queues a mail with a link to confirm the address. Null when the address had its mails of this hour. */
export function queueConfirmation(
  tx: Executor,
  context: Context,
  { uid, email, language }: Receiver,
): number | null {
  if (!mayMail(tx, context, 'verify', email)) return null;
  const token = issueToken(tx, context.now(), { purpose: 'verify', uid, email });
  updateSuperseded(tx, uid, 'verify');
  const link = publicLink(context, '/verify-email', { token });
  return queueMail(tx, context, {
    kind: 'verify',
    uid,
    email,
    language,
    content: (to) => verificationMail[to](link),
  });
}

/** Sends the confirmation again because the administrator asked for it. @throws Problem 404, 409, 429 */
export async function sendConfirmation(context: Context, email: string, language: Spoken) {
  const found = findCredentials(context.db, email.trim());
  if (!found) throw notFound('user', 'email');
  return context.mailer.deliver(queueAgain(context, found.uid, language));
}

/**
 * Sends the confirmation again because the address's user asked for it: to that address and no other.
 * @throws Problem 409 where it is confirmed, 429 after three mails in an hour or ten in a day
 */
export async function requestConfirmation(context: Context, uid: number, language: Spoken) {
  const tries = counter('confirm', uid);
  context.limits.take(tries);
  return context.mailer.deliver(queued());

  function queued(): number {
    try {
      return queueAgain(context, uid, language);
    } catch (error) {
      context.limits.giveBack(tries); // no mail was made: impatience costs nobody the day
      throw error;
    }
  }
}

function queueAgain(context: Context, uid: number, language: Spoken): number {
  const user = findUser(context.db, uid);
  if (!user) throw notFound('user');
  if (user.mail_confirmed) throw new Problem('already_confirmed');
  const id = inTransaction(context.db, (tx) =>
    queueConfirmation(tx, context, { ...user, language }),
  );
  if (id === null) throw mailLimitReached();
  return id;
}

/** @throws Problem 422 for a token that was used, is too old, or is for an address the user has no longer */
export function verifyEmail(context: Context, token: string): void {
  const confirmed = inTransaction(context.db, (tx) => {
    const taken = takeToken(tx, hashToken(token), 'verify', context.now().toISOString());
    if (!taken?.uid || !updateMailConfirmed(tx, taken.uid, taken.email)) return false;
    deleteTokens(tx, taken.uid, 'verify');
    updateSuperseded(tx, taken.uid, 'verify', 'mail_settled');
    return true;
  });
  if (!confirmed) throw tokenProblem();
}

/**
 * Changes name and address. A new address needs the password, since links that are mailed there open the account. It
 * is unconfirmed: the link goes there, a notice to the old one.
 * @throws Problem 422, 409 for an address that another account has
 */
export async function updateUser(
  context: Context,
  session: Session,
  { uname, un, if_rev, ...proof }: ProfileChanges,
  language: Spoken,
): Promise<void> {
  const { uid } = session;
  if (un !== undefined) refuseFields({ un: emailProblem(un.trim()) });
  const isMoved = ({ email }: { email: string }) =>
    un !== undefined && tidyEmail(un).toLowerCase() !== email.toLowerCase();
  const write = isMoved(findUser(context.db, uid) ?? { email: '' })
    ? await confirmIdentity(context, session, proof)
    : inSession(context, session);
  write((tx) => {
    const user = findUser(tx, uid);
    if (!user) throw unauthorized();
    const stored = { uname: user.uname, un: user.email };
    refuseConflicts(findRevision(tx, 'users', uid), if_rev, { uname, un }, stored);
    const next = { uname: (uname ?? user.uname).trim(), email: tidyEmail(un ?? user.email) };
    if (next.uname === user.uname && next.email === user.email) {
      if (if_rev === undefined) throw nothingChanged();
      return; // what was stored was chosen
    }
    const owner = findCredentials(tx, next.email);
    if (owner && owner.uid !== uid) throw new Problem('email_taken', null, { field: 'un' });
    const moved = isMoved(user);
    updateProfile(tx, uid, { ...next, mail_confirmed: !moved && user.mail_confirmed ? 1 : 0 });
    if (!moved) return;
    logEvent(tx, { log_type: 'account', message: 'Changed the e-mail address', uid });
    deleteTokens(tx, uid, 'verify');
    deleteTokens(tx, uid, 'reset'); // those links are in the old mailbox
    updateSuperseded(tx, uid, 'reset', 'mail_link_expired');
    queueConfirmation(tx, context, { uid, email: next.email, language });
    if (!mayMail(tx, context, 'changed', user.email)) return;
    queueMail(tx, context, {
      kind: 'changed',
      uid,
      email: user.email,
      language,
      content: (to) => emailChangedMail[to](publicLink(context, '/contact')),
    });
  });
  context.mailer.wake();
}

type ProfileChanges = Proof & {
  uname?: string | undefined;
  un?: string | undefined;
  if_rev?: number | undefined;
};

const nothingChanged = () => {
  const alike = issue('nothing_changed');
  return new Problem('nothing_changed', null, { fields: { uname: alike, un: alike } });
};

export const tokenProblem = () => new Problem('invalid_token', null, { field: 'token' });
