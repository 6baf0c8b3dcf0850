import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { IdList, idsIn } from '#src/platform/http/id-list.ts';
import { FlagText } from '#src/platform/http/params.ts';
import { requireReadablePets } from '#src/platform/security/ownership.ts';
import { counted, createRouter } from '#src/platform/http/router.ts';
import { listAllLabels, listLabels, type LabelRow } from './labels.queries.ts';

/** The data of labels, and the URL that their codes start with. */
export const labelRoutes = (context: Context) => {
  const labels = (rows: LabelRow[]) => ({
    ...counted(rows),
    public_url: context.config.publicUrl,
  });
  return createRouter(context, '/pet')
    .get('/all_labels', ({ uid }) => labels(listAllLabels(context.db, uid)), { user: true })
    .get(
      '/labels/:ids',
      ({ user, params, query }) => {
        const ids = idsIn(params.ids);
        const own = query.known === 1;
        const owner = own ? user.uid : requireReadablePets(context.db, user, ids);
        return labels(listLabels(context.db, owner, [...new Set(ids)]));
      },
      { user: true, params: t.Object({ ids: IdList }), query: LabelsQuery },
    );
};

/** `known=1`: those of the given pets that exist and are the caller's own, instead of 404 for all when one does not. */
const LabelsQuery = t.Object({ known: t.Optional(FlagText) });
