import { afterCommit, type Executor } from '#src/db/database.ts';
import { BUILT_IN_UID, LEAVING_UID } from '#src/db/seed.ts';
import type { Context } from '#src/platform/context.ts';
import { inBackground } from '#src/platform/jobs/background.ts';
import { inSlices, inTurn } from '#src/platform/jobs/slices.ts';
import { removePictureFiles } from '#src/platform/pictures/picture-files.ts';
import { removeGoneDocuments } from '#src/platform/documents/documents.ts';
import { listFilesOf } from '#src/platform/pictures/pictures.queries.ts';
import {
  deleteFeeders,
  deletedSome,
  deleteImport,
  deletePet,
  deleteSome,
  deleteSomeSpecies,
  deleteUnusedFeeder,
  insertImport,
  leaveTombstone,
  listImportedPets,
  listFoods,
  listImportsOf,
  setApart,
} from './remove-import.queries.ts';

const AT_ONCE = 100;
/** What was begun is brought to its end, however long another program holds the database: half of it would stay. */
const UNTIL_DONE = Infinity;

type Store = Pick<Context, 'config' | 'db' | 'now'>;

/** Removes what is left of imports that were not finished or undone, and of accounts, when the program ended. */
export async function removeUnfinished(context: Store): Promise<void> {
  await inTurn(context.db, () => removeLeftOver(context));
  for (const id of listImportsOf(context.db, LEAVING_UID)) await removeImport(context, id);
}

/** What is left of imports, for who has the turn: it would be counted with what comes. */
export async function removeLeftOver(context: Store): Promise<void> {
  deleteFeeders(context.db, BUILT_IN_UID); // first: else each pet is counted out of them
  for (const id of listImportsOf(context.db, BUILT_IN_UID)) await removeImport(context, id);
}

/**
 * Deletes a pet with a long history: to everybody it is gone with the caller's transaction, and its records go in short
 * ones afterwards, at the next start at the latest. False when the keeper has no such pet.
 */
export function removeLater(
  context: Pick<Context, 'config' | 'db' | 'log' | 'now'>,
  tx: Executor,
  pet: { uid: number; id: number },
): boolean {
  const created = context.now().toISOString();
  const import_id = insertImport(tx, LEAVING_UID, { added: 0, file: '', created });
  if (!setApart(tx, pet, { uid: LEAVING_UID, import_id })) return false;
  afterCommit(context.db, () =>
    inBackground(context.log, 'removing a long history', () => removeImport(context, import_id)),
  );
  return true;
}

/** Deletes an import's rows in short transactions, and the feeders and species that nothing uses any more. */
export async function removeImport(context: Store, import_id: number): Promise<void> {
  const { db } = context;
  const unused = new Map<string, { uid: number; food: string }>();
  let last_id: number | null = null;
  await inSlices(
    db,
    (tx, isOver) => {
      const some = listImportedPets(tx, import_id, AT_ONCE);
      for (const { id, uid } of some) {
        if (isOver()) return true;
        const hasFeeders = uid > BUILT_IN_UID;
        if (hasFeeders && id !== last_id)
          for (const food of listFoods(tx, id)) unused.set(`${uid} ${food}`, { uid, food });
        last_id = id;
        while (deletedSome(tx, id, AT_ONCE)) if (isOver()) return true;
        const pictures = listFilesOf(tx, id);
        leaveTombstone(tx, id);
        deletePet(tx, id);
        for (const picture of pictures) afterCommit(db, () => removePictureFiles(context, picture));
      }
      return some.length > 0;
    },
    UNTIL_DONE,
  );
  await inSlices(db, (tx) => deleteSome(tx, import_id, AT_ONCE), UNTIL_DONE);
  const time = context.now().toISOString();
  const some = { limit: AT_ONCE, time };
  await inSlices(db, (tx) => deleteSomeSpecies(tx, import_id, some), UNTIL_DONE);
  const last = (tx: Executor) => {
    for (const { uid, food } of unused.values()) deleteUnusedFeeder(tx, uid, food);
    deleteImport(tx, import_id);
    return false;
  };
  await inSlices(db, last, UNTIL_DONE);
  afterCommit(db, () => removeGoneDocuments(context));
}
