import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { logAdmin } from '#src/platform/log/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { Day, Id, Name, paging } from '#src/platform/http/params.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { deleteNews, insertNews, listNews, updateNews } from './news.queries.ts';

export const newsAdminRoutes = (context: Context) =>
  createRouter(context, '/admin')
    .get(
      '/news_log',
      // all of them, without a limit: clients call it without a payload
      ({ query: { offset = 0, limit } }) => listNews(context.db, offset, limit),
      { admin: true, query: t.Object(paging) },
    )
    .post(
      '/news_add',
      (call) => {
        const id = insertNews(context.db, { ...call.body, n_text: call.body.n_text.trim() });
        logAdmin(context.db, call, `News ${id} added`);
        return { ...ok, id };
      },
      { admin: true, body: t.Object({ date_n: Day, n_text: Name(limits.news) }) },
    )
    .put(
      '/news_update',
      (call) => {
        const { nid, date_n, n_text } = call.body;
        if (!updateNews(context.db, nid, { date_n, n_text: n_text.trim() }))
          throw notFound('news', 'nid');
        logAdmin(context.db, call, `News ${nid} changed`);
        return ok;
      },
      { admin: true, body: t.Object({ nid: Id, date_n: Day, n_text: Name(limits.news) }) },
    )
    .delete(
      '/news_delete',
      (call) => {
        if (!deleteNews(context.db, call.body.nid)) throw notFound('news', 'nid');
        logAdmin(context.db, call, `News ${call.body.nid} deleted`);
        return ok;
      },
      { admin: true, body: t.Object({ nid: Id }) },
    );
