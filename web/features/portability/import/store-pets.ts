import type { PetImportRow } from '#src/records/pet-csv-rows.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { importSent, sendFile } from '#web/lib/data-import.ts';
import { chunksOf } from '#web/lib/use-import-check.ts';
import { placePath, type ForAllChoice } from './for-all-choice.ts';

/** Stores all rows or none: in one call if they fit, else as one file. */
export function storePets(rows: PetImportRow[], file: string, forAll: ForAllChoice) {
  const place = placePath(forAll);
  const values_add = rows.map((row) => (place && !row.archived ? { place, ...row } : row));
  const input = { file, ...(forAll.plan_ids.length > 0 && { plan_ids: [...forAll.plan_ids] }) };
  return inSteps(async (step): Promise<{ added: number; import_id?: number }> => {
    if (chunksOf(values_add).length === 1) {
      return step(() => api.pet.add_all.post({ values_add, ...input }));
    }
    await step(() => sendFile(new Blob([JSON.stringify({ values_add })]), () => {}));
    return step(() => importSent(input, () => {}));
  });
}
