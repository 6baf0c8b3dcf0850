import type { Sheet } from '#web/lib/workbook/grid.ts';
import { WorkbookProblem, type WorkbookCode } from '#web/lib/workbook/problem.ts';
import { readArchive } from '#web/lib/workbook/read-workbook.ts';

// Its own worker: a large workbook takes seconds, in which nothing else would react. It imports nothing that needs a page.

type WorkbookAnswer =
  { sheets: Sheet[] } | { texts: [name: string, text: string][] } | { problem: WorkbookCode };

/** The sheets of a workbook, or the texts of another archive, read in a worker. The bytes are handed over to it. */
export function readInWorker(bytes: Uint8Array<ArrayBuffer>): Promise<WorkbookAnswer> {
  const worker = new Worker(import.meta.url, { type: 'module' });
  return new Promise<WorkbookAnswer>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkbookAnswer>) => resolve(data));
    worker.addEventListener('error', () => resolve({ problem: 'unreadable' }));
    worker.postMessage(bytes, [bytes.buffer]);
  }).finally(() => worker.terminate());
}

function answerTo(bytes: Uint8Array): WorkbookAnswer {
  try {
    return readArchive(bytes);
  } catch (error) {
    return { problem: error instanceof WorkbookProblem ? error.code : 'unreadable' };
  }
}

if (typeof document === 'undefined')
  globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Uint8Array) globalThis.postMessage(answerTo(data));
  });
