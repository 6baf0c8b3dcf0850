import { limits } from '#src/domain/limits.ts';
import { api, ask, sendBytes } from './api.ts';
import { asFailure } from './failure.ts';

/** What an import of a file did, or would do. */
export type FileImport = { added: number; pictures: number; import_id?: number };

/** Proxies in front of the server often take no more than a few megabytes at once. */
const PART = Math.min(1024 * 1024, limits.importPartBytes);

/** How often the server is asked for an import without an answer, and how long between, in milliseconds. */
const TRIES = 30;
const BETWEEN = 2000;

/** Sends a file in parts. `progress` is told percents. @throws CallFailed */
export async function sendFile(file: Blob, progress: (percent: number) => void): Promise<void> {
  for (let offset = 0; offset === 0 || offset < file.size; offset += PART) {
    const part = file.slice(offset, offset + PART);
    await sendBytes(`/api/data/upload?offset=${offset}`, part);
    progress(Math.floor((Math.min(offset + PART, file.size) / Math.max(file.size, 1)) * 100));
  }
}

/** Imports the file that was sent, or only looks at it. `progress` is told about pictures. @throws CallFailed */
export async function importSent(
  wish: { dry_run?: 1; file?: string },
  progress: (done: number, total: number) => void,
): Promise<FileImport> {
  let answer = await ask(() => api.data.import.post(wish));
  // each of these calls lasts until it is done, or two seconds
  while (answer.state === 'running') {
    progress(answer.done, answer.total);
    answer = await stateOfImport();
  }
  return answer;
}

/** The import goes on while the network is away: it is asked for again. */
async function stateOfImport() {
  for (let tries = 1; ; tries++) {
    try {
      return await ask(() => api.data.import.get());
    } catch (error) {
      if (asFailure(error).code !== 'network' || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, BETWEEN));
    }
  }
}
