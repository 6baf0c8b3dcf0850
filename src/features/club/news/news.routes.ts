import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { IdText } from '#src/platform/http/params.ts';
import { counted, createRouter } from '#src/platform/http/router.ts';
import { listNewest } from './news.queries.ts';

const MOST = 5;

/** The administrator's news, for everybody. `since`: the last item (nid) that was dismissed. */
export const newsRoutes = (context: Context) =>
  createRouter(context, '/news').get(
    '/newest',
    ({ today, query }) => counted(listNewest(context.db, today, query.since ?? 0, MOST)),
    { query: t.Object({ since: t.Optional(IdText) }) },
  );
