import { afterCommit, inTransaction } from '#src/db/database.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import type { Context } from '#src/platform/context.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { within } from '#src/platform/jobs/within.ts';
import { inSlices, inTurn } from '#src/platform/jobs/slices.ts';
import { removePictureFiles } from '#src/platform/pictures/picture-files.ts';
import {
  countImportedPets,
  deleteFeeders,
  deleteFeedings,
  deleteImport,
  deletePet,
  deleteSome,
  deleteUnusedFeeder,
  findImport,
  listImportedPets,
  listFoods,
  listImportsOf,
  updateImportOwner,
} from './import.queries.ts';

const AT_ONCE = 100;

type Store = Pick<Context, 'config' | 'db'>;

/**
 * Undoes an import: deletes everything it added, with later records of its pets. Returns the number of deleted pets.
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
    if (!findImport(tx, uid, import_id)) throw notFound('import');
    updateImportOwner(tx, import_id, BUILT_IN_UID);
    return countImportedPets(tx, import_id);
  });
  await within(10 * context.patience.import, removeImport(context, import_id));
  return count;
}

/** Removes what is left of imports that were not finished, or not undone when the program ended. */
export const removeUnfinished = (context: Store): Promise<void> =>
  inTurn(context.db, async () => {
    deleteFeeders(context.db, BUILT_IN_UID); // first: else each pet is counted out of them
    for (const id of listImportsOf(context.db, BUILT_IN_UID)) await removeImport(context, id);
  });

/** Deletes an import's rows in short transactions, and the feeders that nothing uses any more. */
export async function removeImport(context: Store, import_id: number): Promise<void> {
  const { db } = context;
  const unused = new Map<string, { uid: number; food: string }>();
  await inSlices(db, (tx, isOver) => {
    const some = listImportedPets(tx, import_id, AT_ONCE);
    for (const { id, uid, has_img, img_version } of some) {
      if (isOver()) return true;
      const foods = listFoods(tx, id, AT_ONCE + 1);
      for (const food of foods) unused.set(`${uid} ${food}`, { uid, food });
      if (foods.length > AT_ONCE) {
        deleteFeedings(tx, id, AT_ONCE);
        return true;
      }
      deletePet(tx, id);
      if (has_img) afterCommit(db, () => removePictureFiles(context, { id, img_version }));
    }
    return some.length > 0;
  });
  await inSlices(db, (tx) => deleteSome(tx, import_id, AT_ONCE));
  inTransaction(db, (tx) => {
    for (const { uid, food } of unused.values()) deleteUnusedFeeder(tx, uid, food);
    deleteImport(tx, import_id);
  });
}
