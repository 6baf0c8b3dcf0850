import type { Log } from '#src/platform/log/log.ts';

/** Starts work that nobody waits for. A failure is logged: an unhandled rejection would end the process. */
export function inBackground(log: Log, what: string, work: () => Promise<unknown>): void {
  void (async () => work())().catch((error: unknown) =>
    log.error(`${what} failed`, { error: String(error) }),
  );
}

type Job = { what: string; everyMs: number; run: () => Promise<unknown> | unknown };

/** Runs each job now and then every so often, never twice at once. Returns the stop. */
export function startJobs(log: Log, jobs: Job[]): () => void {
  const timers = jobs.map(({ what, everyMs, run }) => {
    let running = false;
    const turn = () => {
      if (running) return;
      running = true;
      inBackground(log, what, async () => {
        try {
          await run();
        } finally {
          running = false;
        }
      });
    };
    turn();
    return setInterval(turn, everyMs);
  });
  return () => timers.forEach(clearInterval);
}
