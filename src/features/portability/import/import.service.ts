import { limits } from '#src/domain/limits.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { User } from '#src/platform/security/auth.ts';
import type { Context } from '#src/platform/context.ts';
import { invalidRows, Problem } from '#src/platform/http/problem.ts';
import { ChildDied } from '#src/platform/jobs/child.ts';
import { Cancelled, createLane } from '#src/platform/jobs/lane.ts';
import { inTurn } from '#src/platform/jobs/slices.ts';
import type { EncodedPicture } from '#src/platform/pictures/encode-picture.ts';
import { inPictureLane } from '#src/platform/pictures/picture-jobs.ts';
import { stagePicture, type StagedPicture } from '#src/platform/pictures/staged-pictures.ts';
import { basisData, basisOf } from './basis.ts';
import type { CheckedFile, CheckInput } from './check-file.service.ts';
import { checkPets } from './check-rows.service.ts';
import { countPictures, insertImport, listKeptNames } from './import.queries.ts';
import { PetRow } from './import.shapes.ts';
import { stepsOf } from './import-steps.ts';
import { onlyPets, type NewPet } from './import.types.ts';
import { speciesFinder } from './species-names.queries.ts';
import { storeFile } from './store-file.service.ts';
import { storeStep, storeWork } from './store-steps.service.ts';
import { deleteUpload, requireUploaded, stagedSteps, stagingFolder } from './uploads.service.ts';

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
  user: User,
  rows: unknown[],
  input: ImportInput,
): AddedAll {
  const { uid } = user;
  return inTransaction(context.db, (tx) => {
    const { errors } = checkPets(basisOf(basisData(context, tx, user)), PetRow, rows);
    if (errors.length) throw invalidRows(errors);
    const pets = rows as NewPet[];
    if (input.dry_run) return { added: pets.length, ids: [], known: knownRows(tx, uid, pets) };
    const [now, file] = [context.now(), input.file ?? ''];
    const about = { added: pets.length, file, created: now.toISOString() };
    const import_id = insertImport(tx, uid, about);
    const work = storeWork({ uid, owner: uid, now, import_id });
    for (const step of stepsOf(onlyPets(pets), now.getTime())) storeStep(tx, work, step);
    return { added: pets.length, ids: work.ids, import_id };
  });
}

export type Imported = {
  added: number;
  pictures: number;
  ids: number[];
  import_id?: number;
};

export type ImportPhase = 'checking' | 'pictures' | 'storing';

export type Run = {
  /** Ends it: nothing of it stays. */
  signal: AbortSignal;
  progress: (phase: ImportPhase, done: number, total: number) => void;
};

/**
 * Imports the keeper's uploaded file: all of it or nothing. The file is kept after a dry run, and deleted otherwise.
 * @throws Problem
 */
export async function importUploaded(
  context: Context,
  user: User,
  input: ImportInput,
  run: Run,
): Promise<Imported> {
  const { uid } = user;
  try {
    return await importFile(context, user, requireUploaded(context, uid), input, run);
  } catch (error) {
    throw asProblem(context, error);
  } finally {
    if (!input.dry_run) deleteUpload(context, uid);
  }
}

async function importFile(
  context: Context,
  user: User,
  path: string,
  input: ImportInput,
  { signal, progress }: Run,
): Promise<Imported> {
  const { db } = context;
  const { uid } = user;
  const steps = stagedSteps(context, uid);
  const checking: CheckInput = {
    path,
    basis: basisData(context, db, user),
    steps: input.dry_run ? null : steps,
    now: context.now().getTime(),
  };
  const checked = await lane.run<CheckedFile>(String(uid), 'check import', checking, { signal });
  const { added, pictures } = checked;
  if (countPictures(db, uid) + pictures.length > limits.picturesPerKeeper) {
    throw new Problem('too_many_pictures', { max: limits.picturesPerKeeper });
  }
  if (input.dry_run) return { added, pictures: pictures.length, ids: [] };

  const staged = new Map<number, StagedPicture>();
  for (const id of pictures) {
    progress('pictures', staged.size, pictures.length);
    const encoded = await encodeOne(context, uid, { path, id }, signal);
    staged.set(id, stagePicture(stagingFolder(context, uid), String(id), encoded));
  }
  const stored = await inTurn(db, () =>
    storeFile(context, {
      uid,
      file: input.file ?? '',
      added,
      steps,
      staged,
      signal,
      progress: (done) => progress('storing', done, checked.steps),
    }),
  );
  return { added, pictures: pictures.length, ...stored };
}

/** An ordinary file of 5,000 animals takes 70 MB, one that is meant to harm 4 GB. */
const lane = createLane({ megabytes: 160, seconds: 120, uses: 1, patience: 600 });

/** Every picture is decoded and re-encoded, as if it had been uploaded alone. */
async function encodeOne(
  context: Context,
  uid: number,
  place: { path: string; id: number },
  signal: AbortSignal,
): Promise<EncodedPicture> {
  try {
    return await inPictureLane(context, uid, 'encode zipped picture', place, signal);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const { id } = place;
    throw new Problem('picture_refused', { id, because: error.issue }, { field: 'file' });
  }
}

function asProblem({ log }: Context, error: unknown): unknown {
  if (error instanceof Cancelled) return new Problem('import_cancelled');
  if (!(error instanceof ChildDied)) return error;
  log.warn('an import was given up', { why: error.message });
  return new Problem('import_too_complex', null, { field: 'file' });
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
