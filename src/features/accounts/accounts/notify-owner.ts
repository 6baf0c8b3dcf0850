import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Executor } from '#src/db/database.ts';
import type { MailTemplate } from '#src/platform/mail/mail-content.ts';
import type { MailKind } from '#src/platform/mail/mail-kinds.ts';
import { mayMail, publicLink, queueMail, type MailContext } from '#src/platform/mail/mails.ts';
import { findUser } from './accounts.queries.ts';

/** Whose account, and what the call was made in. */
export type Owner = { uid: number; language: Spoken };

/** A mail that leads to a page. */
type Change = { kind: MailKind; path: string; mail: MailTemplate<[url: string]> };

/** Queues a mail about a change of an account, in the same transaction. */
export function notifyOwner(
  tx: Executor,
  context: MailContext,
  owner: Owner,
  change: Change,
): void {
  const { kind, path, mail } = change;
  const user = findUser(tx, owner.uid);
  if (!user || !mayMail(tx, context, kind, user.email)) return;
  const link = publicLink(context, path);
  queueMail(tx, context, { ...owner, kind, email: user.email, content: (to) => mail[to](link) });
}
