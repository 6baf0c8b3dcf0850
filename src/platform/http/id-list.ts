import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { invalid } from './problem.ts';
import { parseJson } from '#src/domain/text/parse-json.ts';

/** Ids in a path or a query. */
export const IdList = t.String({ description: 'A JSON array of ids, such as [14,22].' });

/** @throws Problem 422 unless the text is a JSON array of ids, not too many */
export function idsIn(text: string): number[] {
  const ids = parseJson(text);
  if (!Array.isArray(ids) || !ids.every(isId)) throw invalid({ ids: issue('id_array') });
  if (ids.length > limits.idsPerCall)
    throw invalid({ ids: issue('too_many_pets', { max: limits.idsPerCall }) });
  return ids;
}

const isId = (value: unknown): value is number =>
  Number.isInteger(value) && Math.abs(Number(value)) <= 2_147_483_647;
