import { inTransaction } from '#src/db/database.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { within } from '#src/platform/jobs/within.ts';
import { removeImport } from '#src/platform/removal/remove-import.ts';
import { updateImportOwner } from '#src/platform/removal/remove-import.queries.ts';
import { countImportedPets, findImport } from './import.queries.ts';

/**
 * Undoes an import: deletes everything it added, with later records of its pets, but species that others use or edited. Returns the number of deleted pets.
 * From its first transaction on it is no longer in the list, and goes on when it takes longer than a call may; what a
 * crash leaves is removed at the next start.
 * @throws Problem 404
 */
export async function undoImport(
  context: Context,
  uid: number,
  import_id: number,
): Promise<number> {
  const count = inTransaction(context.db, (tx) => {
    if (!findImport(tx, uid, import_id)) throw notFound('import', 'id');
    updateImportOwner(tx, import_id, BUILT_IN_UID);
    return countImportedPets(tx, import_id);
  });
  await within(10 * context.patience.import, removeImport(context, import_id));
  return count;
}
