import { limits } from '#src/domain/limits.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { afterCommit, inTransaction, type Executor } from '#src/db/database.ts';
import type { User } from '#src/platform/security/auth.ts';
import type { Context } from '#src/platform/context.ts';
import { encodePicture } from '#src/platform/pictures/encode-picture.ts';
import { removePictureFiles } from '#src/platform/pictures/picture-files.ts';
import { listPictures, type Picture } from '#src/platform/pictures/pictures.queries.ts';
import {
  placePictures,
  stagePicture,
  type StagedPicture,
} from '#src/platform/pictures/staged-pictures.ts';
import { invalidRows, notFound, Problem } from '#src/platform/http/problem.ts';
import { PetRow } from './import.shapes.ts';
import {
  countPictures,
  deleteImported,
  findImport,
  listImportedPets,
  listKeptNames,
} from './import.queries.ts';
import { onlyPets, type NewPet } from './import.types.ts';
import { readDocument } from './document.service.ts';
import { checkPets } from './check-rows.service.ts';
import { openSource, type Source } from './source.service.ts';
import { displayCurrency } from '#src/features/trade/currency.queries.ts';
import { speciesFinder } from './species-names.queries.ts';
import { storeCollection } from './store.service.ts';
import { deleteUpload, requireUploaded, stagingFolder } from './uploads.service.ts';

export type ImportInput = {
  /** Checks everything and stores nothing. */
  dry_run?: 0 | 1 | undefined;
  /** The file's name, for the list of imports. */
  file?: string | undefined;
};

type AddedAll = {
  added: number;
  ids: number[];
  import_id?: number;
  /** Of a dry run: the rows whose name and species the keeper has already. */
  known?: number[];
};

/**
 * Adds all of the rows or none (pet/add_all).
 * @throws Problem 422 with every mistake by row and field
 */
export function addAll(
  context: Context,
  uid: number,
  rows: unknown[],
  input: ImportInput,
): AddedAll {
  return inTransaction(context.db, (tx) => {
    const { errors } = checkPets(context, tx, PetRow, rows, {
      currency: displayCurrency(tx, uid),
    });
    if (errors.length) throw invalidRows(errors);
    const pets = rows as NewPet[];
    if (input.dry_run) return { added: pets.length, ids: [], known: knownRows(tx, uid, pets) };
    const options = { uid, now: context.now(), file: input.file ?? '' };
    const { ids, import_id } = storeCollection(tx, onlyPets(pets), options);
    return { added: ids.length, ids, import_id };
  });
}

export type Imported = {
  added: number;
  pictures: number;
  ids: number[];
  import_id?: number;
};

/**
 * Imports the keeper's uploaded file: all of it or nothing. `progress` gets the number of pictures done. The file is
 * kept after a dry run, and deleted otherwise.
 * @throws Problem
 */
export async function importUploaded(
  context: Context,
  user: User,
  input: ImportInput,
  progress: (done: number, total: number) => void,
): Promise<Imported> {
  const { uid } = user;
  try {
    return await importFile(context, user, requireUploaded(context, uid), input, progress);
  } finally {
    if (!input.dry_run) deleteUpload(context, uid);
  }
}

async function importFile(
  context: Context,
  user: User,
  path: string,
  input: ImportInput,
  progress: (done: number, total: number) => void,
): Promise<Imported> {
  const { uid } = user;
  const source = await openSource(path);
  const collection = readDocument(context, user, source.content);
  const added = collection.pets.length;
  const wanted = collection.ids.filter((id) => source.pictures.has(id));
  if (countPictures(context.db, uid) + wanted.length > limits.picturesPerKeeper) {
    throw new Problem('too_many_pictures', { max: limits.picturesPerKeeper });
  }
  if (input.dry_run) return { added, pictures: wanted.length, ids: [] };

  const staged = new Map<number, StagedPicture>();
  progress(0, wanted.length);
  for (const id of wanted) {
    staged.set(id, await stage(stagingFolder(context, uid), id, source));
    progress(staged.size, wanted.length);
    Bun.gc(true); // the garbage collector does not see the pictures' memory, and the next one follows at once
  }
  const placed: [Picture, StagedPicture][] = [];
  try {
    return inTransaction(context.db, (tx) => {
      const options = { uid, now: context.now(), file: input.file ?? '' };
      const stored = storeCollection(tx, collection, { ...options, withPicture: new Set(wanted) });
      for (const [id, picture] of staged)
        placed.push([{ id: stored.petIds.get(id) ?? 0, img_version: 1 }, picture]);
      placePictures(tx, context, placed);
      const { ids, import_id } = stored;
      return { added, pictures: wanted.length, ids, import_id };
    });
  } catch (error) {
    for (const [picture] of placed) removePictureFiles(context, picture);
    throw error;
  }
}

/** Undoes an import: deletes everything it added. Returns the number of deleted pets. @throws Problem 404 */
export function undoImport(context: Context, uid: number, import_id: number): number {
  const { pets, pictures } = inTransaction(context.db, (tx) => {
    if (!findImport(tx, uid, import_id)) throw notFound('import');
    const gone = {
      pets: listImportedPets(tx, import_id),
      pictures: listPictures(tx, { import_id }),
    };
    deleteImported(tx, uid, import_id);
    return gone;
  });
  afterCommit(context.db, () => {
    for (const picture of pictures) removePictureFiles(context, picture);
  });
  return pets.length;
}

/** Rows count from 1. */
function knownRows(db: Executor, uid: number, pets: readonly NewPet[]): number[] {
  const keyOf = (name: string, sc_id: number | null) => `${sc_id} ${name.trim().toLowerCase()}`;
  const kept = new Set(listKeptNames(db, uid).map(({ name, sc_id }) => keyOf(name, sc_id)));
  const find = speciesFinder(db);
  return pets.flatMap(({ name, p_sc_id, sc_name }, at) => {
    const sc_id = p_sc_id ?? find(tidyName(sc_name ?? ''));
    return kept.has(keyOf(name, sc_id)) ? [at + 1] : [];
  });
}

/** Every picture is decoded and re-encoded, as if it had been uploaded alone. */
async function stage(folder: string, id: number, { pictures }: Source): Promise<StagedPicture> {
  try {
    const encoded = await encodePicture((await pictures.get(id)?.()) ?? new Uint8Array());
    return stagePicture(folder, String(id), encoded);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    throw new Problem('picture_refused', { id, because: error.issue }, { field: 'file' });
  }
}
