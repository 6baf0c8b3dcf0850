import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { FlagText } from '#src/platform/params.ts';
import { requireOwnPets } from '#src/platform/ownership.ts';
import { invalid } from '#src/platform/problem.ts';
import { slice } from '#src/platform/slice.ts';
import { listAllLabels, listLabels, type LabelRow } from './labels.queries.ts';

/** What stands on labels, and the address that their codes start with. */
export const labelRoutes = (context: Context) => {
  const answer = (rows: LabelRow[]) => ({
    rows,
    count: rows.length,
    public_url: context.config.publicUrl,
  });
  return slice(context, '/pet')
    .get('/all_labels', ({ uid }) => answer(listAllLabels(context.db, uid)), { user: true })
    .get(
      '/labels/:ids',
      ({ uid, params, query }) => {
        const ids = idsIn(params.ids);
        if (query.known !== 1) requireOwnPets(context.db, uid, ids);
        return answer(listLabels(context.db, uid, [...new Set(ids)]));
      },
      { user: true, params: t.Object({ ids: t.String() }), query: LabelsQuery },
    );
};

/** `known=1`: whoever of the named is there, instead of 404 for all when one is not. */
const LabelsQuery = t.Object({ known: t.Optional(FlagText) });

/** @throws Problem 422 unless the text is a JSON array of ids, not too many */
function idsIn(text: string): number[] {
  const ids = parsed(text);
  if (!Array.isArray(ids) || !ids.every(isId))
    throw invalid({ ids: 'must be a JSON array of ids, such as [14,22]' });
  if (ids.length > limits.idsPerCall)
    throw invalid({ ids: `may name at most ${limits.idsPerCall} pets` });
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
