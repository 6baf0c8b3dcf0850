import { Elysia } from 'elysia';
import { spokenOf, type Spoken } from '#src/domain/accounts/languages.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { findLanguage } from '#src/platform/mail/mail.queries.ts';
import { keeperOfStop, stopDigest } from './digest.service.ts';
import { stopPage } from './stop-page.ts';

/**
 * Where a mail of the day leads to be stopped, without a log-in: a page of its own, without a script. To look at it
 * stops nothing, since scanners of mails follow each link; its button does, and so does a mail program by POST.
 */
export const digestStop = (context: Context) =>
  new Elysia({ name: 'digest-stop', normalize: false })
    .get('/digest/:token', ({ params, request }) =>
      respond(context, keeperOf(context, params.token), request, false),
    )
    .post(
      '/digest/:token',
      ({ params, request }) => {
        const uid = keeperOf(context, params.token);
        stopDigest(context, uid);
        return respond(context, uid, request, true);
      },
      { parse: 'none' },
    );

/** Whether mails leave at all, for who is about to switch this one on. */
export const digestRoutes = (context: Context) =>
  createRouter(context, '/user').get(
    '/digest',
    () => ({ configured: context.mailer.configured ? (1 as const) : (0 as const) }),
    { user: true },
  );

/** @throws Problem 404 */
function keeperOf(context: Context, token: string): number {
  const uid = keeperOfStop(context, token);
  if (uid === null) throw notFound('call');
  return uid;
}

function respond(context: Context, uid: number, request: Request, isDone: boolean): Response {
  const page = stopPage(languageOf(context, uid, request), isDone, context.config.publicUrl);
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
    },
  });
}

const languageOf = ({ db }: Context, uid: number, { headers }: Request): Spoken =>
  findLanguage(db, uid) ?? spokenOf(headers.get('accept-language') ?? undefined);
