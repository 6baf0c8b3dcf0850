import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { mayMail, publicLink, queueMail } from '#src/platform/mail/mails.ts';
import { passwordChangedMail } from '#src/platform/mail/templates/password-changed.ts';
import { findUser } from './accounts.queries.ts';

/** Queues a mail about a changed password, in the same transaction. */
export function tellOwner(tx: Executor, context: Context, uid: number, language: Spoken): void {
  const user = findUser(tx, uid);
  if (!user || !mayMail(tx, context, 'password', user.email)) return;
  const link = publicLink(context, '/forgot-password');
  const mail = { kind: 'password', uid, email: user.email, language } as const;
  queueMail(tx, context, { ...mail, content: (to) => passwordChangedMail[to](link) });
}
