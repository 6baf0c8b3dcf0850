import { emailProblem, tidyEmail } from '#src/domain/accounts/email.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { updateInviteUsed } from '#src/platform/mail/mail.queries.ts';
import { mailLimitReached, mayMail, publicLink, queueMail } from '#src/platform/mail/mails.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { invitationMail } from '#src/platform/mail/templates/invitation.ts';
import { hashToken } from './tokens.ts';
import { registrationOf } from './registration.ts';
import { countUsers } from './accounts.queries.ts';
import { refuseFields } from './account-shapes.ts';
import { findToken, takeToken } from './tokens.queries.ts';
import { endOfLink, issueToken } from './tokens.service.ts';

/** A link with which one person can register. With an address it is mailed there; the link is answered in any case. */
export async function invite(context: Context, language: Spoken, email?: string) {
  if (email !== undefined) refuseFields({ email: emailProblem(email.trim()) });
  const address = email === undefined ? '' : tidyEmail(email);
  const now = context.now();
  const { id, link } = inTransaction(context.db, (tx) => {
    const token = issueToken(tx, now, { purpose: 'invite', uid: null, email: address });
    // the token comes last: updateInviteUsed finds the mail by it
    const query = { ...(address && { un: address }), invite: token };
    const link = publicLink(context, '/register', query);
    if (!address) return { id: null, link };
    if (!mayMail(tx, context, 'invite', address)) throw mailLimitReached();
    const content = (to: Spoken) => invitationMail[to](link);
    return {
      id: queueMail(tx, context, { kind: 'invite', email: address, language, content }),
      link,
    };
  });
  const expires = endOfLink('invite', now);
  return { link, expires, mail: id === null ? null : await context.mailer.deliver(id) };
}

/**
 * Whether somebody may register now. The first one always may: it is the administrator. Asked before anything is known of
 * the address, so that who has no invitation that works learns nothing of accounts.
 * @throws Problem 403
 */
export function refuseUninvited(db: Executor, context: Context, token?: string): void {
  const registration = registrationOf(db, context.config);
  if (registration === 'open' || countUsers(db) === 0) return;
  if (registration === 'closed') throw new Problem('registration_closed');
  if (!token) throw new Problem('invitation_needed', null, { field: 'invite' });
  const known = findToken(db, hashToken(token), 'invite', context.now().toISOString());
  if (!known) throw new Problem('invitation_gone', null, { field: 'invite' });
}

/** Uses the invitation up, in the transaction that makes the account. Where its mail still waits, nobody needs it. */
export function useInvite(tx: Executor, context: Context, token?: string): void {
  refuseUninvited(tx, context, token);
  if (!token) return;
  takeToken(tx, hashToken(token), 'invite', context.now().toISOString());
  updateInviteUsed(tx, token);
}
