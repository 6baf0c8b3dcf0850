import { t } from 'elysia';
import { logAdmin } from '#src/platform/log/admin-log.ts';
import type { Context } from '#src/platform/context.ts';
import { choice, Id, paging, searching } from '#src/platform/http/params.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { deleteSpeciesLog, listSpeciesLog } from './species-log.queries.ts';

export const speciesLogAdminRoutes = (context: Context) =>
  createRouter(context, '/admin/spec_log')
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
      (call) => {
        const { sid } = call.body;
        if (!deleteSpeciesLog(context.db, sid)) throw notFound('species_log', 'sid');
        logAdmin(context.db, call, `Deleted species log ${sid}`);
        return ok;
      },
      { admin: true, body: t.Object({ sid: Id }) },
    );
