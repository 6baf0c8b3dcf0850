import { issue } from '#src/domain/problems/codes.ts';
import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { FlagText } from '#src/platform/http/params.ts';
import { requireReadablePets } from '#src/platform/security/ownership.ts';
import { invalid } from '#src/platform/http/problem.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { listAllLabels, listLabels, type LabelRow } from './labels.queries.ts';

/** The data of labels, and the URL that their codes start with. */
export const labelRoutes = (context: Context) => {
  const answer = (rows: LabelRow[]) => ({
    rows,
    count: rows.length,
    public_url: context.config.publicUrl,
  });
  return createRouter(context, '/pet')
    .get('/all_labels', ({ uid }) => answer(listAllLabels(context.db, uid)), { user: true })
    .get(
      '/labels/:ids',
      ({ user, params, query }) => {
        const ids = idsIn(params.ids);
        const own = query.known === 1;
        const owner = own ? user.uid : requireReadablePets(context.db, user, ids);
        return answer(listLabels(context.db, owner, [...new Set(ids)]));
      },
      { user: true, params: t.Object({ ids: t.String() }), query: LabelsQuery },
    );
};

/** `known=1`: those of the given pets that exist and are the caller's own, instead of 404 for all when one does not. */
const LabelsQuery = t.Object({ known: t.Optional(FlagText) });

/** @throws Problem 422 unless the text is a JSON array of ids, not too many */
function idsIn(text: string): number[] {
  const ids = parsed(text);
  if (!Array.isArray(ids) || !ids.every(isId)) throw invalid({ ids: issue('id_array') });
  if (ids.length > limits.idsPerCall)
    throw invalid({ ids: issue('too_many_pets', { max: limits.idsPerCall }) });
  return ids;
}

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
