import { limits } from '#src/domain/limits.ts';
import { noteServerWrite } from '#web/state/network.ts';
import { api } from './api.ts';
import { ask, inSteps } from './ask.ts';
import type { CallResult } from './ask.ts';
import { asFailure } from './failure.ts';
import { sendBytes } from './transfer.ts';

/** The result of a file import, or of its dry run. */
export type FileImport = Exclude<ImportResult, { state: 'running' }>;
export type RunningImport = Extract<ImportResult, { state: 'running' }>;

type ImportResult = NonNullable<Awaited<ReturnType<typeof api.data.import.post>>['data']>;

/** Proxies in front of the server often accept only a few megabytes per request. */
const PART = Math.min(1024 * 1024, limits.importPartBytes);

/** How often an import is polled without a response, and the interval in milliseconds. */
const TRIES = 30;
const BETWEEN = 2000;

/** Sends a file in parts. `progress` receives percentages. */
export function sendFile(file: Blob, progress: (percent: number) => void): CallResult<boolean> {
  return inSteps(async () => {
    for (let offset = 0; offset === 0 || offset < file.size; offset += PART) {
      const part = file.slice(offset, offset + PART);
      await ask(() => sendBytes(`/api/data/upload?offset=${offset}`, part));
      progress(Math.floor((Math.min(offset + PART, file.size) / Math.max(file.size, 1)) * 100));
    }
    return true;
  });
}

/** `take_in`: the file is a hand-over's; `species`: the listed ones for names that the list lacks. */
type ImportBody = {
  dry_run?: 1;
  file?: string;
  take_in?: 1;
  /** Leaves out the animals that are kept already. */
  missing_only?: 1;
  plan_ids?: number[];
  species?: { name: string; sc_id: number }[];
};

/** Imports the file that was sent, or only checks it. `progress` is called while it runs. */
export function importSent(
  body: ImportBody,
  progress: (state: RunningImport) => void,
): CallResult<FileImport> {
  return inSteps(async () => follow(await ask(() => api.data.import.post(body)), progress));
}

/** The same for an import that runs since another visit of the page. */
export const followImport = (progress: (state: RunningImport) => void): CallResult<FileImport> =>
  inSteps(async () => follow(await stateOfImport(), progress));

async function follow(
  first: ImportResult,
  progress: (state: RunningImport) => void,
): Promise<FileImport> {
  let state = first;
  // each of these calls lasts until the import is done, or two seconds
  while (state.state === 'running') {
    progress(state);
    state = await stateOfImport();
  }
  noteServerWrite();
  return state;
}

/** The import continues while the network is away: keep polling. */
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
