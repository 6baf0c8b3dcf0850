import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { restoreCommand } from '#src/db/database-refused.ts';
import { BEGUN } from './uploaded-files.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { DataFolderRefused, unwritable } from './data-folder-refused.ts';
import { keepSecret, keepFactorKey } from './folder-secrets.ts';

export type DataFolder = {
  database: string;
  uploads: string;
  backups: string;
  secret: string;
  /** Encrypts the secrets of authenticator apps. No backup holds it, and a restore leaves it as it is. */
  factorKey: string;
  /** Gives the folder back to the next process. */
  release: () => void;
};

/**
 * Makes the data folder where it is missing, takes it for this process alone and clears what a crash left half-made.
 * @throws DataFolderRefused
 */
export function takeDataFolder(path: string): DataFolder {
  const database = join(path, 'exuvia.db');
  const [uploads, backups] = [join(path, 'uploads'), join(path, 'backups')];
  try {
    for (const folder of [path, uploads, backups]) {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK | constants.R_OK | constants.X_OK);
    }
    if (existsSync(database)) accessSync(database, constants.W_OK | constants.R_OK);
  } catch (error) {
    throw unwritable(path, error);
  }
  const release = lockDataFolder(path);
  try {
    for (const folder of [path, uploads, backups, join(path, 'documents')]) removeLeftovers(folder);
    closeToOthers(path, database);
    // files that were on their way to be imported; nothing of them was stored
    removeUploads(join(path, 'imports'));
    const secret = keepSecret(join(path, 'secret'));
    const factorKey = keepFactorKey(path);
    return { database, uploads, backups, secret, factorKey, release };
  } catch (error) {
    release();
    throw error instanceof DataFolderRefused ? error : unwritable(path, error);
  }
}

/**
 * A database that is missing or empty beside its backups or pictures is an accident: a new one in its place would hide it.
 * @throws DataFolderRefused
 */
export function assertDatabaseNotLost(folder: DataFolder): void {
  const { database } = folder;
  if ((statSync(database, { throwIfNoEntry: false })?.size ?? 0) > 0) return;
  if (!holdsData(folder)) return;
  throw new DataFolderRefused(
    `${database} is missing or empty, though there are backups or pictures. No new one was made. ` +
      `Restore a backup: ${restoreCommand} (or, to start again, move the rest of the folder away).`,
  );
}

/** Whether there are backups or pictures: then there was a database, too. */
export const holdsData = ({ backups, uploads }: DataFolder): boolean =>
  readdirSync(backups).length + readdirSync(uploads).length > 0;

/** What older versions made readable by every user of the machine. Some file systems have no rights to set. */
function closeToOthers(path: string, database: string): void {
  for (const [file, mode] of [
    [path, 0o700],
    [database, 0o600],
    [`${database}-wal`, 0o600],
    [`${database}-shm`, 0o600],
  ] as const) {
    try {
      chmodSync(file, mode);
    } catch {
      // not there, or not ours to close
    }
  }
}

/** Files are written under a temporary name and renamed when complete; what kept that name is a crash's. */
function removeLeftovers(folder: string): void {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.name.endsWith('.tmp') || entry.name.startsWith('making-'))
      rmSync(path, { recursive: true, force: true });
    // the pictures of one size each; deeper there is nothing
    else if (folder.endsWith('uploads') && entry.isDirectory()) removeLeftovers(path);
  }
}

function removeUploads(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder))
    if (!name.endsWith(BEGUN)) rmSync(join(folder, name), { recursive: true, force: true });
}
