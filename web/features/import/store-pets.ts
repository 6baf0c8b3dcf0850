import type { PetImportRow } from '#src/domain/pet-rows.ts';
import { api, ask } from '#web/lib/api.ts';
import { importSent, sendFile } from '#web/lib/file-import.ts';
import { chunksOf } from '#web/lib/use-import-check.ts';

/** Stores all rows or none: in one call where they fit into one, else as one file. @throws CallFailed */
export async function storePets(
  values_add: PetImportRow[],
  file: string,
): Promise<{ added: number; import_id?: number }> {
  if (chunksOf(values_add).length === 1) {
    return ask(() => api.pet.add_all.post({ values_add, file }));
  }
  await sendFile(new Blob([JSON.stringify({ values_add })]), () => {});
  return importSent({ file }, () => {});
}
