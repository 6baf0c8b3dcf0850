import type { User } from '#src/platform/security/auth.ts';
import type { Context } from '#src/platform/context.ts';
import { within } from '#src/platform/jobs/within.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { importUploaded, type Imported, type ImportInput } from './import.service.ts';

/** The progress of an import; `done` of `total` pictures. */
export type ImportState =
  ({ state: 'done' } & Imported) | { state: 'running'; done: number; total: number };

type Job = { finished: Promise<Imported>; running: boolean; done: number; total: number };

/** The imports of files, one at a time for the whole server: each needs memory for its document. */
export function createImportJobs(context: Context) {
  const jobs = new Map<number, Job>();
  let last: Promise<unknown> = Promise.resolve();

  /** Starts the import of the uploaded file, and waits a moment for it. */
  async function start(user: User, input: ImportInput): Promise<ImportState> {
    refuseWhileRunning(user.uid);
    const job: Job = {
      finished: Promise.resolve({} as Imported),
      running: true,
      done: 0,
      total: 0,
    };
    const work = () =>
      importUploaded(context, user, input, (done, total) => Object.assign(job, { done, total }));
    job.finished = last.then(work).finally(() => {
      job.running = false;
    });
    last = job.finished.catch(() => undefined);
    jobs.set(user.uid, job);
    return wait(user.uid);
  }

  /**
   * The result of the import, or its progress after a moment. The result is available until the next import starts: it
   * may have ended while nobody asked, and an answer may be lost on its way.
   * @throws the error of the import
   */
  async function wait(uid: number): Promise<ImportState> {
    const job = jobs.get(uid);
    if (!job) throw notFound('import');
    const through = await within(context.patience.import, job.finished);
    if (through) return { state: 'done', ...through };
    return { state: 'running', done: job.done, total: job.total };
  }

  /** The file must not be deleted or changed during an import. @throws Problem 409 */
  function refuseWhileRunning(uid: number): void {
    if (jobs.get(uid)?.running) throw new Problem('import_running');
  }

  return { start, wait, refuseWhileRunning };
}
