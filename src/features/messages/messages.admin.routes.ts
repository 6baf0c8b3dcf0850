import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { logAdmin } from '#src/platform/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { Id, Name, paging } from '#src/platform/params.ts';
import { notFound } from '#src/platform/problem.ts';
import { done, slice } from '#src/platform/slice.ts';
import { countUnread, deleteMessage, findLastRead, listMessages } from './messages.queries.ts';
import { reply } from './messages.service.ts';

/** The administrator's letter box (spec 7.1). One message and its replies: contact_messages/detail and replies. */
export const messageAdminRoutes = (context: Context) => {
  const lastRead = () => findLastRead(context.db, context.config.adminUid);
  return slice(context, '/admin/contact_messages')
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
        if (!deleteMessage(context.db, call.body.id)) throw notFound('Message');
        logAdmin(context.db, call, `Deleted message ${call.body.id}`);
        return done;
      },
      { admin: true, body: t.Object({ id: Id }) },
    );
};
