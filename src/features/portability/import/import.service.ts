import { limits } from '#src/domain/limits.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { tidyName } from '#src/domain/text/single-line.ts';
import type { Executor } from '#src/db/database.ts';
import type { User } from '#src/platform/security/auth.ts';
import { requireOwnPlans } from '#src/platform/security/ownership.ts';
import type { Context } from '#src/platform/context.ts';
import { invalid, invalidRows, Problem, type RowIssue } from '#src/platform/http/problem.ts';
import { overQuota, requireRoomFor } from '#src/platform/http/quotas.ts';
import { ChildDied } from '#src/platform/jobs/child-process.ts';
import { Cancelled, createLane } from '#src/platform/jobs/lane.ts';
import { createBreaks } from '#src/platform/jobs/slices.ts';
import type { EncodedPicture } from '#src/platform/pictures/encode-picture.ts';
import { inPictureLane } from '#src/platform/pictures/picture-jobs.ts';
import { stagePicture, type StagedPicture } from '#src/platform/pictures/staged-pictures.ts';
import { keepTags, returnHome } from '#src/features/animals/pets/handed-over-tags.queries.ts';
import { currentSpecies } from '#src/db/species-names.ts';
import { speciesExists } from '#src/features/catalogue/species/species-lookup.queries.ts';
import { listAlready } from '#src/features/portability/take-in/already-here.queries.ts';
import type { Preview } from '#src/features/portability/take-in/take-in.service.ts';
import type { SpeciesAnswer } from '#src/features/portability/take-in/take-in.shapes.ts';
import { listFollowing } from '#src/features/plans/plans/plans.queries.ts';
import { addsOf } from './adds.ts';
import { basisData, basisOf, type Basis } from './basis.ts';
import { requireRoomForPapers } from '#src/platform/documents/room.ts';
import {
  papersFolder,
  readSteps,
  type CheckedFile,
  type CheckInput,
} from './check-file.service.ts';
import { checkPets, MOST_PROBLEMS } from './check-rows.service.ts';
import { assignImported, listKept, listKeptNames } from './import.queries.ts';
import { countPictures } from '#src/platform/pictures/pictures.queries.ts';
import { PetRow } from './import.shapes.ts';
import { noteBegun } from './interrupted.ts';
import { namesOf, withNewNames } from './new-names.ts';
import { stepsOf } from './import-steps.ts';
import { onlyPets, type ImportContext, type NewPet } from './import.types.ts';
import { speciesFinder } from './species-names.queries.ts';
import { storeImport, type Complete, type Stored } from './store-import.service.ts';
import {
  deleteUpload,
  emptyUpload,
  requireUploaded,
  stagedSteps,
  stagingFolder,
} from './uploads.service.ts';

export type ImportInput = {
  /** Checks everything and stores nothing. */
  dry_run?: 0 | 1 | undefined;
  /** The file's name, for the list of imports. */
  file?: string | undefined;
  /** Leaves out the animals that the keeper has already. */
  missing_only?: 0 | 1 | undefined;
  /** The file has to be a hand-over. */
  take_in?: 0 | 1 | undefined;
  /** What the keeper says of species that the list lacks; for a hand-over. */
  species?: SpeciesAnswer[] | undefined;
  /** The keeper's plans that all of the animals get, but for archived ones. */
  plan_ids?: number[] | undefined;
};

type AddedAll = {
  added: number;
  ids: number[];
  import_id?: number;
  /** Of a dry run: the rows whose name and species the keeper has already. */
  known?: number[];
};

/**
 * Adds all of the rows or none (pet/add_all). `complete` is called in the transaction that gives them to the keeper.
 * @throws Problem 422 with every mistake by row and field
 */
export async function addAll(
  context: Context,
  user: User,
  rows: unknown[],
  input: ImportInput,
  complete: (tx: Executor, all: AddedAll) => void,
): Promise<AddedAll> {
  const { db } = context;
  const { uid } = user;
  const { plan_ids = [] } = input;
  requireOwnPlans(db, uid, plan_ids, 'plan_ids');
  const errors = await checkRows(basisOf(basisData(context, db, user)), rows);
  if (errors.length) throw invalidRows(errors);
  const pets = rows as NewPet[];
  const added = pets.length;
  const collection = onlyPets(pets);
  const adds = withNewNames(db, uid, addsOf(collection, plan_ids.length), namesOf(collection));
  requireRoomFor(db, uid, adds);
  if (input.dry_run) return { added, ids: [], known: knownRows(db, uid, pets) };
  const about = {
    uid,
    file: input.file ?? '',
    added,
    adds,
    complete(tx: Executor, stored: Stored) {
      assignImported(tx, stored.import_id, chosenPlans(tx, uid, plan_ids));
      complete(tx, { added, ...stored });
    },
  };
  const steps = [...stepsOf(collection, context.now().getTime())];
  return { added, ...(await storeImport(context, about, [steps])) };
}

/** Those of the plans whose animals are chosen: the others find theirs by themselves. @throws Problem 404 */
function chosenPlans(tx: Executor, uid: number, plan_ids: number[]): number[] {
  const following = new Set(listFollowing(tx, uid));
  const own = requireOwnPlans(tx, uid, plan_ids, 'plan_ids');
  return own.filter((fp_id) => !following.has(fp_id));
}

/** Milliseconds of checking rows, between which everybody else has as many. */
const SLICE = 10;

async function checkRows(basis: Basis, rows: unknown[]): Promise<RowIssue[]> {
  const found: RowIssue[] = [];
  const takeBreak = createBreaks(SLICE);
  for (const [at, row] of rows.entries()) {
    const { errors } = checkPets(basis, PetRow, [row]);
    found.push(...errors.map((error) => ({ ...error, row: at + 1 })));
    if (found.length >= MOST_PROBLEMS) break;
    await takeBreak();
  }
  return found;
}

