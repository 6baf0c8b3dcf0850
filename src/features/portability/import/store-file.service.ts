import { inTransaction } from '#src/db/database.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import type { Context } from '#src/platform/context.ts';
import { inBackground } from '#src/platform/jobs/background.ts';
import { Cancelled } from '#src/platform/jobs/lane.ts';
import { inSlices } from '#src/platform/jobs/slices.ts';
import { removePictureFiles } from '#src/platform/pictures/picture-files.ts';
import type { Picture } from '#src/platform/pictures/pictures.queries.ts';
import { placePictures, type StagedPicture } from '#src/platform/pictures/staged-pictures.ts';
import { readSteps } from './check-file.service.ts';
import type { Step } from './import-steps.ts';
import { handOver, insertImport } from './import.queries.ts';
import { removeUnfinished } from './remove-import.service.ts';
import { storeStep, storeWork, type StoreWork } from './store-steps.service.ts';

type About = {
  uid: number;
  file: string;
  added: number;
  steps: string;
  staged: ReadonlyMap<number, StagedPicture>;
  signal: AbortSignal;
  progress: (done: number) => void;
};

/**
 * Stores a checked file in short transactions. Its rows are the built-in user's, whom no page shows, until the last
 * transaction gives all of them to the keeper: nobody sees or changes half an import, and what a crash leaves is
 * removed at the next start. One at a time: they share that user's feeders.
 */
export async function storeFile(
  context: Context,
  about: About,
): Promise<{ import_id: number; ids: number[] }> {
  const { db } = context;
  const { uid, file, added, steps, staged } = about;
  const now = context.now();
  const import_id = insertImport(db, BUILT_IN_UID, { added, file, created: now.toISOString() });
  const withPicture = new Set(staged.keys());
  const work = storeWork({ uid, owner: BUILT_IN_UID, now, import_id, withPicture });
  try {
    const atTheEnd = await storeMost(context, work, about, readSteps(steps));
    inTransaction(db, (tx) => {
      handOver(tx, import_id, BUILT_IN_UID, uid);
      for (const step of atTheEnd) storeStep(tx, work, step);
    });
    return { import_id, ids: work.ids };
  } catch (error) {
    inBackground(context.log, 'removing an unfinished import', () => removeUnfinished(context));
    throw error;
  }
}

/** Stores all steps but those that change what the keeper has already, which it returns. */
async function storeMost(
  context: Context,
  work: StoreWork,
  { staged, signal, progress }: About,
  parts: AsyncIterable<Step[]>,
): Promise<Step[]> {
  const atTheEnd: Step[] = [];
  let done = 0;
  for await (const steps of parts) {
    let at = 0;
    await inSlices(context.db, (tx, isOver) => {
      if (signal.aborted) throw new Cancelled();
      const placed: [Picture, StagedPicture][] = [];
      for (let step = steps[at]; step && !isOver(); step = steps[(at += 1)]) {
        if (step[0] === 'feeder' || step[0] === 'setting') atTheEnd.push(step);
        else storeStep(tx, work, step);
        const picture = step[0] === 'pet' && staged.get(step[1].id ?? 0);
        if (picture) placed.push([{ id: work.ids.at(-1) ?? 0, img_version: 1 }, picture]);
      }
      place(tx, context, placed);
      progress(done + at);
      return at < steps.length;
    });
    done += steps.length;
  }
  return atTheEnd;
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
