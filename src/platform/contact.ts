import type { Spoken } from '#src/domain/languages.ts';
import { inTransaction } from '#src/db/database.ts';
import { findAddress, findSameMessage, insertMessage, type NewMessage } from './contact.queries.ts';
import type { Context } from './context.ts';
import { mayMail, publicLink, queueMail } from './mails.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/**
 * Files a message for the administrator, who gets a mail about it, at most three an hour. The same words once
 * more within ten minutes are the same message. `language` is the sender's. Answers its id.
 */
export function fileMessage(context: Context, message: NewMessage, language: Spoken): number {
  const now = context.now();
  const link = (id: number) => publicLink(context, '/admin/messages/details', { id: String(id) });
  const id = inTransaction(context.db, (tx) => {
    const same = findSameMessage(tx, message, new Date(now.getTime() - TEN_MINUTES).toISOString());
    if (same !== null) return same;
    const filed = insertMessage(tx, { ...message, message_date: now.toISOString() });
    const uid = context.config.adminUid;
    const email = findAddress(tx, uid);
    if (email && mayMail(tx, context, 'notice', email)) {
      queueMail(tx, context, {
        kind: 'notice',
        uid,
        email,
        language,
        letter: ({ notice }) => notice(filed, message.email, message.message, link(filed)),
      });
    }
    return filed;
  });
  context.mailer.wake();
  return id;
}