export type Imported = {
  added: number;
  pictures: number;
  ids: number[];
  import_id?: number;
  /** Of a dry run: how many of the animals the keeper has already; left out for none. */
  kept?: number;
  /** Of a hand-over's dry run: who gives what, and which of it the keeper has already. */
  hand_over?: Preview & { already: { no: number; pet_id: number; name: string }[] };
};

export type ImportPhase = 'checking' | 'pictures' | 'storing';

export type Run = {
  /** Ends it: nothing of it stays. */
  signal: AbortSignal;
  progress: (phase: ImportPhase, done: number, total: number) => void;
  /** Encodes the pictures of a file of ours; those of others are decoded in a process of their own. */
  encode?: (name: string) => Promise<EncodedPicture>;
};

type Importer = Pick<User, 'uid' | 'can_edit_sp'>;

/**
 * Imports the keeper's uploaded file: all of it or nothing. The file is kept after a dry run, and deleted otherwise.
 * @throws Problem
 */
export async function importUploaded(
  context: ImportContext,
  user: Importer,
  input: ImportInput,
  run: Run,
): Promise<Imported> {
  const { uid } = user;
  try {
    const path = requireUploaded(context, uid);
    if (!input.dry_run) noteBegun(context, uid, input.file ?? '');
    return await importFile(context, user, path, input, run);
  } catch (error) {
    throw asProblem(context, error);
  } finally {
    if (!input.dry_run) {
      await emptyUpload(context, uid);
      deleteUpload(context, uid);
    }
  }
}

async function importFile(
  context: ImportContext,
  user: Importer,
  path: string,
  input: ImportInput,
  { signal, progress, encode }: Run,
): Promise<Imported> {
  const { db } = context;
  const { uid } = user;
  const steps = stagedSteps(context, uid);
  const { plan_ids = [] } = input;
  requireOwnPlans(db, uid, plan_ids, 'plan_ids');
  const meant = (input.species ?? []).map((one) => ({
    ...one,
    sc_id: currentSpecies(db, one.sc_id),
  }));
  const answers = input.take_in ? meant : null;
  if (answers?.some(({ sc_id }) => !speciesExists(db, sc_id)))
    throw invalid({ species: issue('unknown_species') });
  const checking: CheckInput = {
    path,
    basis: basisData(context, db, user),
    takeIn: answers,
    inPlans: plan_ids.length,
    kept: listKept(db, uid),
    missing: input.missing_only === 1,
    steps: input.dry_run ? null : steps,
    now: context.now().getTime(),
  };
  const checked = await lane.run<CheckedFile>(String(uid), 'check import', checking, { signal });
  const { added, pictures } = checked;
  const adds = withNewNames(db, uid, checked.adds, checked.names);
  requireRoomFor(db, uid, adds);
  requireRoomForPictures(db, uid, pictures.length);
  requireRoomForPapers(db, uid, checked.papers);
  if (input.dry_run) {
    const { preview } = checked;
    const hand_over = preview && { ...preview, already: listAlready(db, uid, preview.animals) };
    return {
      ...{ added, pictures: pictures.length, ids: [] },
      ...(checked.kept > 0 && { kept: checked.kept }),
      ...(hand_over && { hand_over }),
    };
  }

  const staged = new Map<string, StagedPicture>();
  for (const name of pictures) {
    progress('pictures', staged.size, pictures.length);
    const encoded = await (encode?.(name) ?? encodeOne(context, uid, { path, name }, signal));
    staged.set(name, stagePicture(stagingFolder(context, uid), name, encoded));
  }
  const about = {
    uid,
    file: input.file ?? '',
    added,
    adds,
    staged,
    own: checked.own,
    papers: papersFolder(steps),
    signal,
    progress: (done: number) => progress('storing', done, checked.steps),
    complete: ((tx, { import_id }, copies) => {
      assignImported(tx, import_id, chosenPlans(tx, uid, plan_ids));
      if (answers) returnHome(tx, uid, copies);
      if (input.missing_only) keepTags(tx, uid, copies);
    }) satisfies Complete,
  };
  const stored = await storeImport(context, about, readSteps(steps));
  return { added, pictures: pictures.length, ...stored };
}

/** @throws Problem 409 */
function requireRoomForPictures(db: Executor, uid: number, adds: number): void {
  const max = limits.picturesPerKeeper;
  const free = Math.max(0, max - countPictures(db, uid));
  if (adds > free) throw overQuota({ what: 'pictures', adds, free, max });
}

/** An ordinary file of 5,000 animals takes 70 MB, one that is meant to harm 4 GB. */
const lane = createLane({ megabytes: 160, seconds: 120, uses: 1, patience: 600 });

/** Every picture is decoded and re-encoded, as if it had been uploaded alone. */
async function encodeOne(
  context: ImportContext,
  uid: number,
  place: { path: string; name: string },
  signal: AbortSignal,
): Promise<EncodedPicture> {
  try {
    return await inPictureLane(context, uid, 'encode zipped picture', place, signal);
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    const id = Number.parseInt(place.name, 10);
    throw new Problem('picture_refused', { id, because: error.issue }, { field: 'file' });
  }
}

function asProblem({ log }: ImportContext, error: unknown): unknown {
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
    const sc_id =
      typeof p_sc_id === 'number' ? currentSpecies(db, p_sc_id) : find(tidyName(sc_name ?? ''));
    return kept.has(keyOf(name, sc_id)) ? [at + 1] : [];
  });
}
