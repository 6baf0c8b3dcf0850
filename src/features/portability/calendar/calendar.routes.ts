import { createHash } from 'node:crypto';
import { Elysia } from 'elysia';
import { databaseId } from '#src/db/database-id.ts';
import type { Context } from '#src/platform/context.ts';
import { clientAddress } from '#src/platform/http/client-address.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { findLanguageOfMails } from '#src/platform/mail/mail.queries.ts';
import { keeperDay } from '#src/platform/security/keeper-day.ts';
import { ofHousehold } from '#src/platform/security/rate-limit-kinds.ts';
import { deleteFeed } from './calendar.queries.ts';
import { calendarOf, feedOf, ownFeed, renewFeed } from './calendar.service.ts';
import { icalOf } from './ical.ts';

/** The address of a keeper's calendar, for the keeper. */
export const calendarRoutes = (context: Context) =>
  createRouter(context, '/user')
    .get('/calendar', ({ uid }) => ownFeed(context, uid), { user: true })
    .post('/calendar/renew', ({ uid }) => ({ ...ok, ...renewFeed(context, uid) }), { user: true })
    .delete(
      '/calendar/delete',
      ({ uid }) => {
        if (!deleteFeed(context.db, uid)) throw notFound('calendar');
        return ok;
      },
      { user: true },
    );

const FILE = /^([a-z0-9]{32})\.ics$/;

/** The calendar itself: who has its address reads it, without a log-in. */
export const calendarFeed = (context: Context) =>
  new Elysia({ name: 'calendar-feed', normalize: false }).get(
    '/calendar/:file',
    async ({ params, request, server }) => {
      const [, secret = ''] = FILE.exec(params.file) ?? [];
      const feed = secret ? feedOf(context, secret) : null;
      if (!feed) {
        const address = clientAddress(request, server, context.config.trustedProxies);
        context.limits.take(...ofHousehold('calendar', address));
        throw notFound('calendar');
      }
      const text = await icalOf({
        events: calendarOf(context.db, feed.uid, keeperDay(context.db, feed.uid, context.now())),
        language: findLanguageOfMails(context.db, feed.uid) ?? 'en',
        installation: databaseId(context.db),
        stamp: feed.created,
        publicUrl: context.config.publicUrl,
      });
      return respond(request, text);
    },
  );

/** Programs ask every few hours, and mostly nothing has changed. */
function respond(request: Request, text: string): Response {
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`;
  const headers = { etag, 'cache-control': 'private, no-cache' };
  if (request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  return new Response(text, {
    headers: { ...headers, 'content-type': 'text/calendar; charset=utf-8' },
  });
}
