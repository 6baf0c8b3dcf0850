import { readFileSync } from 'node:fs';
import { programFile } from '#src/platform/files/root.ts';
import { reviveProblem, type ProblemData } from '#src/platform/http/problem.ts';

/** What the server sends to a child, and what comes back: `ready` at first, progress any number of times, one result. */
export type ChildRequest = { task: string; input: unknown };
export type ChildMessage =
  | { ready: true }
  | { progress: { done: number; total: number } }
  | { result: unknown }
  | { problem: ProblemData }
  | { error: string };

export type Progress = (done: number, total: number) => void;

/** The child ended without a result: out of memory, out of time, or by a fault of a library. */
export class ChildDied extends Error {
  /** It did not even start: on another kind of machine Bun may need more memory than here. */
  atStart = false;
}

/** Thrown in a child, ends it. */
export class OutOfMemory extends Error {}

export type Child = {
  /** One at a time. @throws ChildDied, or what the task threw */
  run: (request: ChildRequest, progress: Progress) => Promise<unknown>;
  isAlive: () => boolean;
  /** The processor's time that it has taken so far, in seconds; the clock's where the system does not say. */
  seconds: () => number;
  kill: () => void;
};

/** Address space that Bun takes for itself; below it, it does not start. Measured. */
const RUNTIME_MB = 300;

/** Without these the picture library's threads keep memory that they no longer use, up to the limit. */
const thrift = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/**
 * A command that gets what the server leaves: of the processor, and of memory at most so many megabytes above what Bun
 * needs. Where memory runs out the kernel ends it first. Windows has no such limits.
 */
export function limited(command: string[], megabytes?: number): string[] {
  if (process.platform === 'win32') return command;
  const limit = megabytes !== undefined ? `ulimit -d ${(RUNTIME_MB + megabytes) * 1024};` : '';
  const script = `{ echo 900 >/proc/self/oom_score_adj; ${limit} } 2>/dev/null; command -v nice >/dev/null && exec nice -n 15 "$0" "$@"; exec "$0" "$@"`;
  return ['/bin/sh', '-c', script, ...command];
}

/** Starts `src/child.ts`, which waits for what it is asked. It ends with this process, however that ends. */
export function startChild(megabytes: number): Child {
  let ready = false;
  let asked: { settle: (message: ChildMessage) => void; died: (why: string) => void } | null = null;
  let alive = true;
  const command = [process.execPath, '--smol', '--no-install', programFile('child')];
  const child = Bun.spawn(limited(command, megabytes), {
    env: { ...process.env, ...thrift },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore'],
    ipc(message: ChildMessage) {
      if ('ready' in message) ready = true;
      else asked?.settle(message);
    },
    onExit(_child, code, signal) {
      alive = false;
      asked?.died(`${signal ?? code}`);
    },
  });
  child.unref();
  return {
    isAlive: () => alive,
    seconds: () => processorSeconds(child.pid) ?? performance.now() / 1000,
    kill: () => child.kill('SIGKILL'),
    async run({ task, input }, progress) {
      const { promise, resolve, reject } = Promise.withResolvers<unknown>();
      asked = {
        died(why) {
          const error = new ChildDied(`the child process of ${task} ended with ${why}`);
          error.atStart = !ready;
          reject(error);
        },
        settle(message) {
          if ('ready' in message) return;
          if ('progress' in message) progress(message.progress.done, message.progress.total);
          else if ('result' in message) resolve(message.result);
          else if ('problem' in message) reject(reviveProblem(message.problem));
          else reject(new Error(message.error));
        },
      };
      try {
        if (alive) child.send({ task, input });
        else asked.died('its start');
        return await promise;
      } finally {
        asked = null;
      }
    },
  };
}

const TICKS = 100;

/** Linux keeps it in hundredths, as the 14th and 15th field; the second one, a name, may hold blanks. */
function processorSeconds(pid: number): number | null {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [ofProgram, ofSystem] = rest.split(' ').slice(11, 13).map(Number);
    return ((ofProgram ?? 0) + (ofSystem ?? 0)) / TICKS;
  } catch {
    return null;
  }
}
