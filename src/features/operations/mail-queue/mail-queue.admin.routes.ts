import { t } from 'elysia';
import { hasDeadLink } from '#src/domain/accounts/mail-links.ts';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { englishMessage } from '#src/domain/problems/english.ts';
import { logAdmin } from '#src/platform/log/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import {
  deleteMail,
  findMail,
  findNotSent,
  listMails,
  updateForRetry,
} from '#src/platform/mail/mail.queries.ts';
import { ownReasons, type OwnReason } from '#src/platform/mail/mail-kinds.ts';
import { publicLink, queueMail } from '#src/platform/mail/mails.ts';
import { Id, paging } from '#src/platform/http/params.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { testMail } from '#src/platform/mail/templates/test-mail.ts';

/** The outgoing mails for the administrator: what waits, why, and the links in it. */
export const mailQueueRoutes = (context: Context) => {
  return createRouter(context, '/admin/outbox')
    .get(
      '/',
      ({ query }) => {
        const { rows, count } = listMails(context.db, query.offset ?? 0, query.limit ?? 12);
        return {
          rows: rows.map((mail) => ({ ...mail, ...reasonOf(mail.error) })),
          count,
          not_sent: context.mailer.configured ? findNotSent(context.db) : null,
          configured: context.mailer.configured ? (1 as const) : (0 as const),
        };
      },
      { admin: true, query: t.Object(paging) },
    )
    .post(
      '/retry',
      async ({ body }) => {
        const mail = findMail(context.db, body.id);
        if (!mail) throw notFound('mail', 'id');
        if (mail.state === 'failed' && hasDeadLink({ ...mail, ...reasonOf(mail.error) }))
          throw new Problem('mail_link_expired');
        if (!updateForRetry(context.db, body.id, context.now().toISOString()))
          throw new Problem('mail_sent');
        return outcome(context, body.id);
      },
      { admin: true, body: t.Object({ id: Id }) },
    )
    .delete(
      '/delete',
      (call) => {
        if (!deleteMail(context.db, call.body.id)) throw notFound('mail', 'id');
        logAdmin(context.db, call, `Deleted mail ${call.body.id}`);
        return ok;
      },
      { admin: true, body: t.Object({ id: Id }) },
    )
    .post('/test', ({ user, language }) => outcome(context, queueTest(context, user, language)), {
      admin: true,
    });
};

/** `reason` is the mail server's, when it refused before the call timed out. */
async function outcome({ db, mailer }: Context, id: number) {
  const mail = await mailer.deliver(id);
  const { error: reason, error_code: reason_code } = reasonOf(findMail(db, id)?.error ?? '');
  return { ...ok, id, mail, reason, reason_code };
}

/** Why a mail was not sent: the mail server's message, or a code of ours. */
function reasonOf(error: string): { error: string; error_code: OwnReason | null } {
  const own = ownReasons.find((code) => code === error);
  return own ? { error: englishMessage(issue(own)), error_code: own } : { error, error_code: null };
}

function queueTest(
  context: Context,
  { uid, email }: { uid: number; email: string },
  language: Spoken,
): number {
  const url = publicLink(context, '/admin/outbox');
  const content = (to: Spoken) => testMail[to](url);
  return queueMail(context.db, context, { kind: 'test', uid, email, language, content });
}
