import { emailProblem, tidyEmail } from '#src/domain/accounts/email.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import { findLanguageOfSender } from './contact.queries.ts';
import { fileMessage } from './contact.service.ts';
import type { Context } from '#src/platform/context.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { queueMail } from '#src/platform/mail/mails.ts';
import { counter, ofHousehold } from '#src/platform/security/rate-limit-kinds.ts';
import { invalid, notFound } from '#src/platform/http/problem.ts';
import { replyMail } from '#src/platform/mail/templates/reply.ts';
import {
  findLastRead,
  findMessage,
  firstUnread,
  insertReply,
  listReplies,
  updateLastRead,
} from './messages.queries.ts';

const TWO_MINUTES = 2 * 60 * 1000;

type Sender = { uid: number | null; address: string; language: Spoken };

/** Stores a message of the contact form. @throws Problem 422, 429 */
export function writeToAdministrator(
  context: Context,
  sender: Sender,
  { email, message }: { email: string; message: string },
): number {
  const problem = emailProblem(email.trim());
  if (problem) throw invalid({ email: problem });
  if (sender.uid === null) context.limits.take(...ofHousehold('contact', sender.address));
  else context.limits.take(counter('contact_of_keeper', sender.uid));
  const filed = { uid: sender.uid, email: tidyEmail(email), message };
  return fileMessage(context, filed, sender.language);
}

/** Stores the administrator's reply and mails it to the sender. @throws Problem 404 */
export async function reply(context: Context, id: number, words: string, language: Spoken) {
  const { db } = context;
  const stored = inTransaction(db, (tx) => {
    const message = findMessage(tx, null, id, 0);
    if (!message) throw notFound('message', 'id');
    const now = context.now();
    const last = listReplies(tx, id).rows.at(-1);
    const isRepeated =
      last?.message === words &&
      now.getTime() - new Date(last.message_date).getTime() < TWO_MINUTES;
    if (isRepeated) return { id: last.id, mail: null }; // a client that got no answer repeats its call
    const replyId = insertReply(tx, {
      message_id: id,
      message: words,
      message_date: now.toISOString(),
    });
    noteRead(tx, context.config.adminUid, id);
    logEvent(tx, {
      path: 'POST /api/admin/contact_messages/reply',
      log_type: 'admin',
      message: `Replied to message ${id}`,
      uid: context.config.adminUid,
    });
    const mail = queueMail(tx, context, {
      kind: 'reply',
      uid: message.uid,
      email: message.email,
      language: findLanguageOfSender(tx, id) ?? language,
      content: (to) => replyMail[to](words, message.message),
    });
    return { id: replyId, mail };
  });
  const mail =
    stored.mail === null ? ('queued' as const) : await context.mailer.deliver(stored.mail);
  return { status: true as const, id: stored.id, mail };
}

/** What is answered was read: the marker moves on to it, as far as no older message waits to be read. */
function noteRead(db: Executor, adminUid: number, id: number): void {
  if (firstUnread(db, findLastRead(db, adminUid)) === id) updateLastRead(db, adminUid, id);
}

/** A message with its 'read' flag, if the caller may see it. @throws Problem 404 */
export function messageFor(context: Context, user: { uid: number; is_admin: 0 | 1 }, id: number) {
  const lastRead = findLastRead(context.db, context.config.adminUid);
  const message = findMessage(context.db, user.is_admin ? null : user.uid, id, lastRead);
  if (!message) throw notFound('message');
  return message;
}
