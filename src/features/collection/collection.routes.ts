import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { choice, Flag, Words } from '#src/platform/params.ts';
import { done, slice } from '#src/platform/slice.ts';
import { rowsText, tableText } from './export.service.ts';
import { attachment } from './attachment.ts';
import { addAll } from './import.service.ts';
import { matchSpecies } from './match.service.ts';

/** Pets in and out as rows (spec 7.3). */
export const collectionRoutes = (context: Context) =>
  slice(context, '/pet')
    .post(
      '/add_all',
      ({ uid, body: { values_add, ...wish } }) => ({
        ...done,
        ...addAll(context, uid, values_add, wish),
      }),
      {
        user: true,
        // Loose on purpose: what is wrong with a row is said by row and field, all of it at once.
        body: t.Object({
          values_add: t.Array(t.Unknown(), { minItems: 1, maxItems: limits.importRows }),
          dry_run: t.Optional(Flag),
          file: t.Optional(Words(200)),
        }),
      },
    )
    .post('/match_species', ({ body }) => ({ rows: matchSpecies(context.db, body.names) }), {
      user: true,
      body: t.Object({
        names: t.Array(t.String({ maxLength: 500 }), { maxItems: limits.importNames }),
      }),
    })
    .get(
      '/export',
      ({ uid, query, today }) =>
        query.format === 'csv'
          ? attachment(`pets-${today}.csv`, 'text/csv; charset=utf-8', tableText(context, uid))
          : attachment(`pets-${today}.json`, 'application/json', rowsText(context, uid)),
      { user: true, query: t.Object({ format: t.Optional(choice(['json', 'csv'])) }) },
    );
