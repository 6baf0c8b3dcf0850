import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { IdText } from '#src/platform/params.ts';
import { slice } from '#src/platform/slice.ts';
import { listNewest } from './news.queries.ts';

const MOST = 5;

/** What the administrator has to tell, to everybody. `since`: the last item (nid) that was dismissed. */
export const newsRoutes = (context: Context) =>
  slice(context, '/news').get(
    '/newest',
    ({ today, query }) => ({ rows: listNewest(context.db, today, query.since ?? 0, MOST) }),
    { query: t.Object({ since: t.Optional(IdText) }) },
  );
