import { prepared } from '#src/db/prepared.ts';
import type { User } from '#src/platform/security/auth.ts';
import type { Context } from '#src/platform/context.ts';
import { within } from '#src/platform/jobs/within.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import {
  importUploaded,
  type Imported,
  type ImportInput,
  type ImportPhase,
} from './import.service.ts';
import { findInterrupted } from './interrupted.ts';

type About = { dry_run: 0 | 1; take_in: 0 | 1; file: string };
type Progress = { phase: ImportPhase; done: number; total: number };

/** The state of an import; while it runs `done` of `total` pictures or records of its phase. */
type ImportState = About & (({ state: 'done' } & Imported) | ({ state: 'running' } & Progress));

type Job = {
  about: About;
  finished: Promise<Imported>;
  running: boolean;
  progress: Progress;
  cancel: AbortController;
};

/** The imports of files, one at a time of each keeper. They go on while nobody asks for them. */
export function createImportJobs(context: Context) {
  const jobs = () => prepared(context.db, 'imports', () => new Map<number, Job>());

  /** Starts the import of the uploaded file, and waits a moment for it. */
  async function start(user: User, input: ImportInput): Promise<ImportState> {
    refuseWhileRunning(user.uid);
    const job: Job = {
      about: { dry_run: input.dry_run ?? 0, take_in: input.take_in ?? 0, file: input.file ?? '' },
      finished: Promise.resolve({} as Imported),
      running: true,
      progress: { phase: 'checking', done: 0, total: 0 },
      cancel: new AbortController(),
    };
    jobs().set(user.uid, job);
    job.finished = importUploaded(context, user, input, {
      signal: job.cancel.signal,
      progress: (phase, done, total) => void (job.progress = { phase, done, total }),
    }).finally(() => {
      job.running = false;
    });
    return wait(user.uid);
  }

  /**
   * The result of the import, or its progress after a moment. The result is available until the next import starts: it
   * may have ended while nobody asked, and an answer may be lost on its way.
   * @throws the error of the import
   */
  async function wait(uid: number): Promise<ImportState> {
    const job = jobs().get(uid);
    if (!job)
      throw interrupted(uid) === null ? notFound('import') : new Problem('import_interrupted');
    const { about, finished, progress } = job;
    const through = await within(context.patience.import, finished);
    if (through) return { state: 'done', ...about, ...through };
    return { state: 'running', ...about, ...progress };
  }

  /** Ends the running import, of which nothing stays. @throws Problem 404 */
  async function cancel(uid: number): Promise<void> {
    const job = jobs().get(uid);
    if (!job?.running) throw notFound('import');
    job.cancel.abort();
    await job.finished.catch(() => {});
  }

  const isRunning = (uid: number) => jobs().get(uid)?.running ?? false;

  /** The name of the file whose import ended with the program; null for none. */
  const interrupted = (uid: number) => (isRunning(uid) ? null : findInterrupted(context, uid));

  /** The file must not be deleted or changed during an import. @throws Problem 409 */
  function refuseWhileRunning(uid: number): void {
    if (isRunning(uid)) throw new Problem('import_running');
  }

  return { start, wait, cancel, isRunning, interrupted, refuseWhileRunning };
}
