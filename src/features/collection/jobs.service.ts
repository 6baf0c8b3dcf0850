import type { Keeper } from '#src/platform/auth.ts';
import type { Context } from '#src/platform/context.ts';
import { conflict, notFound } from '#src/platform/problem.ts';
import { importUploaded, type Imported, type ImportWish } from './import.service.ts';

/** How far an import is; `done` of `total` pictures. */
export type ImportState =
  ({ state: 'done' } & Imported) | { state: 'running'; done: number; total: number };

type Job = { finished: Promise<Imported>; running: boolean; done: number; total: number };

/** A picture takes a small machine a second, a collection has hundreds, and no call should last so long. */
const PATIENCE = 2000;

/** The imports of files, one at a time for the whole house: each needs memory for its document. */
export function createImportJobs(context: Context) {
  const jobs = new Map<number, Job>();
  let last: Promise<unknown> = Promise.resolve();

  /** Starts the import of the file that was sent, and waits a moment for it. */
  async function start(keeper: Keeper, wish: ImportWish): Promise<ImportState> {
    refuseWhileRunning(keeper.uid);
    const job: Job = {
      finished: Promise.resolve({} as Imported),
      running: true,
      done: 0,
      total: 0,
    };
    const work = () =>
      importUploaded(context, keeper, wish, (done, total) => Object.assign(job, { done, total }));
    job.finished = last.then(work).finally(() => {
      job.running = false;
    });
    last = job.finished.catch(() => undefined);
    jobs.set(keeper.uid, job);
    return wait(keeper.uid);
  }

  /**
   * Answers when the import is through, or how far it is after a moment. What became of it is told until the next
   * one begins: it may have ended while nobody asked, and an answer may be lost on its way.
   * @throws what went wrong with it
   */
  async function wait(uid: number): Promise<ImportState> {
    const job = jobs.get(uid);
    if (!job) throw notFound('Import');
    const through = await Promise.race([job.finished, Bun.sleep(PATIENCE).then(() => null)]);
    if (through) return { state: 'done', ...through };
    return { state: 'running', done: job.done, total: job.total };
  }

  /** The file must not be taken away or changed under an import. @throws Problem 409 */
  function refuseWhileRunning(uid: number): void {
    if (jobs.get(uid)?.running) throw conflict('Your last import is still running.');
  }

  return { start, wait, refuseWhileRunning };
}
