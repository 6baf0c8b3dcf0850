import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { logEvent } from '#src/platform/event-log.ts';
import { choice, Id, paging, searching } from '#src/platform/params.ts';
import { notFound } from '#src/platform/problem.ts';
import { slice } from '#src/platform/slice.ts';
import { deleteSpeciesLog, listSpeciesLog } from './species-log.queries.ts';

export const speciesLogAdminRoutes = (context: Context) =>
  slice(context, '/admin/spec_log')
    .get(
      '/all',
      ({ query: { adminChanges = '0', ...query } }) => {
        const all = adminChanges === '1' || adminChanges === 'true';
        return listSpeciesLog(context.db, {
          offset: 0,
          limit: 12,
          ...query,
          ...(all ? {} : { without: context.config.adminUid }),
        });
      },
      {
        admin: true,
        query: t.Object({
          ...paging,
          ...searching,
          adminChanges: t.Optional(choice(['0', '1', 'true', 'false'])),
        }),
      },
    )
    .delete(
      '/delete',
      ({ body: { sid }, uid }) => {
        if (!deleteSpeciesLog(context.db, sid)) throw notFound('Species log');
        const message = `Deleted species log ${sid}`;
        logEvent(context.db, {
          path: '/api/admin/spec_log/delete',
          log_type: 'admin',
          message,
          uid,
        });
        return { status: true as const };
      },
      { admin: true, body: t.Object({ sid: Id }) },
    );
