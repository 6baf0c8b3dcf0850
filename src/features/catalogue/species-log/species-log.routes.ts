import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { IdParam, paging } from '#src/platform/http/params.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter, single } from '#src/platform/http/router.ts';
import { findSpeciesLog, listLogOfSpecies } from './species-log.queries.ts';

/** Who changed what of a species. For keepers only: it names them. */
export const speciesLogRoutes = (context: Context) =>
  createRouter(context, '/spec_log')
    .get(
      '/logs/:id',
      ({ params, query }) =>
        listLogOfSpecies(context.db, params.id, { offset: 0, limit: 12, ...query }),
      { user: true, params: IdParam, query: t.Object(paging) },
    )
    .get(
      '/detail/:id',
      ({ params }) => {
        const entry = findSpeciesLog(context.db, params.id);
        if (!entry) throw notFound('species_log');
        return single(entry);
      },
      { user: true, params: IdParam },
    );
