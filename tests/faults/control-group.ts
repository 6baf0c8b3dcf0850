import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { atEnd } from '#src/testing/clean-up.ts';

export type ControlGroup = {
  /** What a command begins with, to be in the group with all its children. */
  enter: string[];
  /** The processes that the kernel ended for want of memory. */
  killed: () => number;
};

/** Said of a test that bounds memory where there is none. */
export const noGroup = 'no control group can be made';

/** A control group with so much memory, as of a container; undefined where this user can't make one. */
export function memoryGroup(megabytes: number): ControlGroup | undefined {
  const [root, limit, events] = existsSync('/sys/fs/cgroup/memory')
    ? ['/sys/fs/cgroup/memory', 'memory.limit_in_bytes', 'memory.oom_control']
    : ['/sys/fs/cgroup', 'memory.max', 'memory.events'];
  const folder = join(root, `exuvia-${crypto.randomUUID()}`);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, limit), String(megabytes * 2 ** 20));
  } catch {
    return undefined;
  }
  atEnd(() => removeGroup(folder));
  const script = `echo $$ >${join(folder, 'cgroup.procs')}; exec "$0" "$@"`;
  return {
    enter: ['sh', '-c', script],
    killed: () =>
      Number(/oom_kill (\d+)/.exec(readFileSync(join(folder, events), 'utf8'))?.[1] ?? 0),
  };
}

/** A group can be removed once the last of its processes is gone, which may be a moment after its parent. */
async function removeGroup(folder: string): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return rmdirSync(folder);
    } catch (error) {
      if (tries === 100) throw error;
      await Bun.sleep(50);
    }
  }
}
