import { mkdirSync, rmSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '#src/domain/limits.ts';
import type { Executor } from '#src/db/database.ts';
import { countHistory } from '#src/features/animals/history/history.queries.ts';
import { freeTag } from '#src/features/animals/pets/handed-over-tags.queries.ts';
import { updatePet } from '#src/features/animals/pets/pets.queries.ts';
import { findByCode } from '#src/features/trade/hand-over/hand-over.queries.ts';
import type { Offered } from '#src/features/trade/hand-over/offered.queries.ts';
import {
  refuseEnded,
  requireOpen,
  type Call,
  type OpenHandOver,
} from '#src/features/trade/hand-over/open-hand-over.service.ts';
import { settle, type Days } from '#src/features/trade/hand-over/settle.service.ts';

import { listPictures } from '#src/features/portability/export/export-animals.queries.ts';
import { nameOf } from '#src/features/portability/export/picture-files.ts';
import { waitingPaper } from '#src/features/portability/import/import-papers.ts';
import {
  stepsOf,
  type Step,
  type StoredPaper,
} from '#src/features/portability/import/import-steps.ts';
import { onlyPets } from '#src/features/portability/import/import.types.ts';
import { storeImport } from '#src/features/portability/import/store-import.service.ts';
import type { Context } from '#src/platform/context.ts';
import { documentFile } from '#src/platform/documents/document-files.ts';
import { requireRoomForPapers } from '#src/platform/documents/room.ts';
import { requireRoomForFiles } from '#src/platform/files/free-disk.ts';
import { uploadFolder } from '#src/platform/files/uploaded-files.ts';
import { notFound, Problem, unauthorized } from '#src/platform/http/problem.ts';
import { createPlaces } from '#src/platform/jobs/places.ts';
import { createBreaks } from '#src/platform/jobs/slices.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { countPictures, listFilesOf } from '#src/platform/pictures/pictures.queries.ts';
import { stageCopy, type StagedPicture } from '#src/platform/pictures/staged-pictures.ts';
import { deleteImport } from '#src/platform/removal/remove-import.queries.ts';
import type { User } from '#src/platform/security/auth.ts';
import { findActive } from './take-over.queries.ts';
import {
  travellingFiles,
  travellingHistory,
  travellingPaper,
  travellingPet,
  travellingPurchase,
  type Arrival,
} from './travelling.ts';

type Taker = { user: User; arrival: Arrival; days: Days };
/** Called in the last transaction. */
type Complete = (tx: Executor, ids: number[]) => void;

const places = createPlaces({ places: 4, patience: 60_000, waiting: { ofOne: 3, inAll: 8 } });

/**
 * Takes the animals of a hand-over into the caller's collection, those of one call at a time of each keeper. Returns the
 * new records.
 * @throws Problem 404, 409 for the caller's own, for too many pictures, and where the animals changed meanwhile, 410 when
 * it has ended, 429, 503
 */
export async function takeOver(
  context: Context,
  call: Call,
  code: string,
  taker: Taker,
  complete: Complete,
): Promise<number[]> {
  const handOver = requireOpen(context, call, code);
  const { uid } = taker.user;
  if (handOver.uid === uid) throw new Problem('own_hand_over');
  const release = await places.take(String(uid));
  try {
    return await takeNow(context, handOver, taker, complete);
  } finally {
    release();
  }
}

async function takeNow(
  context: Context,
  handOver: OpenHandOver,
  taker: Taker,
  complete: Complete,
): Promise<number[]> {
  const { uid } = taker.user;
  requireRoom(context, uid, handOver);
  const folder = join(uploadFolder(context), `${uid}-taken`);
  try {
    const { ids } = await storeImport(
      context,
      {
        uid,
        file: '',
        added: handOver.animals.length,
        adds: { animals: handOver.animals.length },
        staged: await stagePictures(context, handOver, folder),
        papers: folder,
        complete: (tx, { ids, import_id }) => {
          arrive(context, tx, handOver, taker, ids);
          deleteImport(tx, import_id);
          complete(tx, ids);
        },
      },
      steps(context, handOver, taker.arrival, await stagePapers(context, handOver, folder)),
    );
    return ids;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @throws Problem 409, 422, 507 */
function requireRoom(context: Context, uid: number, handOver: OpenHandOver): void {
  const { db } = context;
  const { animals, history, pictures } = handOver;
  const coming = pictures
    ? animals.reduce((sum, { pet }) => sum + listFilesOf(db, pet.id).length, 0)
    : 0;
  const files = travellingFiles(context, handOver);
  if (coming + files.length > 0) requireRoomForFiles(context);
  if (coming > 0 && countPictures(db, uid) + coming > limits.picturesPerKeeper)
    throw new Problem('too_many_pictures', { max: limits.picturesPerKeeper });
  const bytes = files.reduce((sum, paper) => sum + paper.bytes, 0);
  requireRoomForPapers(db, uid, { count: files.length, bytes }, null);
  const records = (history ? animals : []).flatMap(({ pet }) =>
    Object.values(countHistory(db, pet.id)),
  );
  if (records.reduce((sum, n) => sum + n, 0) > limits.importHistory)
    throw new Problem('too_much_history', { max: limits.importHistory });
}

/** The pictures as they are: each was re-encoded when its giver uploaded it. */
async function stagePictures(
  context: Context,
  { pictures, animals }: OpenHandOver,
  folder: string,
): Promise<Map<string, StagedPicture>> {
  const staged = new Map<string, StagedPicture>();
  const takeBreak = createBreaks(10);
  for (const { pet } of pictures ? animals : []) {
    for (const { no, cover } of listPictures(context.db, pet.id)) {
      const name = nameOf(pet.id, no, cover);
      const copy = stageCopy(context, folder, { id: pet.id, img_version: no }, name);
      if (copy) staged.set(name, copy);
      await takeBreak();
    }
  }
  return staged;
}

/** Copies of the papers that travel: the giver's own stay where they are. */
async function stagePapers(
  context: Context,
  handOver: OpenHandOver,
  folder: string,
): Promise<StoredPaper[]> {
  const staged: StoredPaper[] = [];
  for (const paper of travellingFiles(context, handOver)) {
    const { id, bytes, sum } = paper;
    mkdirSync(folder, { recursive: true });
    await copyFile(documentFile(context, id), waitingPaper(folder, id));
    staged.push({ ...travellingPaper(paper), bytes, sum });
  }
  return staged;
}

/** As an import stores them, an animal at a time. */
function* steps(
  context: Context,
  handOver: OpenHandOver,
  arrival: Arrival,
  papers: readonly StoredPaper[],
): Generator<Step[]> {
  const now = context.now().getTime();
  for (const one of handOver.animals) {
    const { tag: _, sc_name: __, ...pet } = travellingPet(handOver, one);
    const records = travellingHistory(context.db, handOver, one.pet.id);
    const row = { ...pet, ...records, p_sc_id: one.pet.sc_id };
    const purchases = [travellingPurchase(handOver, one, arrival)];
    yield [...stepsOf({ ...onlyPets([row]), purchases }, now)];
  }
  yield papers.map((paper): Step => ['paper', paper]);
}

/** All that makes the animals the taker's and no longer the giver's. @throws Problem 401, 404, 409, 410 */
function arrive(
  context: Context,
  tx: Executor,
  { code, animals }: OpenHandOver,
  { user: { uid }, days }: Taker,
  ids: number[],
): void {
  if (!findActive(tx, uid)) throw unauthorized();
  const found = findByCode(tx, code);
  if (!found) throw notFound('hand_over');
  const handOver = refuseEnded(context, tx, found);
  if (!Bun.deepEquals(handOver.animals.map(whatGoes), animals.map(whatGoes)))
    throw new Problem('hand_over_changed');
  settle(context, handOver, days);
  for (const [at, { pet, whole }] of animals.entries())
    if (whole && freeTag(tx, pet.tag)) updatePet(tx, uid, ids[at] ?? 0, { tag: pet.tag });
  const path = 'POST /api/hand_over/take';
  const message = `Took over ${ids.length} of the animals of user ${handOver.uid} (hand-over ${handOver.id})`;
  logEvent(tx, { path, log_type: 'account', message, uid });
}

const whatGoes = ({ pet, count, whole }: Offered) => [pet.id, pet.tag, count, whole];
