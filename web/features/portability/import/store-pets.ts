import type { PetImportRow } from '#src/records/pet-csv-rows.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { importSent, sendFile } from '#web/lib/data-import.ts';
import { chunksOf } from '#web/lib/use-import-check.ts';

/** Stores all rows or none: in one call if they fit, else as one file. */
export function storePets(values_add: PetImportRow[], file: string) {
  return inSteps(async (step): Promise<{ added: number; import_id?: number }> => {
    if (chunksOf(values_add).length === 1) {
      return step(() => api.pet.add_all.post({ values_add, file }));
    }
    await step(() => sendFile(new Blob([JSON.stringify({ values_add })]), () => {}));
    return step(() => importSent({ file }, () => {}));
  });
}
