import { Database } from 'bun:sqlite';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

export type DataFolder = {
  database: string;
  uploads: string;
  backups: string;
  secret: string;
  /** Gives the folder back to the next process. */
  release: () => void;
};

/** The data folder can't be used: one line that names the path. */
export class DataFolderRefused extends Error {}

/**
 * Makes the data folder where it is missing, takes it for this process alone and clears what a crash left half-made.
 * @throws DataFolderRefused
 */
export function takeDataFolder(path: string): DataFolder {
  try {
    for (const folder of [path, join(path, 'uploads'), join(path, 'backups')]) {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK | constants.R_OK);
    }
  } catch (error) {
    throw new DataFolderRefused(`The data folder ${path} can not be written (${reason(error)}).`);
  }
  const release = lock(path);
  removeLeftovers(join(path, 'uploads'));
  removeLeftovers(join(path, 'backups'));
  return {
    database: join(path, 'exuvia.db'),
    uploads: join(path, 'uploads'),
    backups: join(path, 'backups'),
    secret: keepSecret(join(path, 'secret')),
    release,
  };
}

/** SQLite's own file lock: the system frees it when the process ends, however it ends. */
function lock(path: string): () => void {
  const file = new Database(join(path, 'lock.db'), { create: true });
  try {
    file.run('PRAGMA locking_mode = EXCLUSIVE');
    file.run('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    throw new DataFolderRefused(
      /locked|busy/i.test(String(error))
        ? `Another Exuvia already works in ${path}. Stop it first, or set another DATA_DIR.`
        : `The data folder ${path} can not be written (${reason(error)}).`,
    );
  }
  return () => file.close();
}

/** Files are written under a temporary name and renamed when complete; what kept that name is a crash's. */
function removeLeftovers(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith('.tmp') || name.startsWith('making-'))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function keepSecret(file: string): string {
  if (!existsSync(file))
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 43) {
    throw new DataFolderRefused(
      `${file} is too weak to sign sessions with. Remove it: a new one is made and everybody logs in again.`,
    );
  }
  return secret;
}

const reason = (error: unknown) =>
  error instanceof Error ? error.message.split('\n')[0] : String(error);
