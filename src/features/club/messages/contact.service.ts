import type { Spoken } from '#src/domain/accounts/languages.ts';
import { inTransaction } from '#src/db/database.ts';
import { findAddress, findSameMessage, insertMessage, type NewMessage } from './contact.queries.ts';
import type { Context } from '#src/platform/context.ts';
import { mayMail, publicLink, queueMail } from '#src/platform/mail/mails.ts';
import { contactMail } from '#src/platform/mail/templates/contact-message.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/**
 * Stores a message for the administrator, who is notified by mail, at most three times an hour. The same text within
 * ten minutes is the same message. `language` is the sender's. Returns its id.
 */
export function fileMessage(context: Context, message: NewMessage, language: Spoken): number {
  const now = context.now();
  const link = (id: number) => publicLink(context, '/admin/messages/details', { id: String(id) });
  const id = inTransaction(context.db, (tx) => {
    const same = findSameMessage(tx, message, new Date(now.getTime() - TEN_MINUTES).toISOString());
    if (same !== null) return same;
    const filed = insertMessage(tx, { ...message, message_date: now.toISOString(), language });
    const uid = context.config.adminUid;
    const email = findAddress(tx, uid);
    if (email && mayMail(tx, context, 'notice', email)) {
      queueMail(tx, context, {
        kind: 'notice',
        uid,
        email,
        language,
        content: (to) => contactMail[to](filed, message.email, message.message, link(filed)),
      });
    }
    return filed;
  });
  context.mailer.wake();
  return id;
}
