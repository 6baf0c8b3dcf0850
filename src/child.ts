// Heavy work in a process of its own, started by platform/jobs: it waits for tasks and ends with the server. Loads what
// a task needs when it is asked for it, so that a start stays cheap.

import {
  OutOfMemory,
  type ChildMessage,
  type ChildRequest,
  type Progress,
} from '#src/platform/jobs/child-process.ts';
import { Problem, problemData } from '#src/platform/http/problem.ts';

/** Each knows its own input; both sides name it by its type. */
type Task = (input: never, progress: Progress) => Promise<unknown>;

const tasks: Record<string, () => Promise<Task>> = {
  'encode picture': async () => (await pictures()).encodeFile,
  'edit picture': async () => (await import('#src/platform/pictures/edit-picture.ts')).editFile,
  'encode PNG': async () => (await pictures()).encodePng,
  'check import': async () => (await imports()).checkFile,
  'encode zipped picture': async () => (await imports()).encodeZipped,
};

const imports = () => import('#src/features/portability/import/check-file.service.ts');
const pictures = () => import('#src/platform/pictures/encode-picture.ts');

const send = (message: ChildMessage) => process.send?.(message);

process.umask(0o077); // anyone who can read the data can read everything
process.on('disconnect', () => process.exit());
process.on('message', async ({ task, input }: ChildRequest) => {
  try {
    const run = await tasks[task]?.();
    if (!run) throw new Error(`There is no task ${task}`);
    const progress: Progress = (done, total) => send({ progress: { done, total } });
    send({ result: await run(input as never, progress) });
  } catch (error) {
    if (error instanceof Problem) send({ problem: problemData(error) });
    else if (isOutOfMemory(error)) process.exit(137);
    else send({ error: String(error) });
  }
});

send({ ready: true });

/** After that nothing of this process can be relied on. */
const isOutOfMemory = (error: unknown) =>
  error instanceof OutOfMemory || /out of memory|ENOMEM/i.test(String(error));
