import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { logAdmin } from '#src/platform/log/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { Id, Name, paging } from '#src/platform/http/params.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { countUnread, deleteMessage, findLastRead, listMessages } from './messages.queries.ts';
import { reply } from './messages.service.ts';

/** The administrator's inbox. One message and its replies: contact_messages/detail and replies. */
export const messageAdminRoutes = (context: Context) => {
  const lastRead = () => findLastRead(context.db, context.config.adminUid);
  return createRouter(context, '/admin/contact_messages')
    .get(
      '/list',
      ({ query }) => listMessages(context.db, lastRead(), query.offset ?? 0, query.limit ?? 12),
      {
        admin: true,
        query: t.Object(paging),
      },
    )
    .get('/unread', () => ({ count: countUnread(context.db, lastRead()) }), { admin: true })
    .post('/reply', ({ body, language }) => reply(context, body.id, body.reply, language), {
      admin: true,
      body: t.Object({ id: Id, reply: Name(limits.reply) }),
    })
    .delete(
      '/delete',
      (call) => {
        if (!deleteMessage(context.db, call.body.id)) throw notFound('message', 'id');
        logAdmin(context.db, call, `Deleted message ${call.body.id}`);
        return ok;
      },
      { admin: true, body: t.Object({ id: Id }) },
    );
};
