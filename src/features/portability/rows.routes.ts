import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { choice, Flag, Ids, Words } from '#src/platform/http/params.ts';
import { responded } from '#src/platform/http/idempotency.ts';
import { counted, createRouter, ok } from '#src/platform/http/router.ts';
import { rowsText, tableText } from '#src/features/portability/export/export.service.ts';
import { beginExport } from '#src/features/portability/export/begin-export.ts';
import { attachment } from '#src/features/portability/export/attachment.ts';
import { addAll } from '#src/features/portability/import/import.service.ts';
import { matchSpecies } from '#src/features/portability/import/match-species.service.ts';

/** Pets as rows, import and export. */
export const collectionRoutes = (context: Context) =>
  createRouter(context, '/pet')
    .post(
      '/add_all',
      async ({ user, request, body: { values_add, ...input } }) => {
        const all = await addAll(context, user, values_add, input, (tx, stored) =>
          responded(tx, request, { ...ok, ...stored }),
        );
        return { ...ok, ...all };
      },
      {
        user: true,
        long: true,
        // Loose on purpose: problems are reported by row and field, all at once.
        body: t.Object({
          values_add: t.Array(t.Unknown(), { minItems: 1, maxItems: limits.importRows }),
          dry_run: t.Optional(Flag),
          file: t.Optional(Words(200)),
          plan_ids: t.Optional(Ids),
        }),
      },
    )
    .post('/match_species', ({ body }) => counted(matchSpecies(context.db, body.names)), {
      user: true,
      body: t.Object({
        names: t.Array(t.String({ maxLength: 500 }), { maxItems: limits.importNames }),
      }),
    })
    .get(
      '/export',
      ({ uid, query, today, request }) => {
        const turn = beginExport(context, { uid, request }, 'the pets');
        return query.format === 'csv'
          ? attachment(
              `pets-${today}.csv`,
              'text/csv; charset=utf-8',
              tableText(context, uid),
              turn,
            )
          : attachment(`pets-${today}.json`, 'application/json', rowsText(context, uid), turn);
      },
      { user: true, query: t.Object({ format: t.Optional(choice(['json', 'csv'])) }) },
    );
