import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { Id, IdParam, paging } from '#src/platform/http/params.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter, ok, single } from '#src/platform/http/router.ts';
import { deleteEventLog, findEventLog, listEventLog } from './event-log.queries.ts';

export const eventLogAdminRoutes = (context: Context) =>
  createRouter(context, '/admin/event_log')
    .get('/', ({ query: { offset = 0, limit = 12 } }) => listEventLog(context.db, offset, limit), {
      admin: true,
      query: t.Object(paging),
    })
    .get(
      '/detail/:id',
      ({ params }) => {
        const entry = findEventLog(context.db, params.id);
        if (!entry) throw notFound('event_log');
        return single(entry);
      },
      { admin: true, params: IdParam },
    )
    .delete(
      '/delete',
      ({ body }) => {
        if (!deleteEventLog(context.db, body.eid)) throw notFound('event_log', 'eid');
        return ok;
      },
      { admin: true, body: t.Object({ eid: Id }) },
    );
