import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { logAdmin } from '#src/platform/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { Day, Id, Name, paging } from '#src/platform/params.ts';
import { notFound } from '#src/platform/problem.ts';
import { done, slice } from '#src/platform/slice.ts';
import { deleteNews, insertNews, listNews } from './news.queries.ts';

export const newsAdminRoutes = (context: Context) =>
  slice(context, '/admin')
    .get(
      '/news_log',
      // without a limit all of them: spec 7.1 knows the call without a payload
      ({ query: { offset = 0, limit } }) => listNews(context.db, offset, limit),
      { admin: true, query: t.Object(paging) },
    )
    .post(
      '/news_add',
      (call) => {
        const id = insertNews(context.db, { ...call.body, n_text: call.body.n_text.trim() });
        logAdmin(context.db, call, `News ${id} added`);
        return { ...done, id };
      },
      { admin: true, body: t.Object({ date_n: Day, n_text: Name(limits.news) }) },
    )
    .delete(
      '/news_delete',
      (call) => {
        if (!deleteNews(context.db, call.body.nid)) throw notFound('News item');
        logAdmin(context.db, call, `News ${call.body.nid} deleted`);
        return done;
      },
      { admin: true, body: t.Object({ nid: Id }) },
    );
