import { inTransaction } from '#src/db/database.ts';
import { findAddress, findSameMessage, insertMessage, type NewMessage } from './contact.queries.ts';
import type { Context } from './context.ts';
import { mayMail, publicLink, queueMail } from './mails.ts';

const TEN_MINUTES = 10 * 60 * 1000;

/**
 * Files a message for the administrator, who gets a mail about it, at most three an hour. The same words once
 * more within ten minutes are the same message. Answers its id.
 */
export function fileMessage(context: Context, message: NewMessage): number {
  const now = context.now();
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
        letter: noticeLetter(context, filed, message),
      });
    }
    return filed;
  });
  context.mailer.wake();
  return id;
}

const noticeLetter = (context: Context, id: number, { email, message }: NewMessage) => ({
  subject: `Message ${id} from ${email}`,
  lines: [`${email} wrote to the administrator of Exuvia:`],
  quote: message,
  link: {
    label: 'Read and reply',
    url: publicLink(context, '/admin/messages/details', { id: String(id) }),
  },
});
