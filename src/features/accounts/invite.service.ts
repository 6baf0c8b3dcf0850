import { emailProblem, tidyEmail } from '#src/domain/email.ts';
import type { Spoken } from '#src/domain/languages.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { LINK_LIFE } from '#src/platform/mail-kinds.ts';
import { mayMail, publicLink, queueMail } from '#src/platform/mails.ts';
import { forbidden, tooMany } from '#src/platform/problem.ts';
import { createMailToken, hashToken } from '#src/platform/tokens.ts';
import { registrationOf } from '#src/platform/registration.ts';
import { countUsers } from './accounts.queries.ts';
import { refuseFields } from './fields.ts';
import { findToken, insertToken, takeToken } from './tokens.queries.ts';

/** A link with which one person can register. With an address it is mailed there; the link is answered in any case. */
export async function invite(context: Context, language: Spoken, email?: string) {
  if (email !== undefined) refuseFields({ email: emailProblem(email.trim()) });
  const address = email === undefined ? '' : tidyEmail(email);
  const { token, hash } = createMailToken();
  const link = publicLink(context, '/register', { invite: token });
  const now = context.now();
  const expires = new Date(now.getTime() + LINK_LIFE.invite).toISOString();
  const id = inTransaction(context.db, (tx) => {
    insertToken(tx, {
      token_hash: hash,
      purpose: 'invite',
      uid: null,
      email: address,
      created: now.toISOString(),
      expires,
    });
    if (!address) return null;
    if (!mayMail(tx, context, 'invite', address))
      throw tooMany('This address got three mails within the last hour. Please wait.', 3600);
    return queueMail(tx, context, {
      kind: 'invite',
      email: address,
      language,
      letter: (letters) => letters.invite(link),
    });
  });
  return { link, expires, mail: id === null ? null : await context.mailer.deliver(id) };
}

/**
 * Whether somebody may register now. The first one always may: it is the administrator.
 * @throws Problem 403
 */
export function refuseUninvited(db: Executor, context: Context, token?: string): void {
  const registration = registrationOf(db, context.config);
  if (registration === 'open' || countUsers(db) === 0) return;
  if (registration === 'closed')
    throw forbidden('Registration is closed. Ask the administrator for an account.');
  const known = token && findToken(db, hashToken(token), 'invite', context.now().toISOString());
  if (!known) throw forbidden('You need an invitation to register. Ask the administrator for one.');
}

/** Uses the invitation up, in the transaction that makes the account. */
export function useInvite(tx: Executor, context: Context, token?: string): void {
  refuseUninvited(tx, context, token);
  if (token) takeToken(tx, hashToken(token), 'invite', context.now().toISOString());
}
