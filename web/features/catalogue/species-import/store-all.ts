import { api } from '#web/lib/api.ts';
import type { CallResult } from '#web/lib/ask.ts';
import { failureOf } from '#web/lib/failure.ts';
import { chunksOf } from '#web/lib/use-import-check.ts';
import { texts } from '#web/texts/texts.ts';
import type { SpeciesImportRow } from './import-rows.ts';

/**
 * Stores the rows, in as few calls as possible. A file of up to 500 rows is stored in full or not at all; for a longer
 * one the failure says how much was stored before it.
 */
export async function storeAll(
  rows: readonly SpeciesImportRow[],
  options: { skip_known: 0 | 1 },
): CallResult<{ added: number }> {
  let added = 0;
  for (const { from, chunk: values_add } of chunksOf(rows)) {
    const result = await api.species.add_all.post({ values_add, ...options });
    if (result.error) return from === 0 ? result : { ...result, error: partly(result.error, from) };
    added += result.data.added;
  }
  return { data: { added }, error: null };
}

function partly(error: { status: unknown; value: unknown }, stored: number) {
  const failure = failureOf(Number(error.status), error.value);
  return { ...error, value: { error: `${failure.error} ${texts().imports.partly(stored)}` } };
}
