import { mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { limits } from '#src/domain/limits.ts';
import { tidyName } from '#src/domain/one-line.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Keeper } from '#src/platform/auth.ts';
import type { Context } from '#src/platform/context.ts';
import { pictureSizes, type PictureSize } from '#src/platform/picture-sizes.ts';
import { pictureFile, removePictures, storePicture } from '#src/platform/pictures.ts';
import { conflict, invalidRows, notFound, Problem } from '#src/platform/problem.ts';
import { PetRow } from './collection.params.ts';
import {
  countPictures,
  deleteImported,
  findImport,
  listImportedPets,
  listKeptNames,
} from './collection.queries.ts';
import { onlyPets, type NewPet } from './collection.types.ts';
import { readDocument } from './document.service.ts';
import { checkPets } from './rows.service.ts';
import { openSource, type Source } from './source.service.ts';
import { speciesFinder } from './species.queries.ts';
import { storeCollection } from './store.service.ts';
import { forgetUploaded, requireUploaded, stagingFolder } from './uploaded.service.ts';

export type ImportWish = {
  /** Looks at everything and stores nothing. */
  dry_run?: 0 | 1 | undefined;
  /** The file's name, for the list of imports. */
  file?: string | undefined;
};

export type AddedAll = {
  added: number;
  ids: number[];
  import_id?: number;
  /** Of a trial: the rows whose name and species the keeper has already. */
  known?: number[];
};

/**
 * Adds all of the rows or none (pet/add_all).
 * @throws Problem 422 with every mistake by row and field
 */
export function addAll(context: Context, uid: number, rows: unknown[], wish: ImportWish): AddedAll {
  return inTransaction(context.db, (tx) => {
    const { errors } = checkPets(context, tx, PetRow, rows);
    if (errors.length) throw invalidRows(errors);
    const pets = rows as NewPet[];
    if (wish.dry_run) return { added: pets.length, ids: [], known: knownRows(tx, uid, pets) };
    const options = { uid, now: context.now(), file: wish.file ?? '' };
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
 * Imports the file that the keeper sent in parts: all of it or nothing. `progress` is told how many pictures are
 * done. The file is kept after a trial, and gone after anything else.
 * @throws Problem
 */
export async function importUploaded(
  context: Context,
  keeper: Keeper,
  wish: ImportWish,
  progress: (done: number, total: number) => void,
): Promise<Imported> {
  const { uid } = keeper;
  try {
    return await importFile(context, keeper, requireUploaded(context, uid), wish, progress);
  } finally {
    if (!wish.dry_run) forgetUploaded(context, uid);
  }
}

async function importFile(
  context: Context,
  keeper: Keeper,
  path: string,
  wish: ImportWish,
  progress: (done: number, total: number) => void,
): Promise<Imported> {
  const { uid } = keeper;
  const source = await openSource(path);
  const collection = readDocument(context, keeper, source.content);
  const added = collection.pets.length;
  const wanted = collection.ids.filter((id) => source.pictures.has(id));
  if (countPictures(context.db, uid) + wanted.length > limits.picturesPerKeeper) {
    throw conflict(`A keeper can have at most ${limits.picturesPerKeeper} pictures.`);
  }
  if (wish.dry_run) return { added, pictures: wanted.length, ids: [] };

  const dataDir = stagingFolder(context, uid);
  const staging = { ...context, config: { ...context.config, dataDir } };
  progress(0, wanted.length);
  for (const [at, id] of wanted.entries()) {
    await stagePicture(staging, at, id, source);
    progress(at + 1, wanted.length);
    Bun.gc(true); // pictures are memory that the collector does not see, and the next one comes at once
  }
  const placed: number[] = [];
  try {
    return inTransaction(context.db, (tx) => {
      const options = { uid, now: context.now(), file: wish.file ?? '' };
      const stored = storeCollection(tx, collection, { ...options, withPicture: new Set(wanted) });
      // Renaming is as quick as a row, so pictures and rows appear together or not at all.
      for (const [at, id] of wanted.entries()) {
        const pet = stored.petIds.get(id) ?? 0;
        placed.push(pet);
        placePicture(staging, at, context, pet);
      }
      const { ids, import_id } = stored;
      return { added, pictures: wanted.length, ids, import_id };
    });
  } catch (error) {
    for (const pet of placed) await removePictures(context, pet);
    throw error;
  }
}

/** Takes back all that an import brought. Answers how many pets are gone. @throws Problem 404 */
export async function takeBack(context: Context, uid: number, import_id: number): Promise<number> {
  const ids = inTransaction(context.db, (tx) => {
    if (!findImport(tx, uid, import_id)) throw notFound('Import');
    const pets = listImportedPets(tx, import_id);
    deleteImported(tx, uid, import_id);
    return pets;
  });
  for (const id of ids) await removePictures(context, id);
  return ids.length;
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

/** Every picture is decoded and encoded anew, as if it had been uploaded by itself. */
async function stagePicture(
  staging: Context,
  at: number,
  id: number,
  { pictures }: Source,
): Promise<void> {
  try {
    await storePicture(staging, at, (await pictures.get(id)?.()) ?? new Uint8Array());
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const sentence = `The picture ${id} can't be taken. ${error.message} Nothing was stored.`;
    throw new Problem(422, error.kind, sentence, { fields: { file: sentence } });
  }
}

function placePicture(staging: Context, at: number, context: Context, id: number): void {
  for (const size of Object.keys(pictureSizes) as PictureSize[]) {
    const target = pictureFile(context, size, id, 'webp');
    mkdirSync(dirname(target), { recursive: true });
    renameSync(pictureFile(staging, size, at, 'webp'), target);
  }
}
