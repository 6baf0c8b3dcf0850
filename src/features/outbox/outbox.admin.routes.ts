import { t } from 'elysia';
import type { Spoken } from '#src/domain/languages.ts';
import { logAdmin } from '#src/platform/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import type { Letters } from '#src/platform/letters/letters.ts';
import { deleteMail, findMail, listMails, updateForRetry } from '#src/platform/mail.queries.ts';
import { publicLink, queueMail } from '#src/platform/mails.ts';
import { Id, paging } from '#src/platform/params.ts';
import { conflict, notFound } from '#src/platform/problem.ts';
import { done, slice } from '#src/platform/slice.ts';

/** The outgoing mails as the administrator reads them: what waits, why, and the links in it. */
export const outboxRoutes = (context: Context) => {
  const { db, mailer } = context;
  return slice(context, '/admin/outbox')
    .get(
      '/',
      ({ query }) => ({
        ...listMails(db, query.offset ?? 0, query.limit ?? 12),
        configured: mailer.configured ? (1 as const) : (0 as const),
      }),
      { admin: true, query: t.Object(paging) },
    )
    .post(
      '/retry',
      async ({ body }) => {
        if (!findMail(db, body.id)) throw notFound('Mail');
        if (!updateForRetry(db, body.id, context.now().toISOString()))
          throw conflict('This mail was sent already.');
        return outcome(context, body.id);
      },
      { admin: true, body: t.Object({ id: Id }) },
    )
    .delete(
      '/delete',
      (call) => {
        if (!deleteMail(db, call.body.id)) throw notFound('Mail');
        logAdmin(db, call, `Deleted mail ${call.body.id}`);
        return done;
      },
      { admin: true, body: t.Object({ id: Id }) },
    )
    .post('/test', ({ user, language }) => outcome(context, queueTest(context, user, language)), {
      admin: true,
    });
};

/** `reason` is the mail server's, where it said no within the patience of the call. */
async function outcome({ db, mailer }: Context, id: number) {
  const mail = await mailer.deliver(id);
  return { ...done, id, mail, reason: findMail(db, id)?.error ?? '' };
}

function queueTest(
  context: Context,
  { uid, email }: { uid: number; email: string },
  language: Spoken,
): number {
  const url = publicLink(context, '/admin/outbox');
  const letter = ({ test }: Letters) => test(url);
  return queueMail(context.db, context, { kind: 'test', uid, email, language, letter });
}
