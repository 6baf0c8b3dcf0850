import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { clientAddress } from '#src/platform/http/client-address.ts';
import type { Context } from '#src/platform/context.ts';
import { IdParam, IdText, Name, paging } from '#src/platform/http/params.ts';
import { counted, createRouter, ok, single } from '#src/platform/http/router.ts';
import {
  countOwnMessages,
  findLastRead,
  listNewReplies,
  listOwnMessages,
  listReplies,
} from './messages.queries.ts';
import { messageFor, writeToAdministrator } from './messages.service.ts';

const MOST = 50;

/** Messages to the administrator. */
export const messageRoutes = (context: Context) =>
  createRouter(context, '/contact_messages')
    .post(
      '/add',
      ({ body, maybeUser, language, request, server }) => {
        const address = clientAddress(request, server, context.config.trustedProxies);
        const sender = { uid: maybeUser?.uid ?? null, address, language };
        const id = writeToAdministrator(context, sender, body);
        return { ...ok, id };
      },
      {
        body: t.Object({
          email: t.String({ minLength: 1, maxLength: limits.email }),
          message: Name(limits.message),
        }),
      },
    )
    .get(
      '/list',
      ({ uid, query }) => {
        const lastRead = findLastRead(context.db, context.config.adminUid);
        return listOwnMessages(context.db, uid, lastRead, query.offset ?? 0, query.limit ?? 12);
      },
      { user: true, query: t.Object(paging) },
    )
    .get('/count', ({ uid }) => ({ count: countOwnMessages(context.db, uid) }), { user: true })
    .get(
      '/new_replies',
      ({ uid, query }) => counted(listNewReplies(context.db, uid, query.since ?? 0, MOST)),
      {
        user: true,
        query: t.Object({ since: t.Optional(IdText) }),
        detail: {
          description: `since: the last reply (id) that was read; left out: none. At most ${MOST}, the oldest first.`,
        },
      },
    )
    .get('/detail/:id', ({ user, params }) => single(messageFor(context, user, params.id)), {
      user: true,
      params: IdParam,
    })
    .get(
      '/replies/:id',
      ({ user, params }) => {
        const { id } = messageFor(context, user, params.id);
        return listReplies(context.db, id);
      },
      { user: true, params: IdParam },
    );
