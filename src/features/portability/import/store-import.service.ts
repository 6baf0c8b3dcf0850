import type { Executor } from '#src/db/database.ts';
import { durable } from '#src/db/durable.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { findUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { unauthorized } from '#src/platform/http/problem.ts';
import { requireRoomFor, type Adds } from '#src/platform/http/quotas.ts';
import { inBackground } from '#src/platform/jobs/background.ts';
import { Cancelled } from '#src/platform/jobs/lane.ts';
import { inSlices, inTurn } from '#src/platform/jobs/slices.ts';
import { removePictureFiles } from '#src/platform/pictures/picture-files.ts';
import { insertPicture, type Picture } from '#src/platform/pictures/pictures.queries.ts';
import { placePaper } from './store-papers.ts';
import { addPicture, notesOf, updateNotes } from './imported-pictures.queries.ts';
import { placePictures, type StagedPicture } from '#src/platform/pictures/staged-pictures.ts';
import type { Step, StepKind } from './import-steps.ts';
import type { ImportContext, Own } from './import.types.ts';
import { insertImport } from '#src/platform/removal/remove-import.queries.ts';
import { removeLeftOver, removeUnfinished } from '#src/platform/removal/remove-import.ts';
import { giveToKeeper } from './import.queries.ts';
import { storeStanding } from './store-places.ts';
import { storeStep, storeWork, type StoreWork } from './store-step.service.ts';

type About = {
  uid: number;
  file: string;
  added: number;
  adds: Adds;
  /** By their names in the file: that of a pet's cover is the document's id of the pet. */
  staged?: ReadonlyMap<string, StagedPicture>;
  /** The keeper's own that animals of the file belong to again. */
  own?: Pick<Own, 'purchases' | 'plans'>;
  /** Where its papers wait. */
  papers?: string;
  signal?: AbortSignal;
  progress?: (done: number) => void;
  /** Called in the last transaction. */
  complete?: Complete;
};

/** `copies`: the new records whose tag another record has. */
export type Complete = (tx: Executor, stored: Stored, copies: StoreWork['copies']) => void;
export type Stored = { import_id: number; ids: number[] };
type Parts = AsyncIterable<Step[]> | Iterable<Step[]>;

/**
 * Stores checked steps in short transactions. Its rows are the built-in user's, whom no page shows, until the last
 * transaction gives all of them to the keeper: nobody sees or changes half an import, and what a crash leaves is
 * removed at the next start. One at a time: they share that user's feeders.
 * @throws Problem 401 when the keeper was deleted meanwhile, 409 when there are too many animals by now
 */
export const storeImport = (context: ImportContext, about: About, parts: Parts): Promise<Stored> =>
  inTurn(context.db, () => storeNow(context, about, parts));

async function storeNow(context: ImportContext, about: About, parts: Parts): Promise<Stored> {
  const { db } = context;
  const { uid, file, added, staged } = about;
  if (!findUser(db, uid)) throw unauthorized();
  // others of the keeper may have added meanwhile
  requireRoomFor(db, uid, about.adds);
  await removeLeftOver(context);
  const now = context.now();
  const import_id = insertImport(db, BUILT_IN_UID, { added, file, created: now.toISOString() });
  const withPicture = new Set([...(staged?.keys() ?? [])].map(Number));
  const work = storeWork({ uid, owner: BUILT_IN_UID, now, import_id, withPicture });
  for (const id of about.own?.purchases ?? []) work.purchaseIds.set(id, id);
  for (const { fp_id, own_id } of about.own?.plans ?? []) work.planIds.set(fp_id, own_id);
  try {
    const atTheEnd = await storeMost(context, work, about, parts);
    const stored = { import_id, ids: work.ids };
    await inSlices(db, (tx) => {
      if (about.signal?.aborted) throw new Cancelled();
      if (!findUser(tx, uid)) throw unauthorized();
      giveToKeeper(tx, import_id, BUILT_IN_UID, uid);
      storeStanding(tx, uid, work.places);
      for (const step of atTheEnd) storeStep(tx, work, step);
      about.complete?.(tx, stored, work.copies);
      return false;
    });
    await durable(db);
    return stored;
  } catch (error) {
    inBackground(context.log, 'removing an unfinished import', () => removeUnfinished(context));
    throw error;
  }
}

const changesOwn: ReadonlySet<StepKind> = new Set(['feeder', 'setting', 'again', 'back']);

/** Stores all steps but those that change what the keeper has already, which it returns. */
async function storeMost(
  context: ImportContext,
  work: StoreWork,
  { staged, papers = '', signal, progress }: About,
  parts: Parts,
): Promise<Step[]> {
  const atTheEnd: Step[] = [];
  let done = 0;
  for await (const steps of parts) {
    let at = 0;
    await inSlices(context.db, (tx, isOver) => {
      if (signal?.aborted) throw new Cancelled();
      const placed: [Picture, StagedPicture][] = [];
      for (let step = steps[at]; step && !isOver(); step = steps[(at += 1)]) {
        if (changesOwn.has(step[0])) atTheEnd.push(step);
        else storeStep(tx, work, step);
        placed.push(...picturesOf(tx, work, step, staged ?? new Map()));
        if (step[0] === 'paper') placePaper(tx, context, work, step[1], papers);
      }
      place(tx, context, placed);
      progress?.(done + at);
      return at < steps.length;
    });
    done += steps.length;
  }
  return atTheEnd;
}

/** The files of what a step adds, whose rows are stored here. */
function* picturesOf(
  tx: Executor,
  { ids }: StoreWork,
  step: Step,
  staged: ReadonlyMap<string, StagedPicture>,
): Generator<[Picture, StagedPicture]> {
  const id = ids.at(-1) ?? 0;
  if (step[0] === 'pet') {
    const cover = staged.get(String(step[1].id ?? 0));
    if (!cover) return;
    insertPicture(tx, { id, img_version: 1 }, { day: null, caption: '', molt_id: null });
    yield [{ id, img_version: 1 }, cover];
  }
  if (step[0] !== 'pictures') return;
  const { of, rows } = step[1];
  for (const row of rows) {
    const notes = notesOf(tx, id, row);
    if (row.cover && staged.has(String(of))) updateNotes(tx, { id, img_version: 1 }, notes);
    const picture = row.cover ? undefined : staged.get(`${of}-${row.no}`);
    if (!picture) continue;
    yield [addPicture(tx, id, notes), picture];
  }
}

function place(...[tx, context, placed]: Parameters<typeof placePictures>): void {
  if (placed.length === 0) return;
  try {
    placePictures(tx, context, placed);
  } catch (error) {
    for (const [picture] of placed) removePictureFiles(context, picture);
    throw error;
  }
}
