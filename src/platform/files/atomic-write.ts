import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

type WholeFile = { path: string; bytes: Uint8Array | string };

/**
 * Writes files that belong together: each complete or not at all. All are on the disk under a temporary name before
 * the first gets its own, so a full disk leaves what was there; the folders go to the disk too, else a power cut
 * could forget the names. What a crash leaves behind ends with '.tmp'.
 */
export function writeFileAtomic(files: WholeFile[], mode = 0o644): void {
  const temporary = (path: string) => `${path}.tmp`;
  try {
    for (const { path, bytes } of files) {
      mkdirSync(dirname(path), { recursive: true });
      const handle = openSync(temporary(path), 'w', mode);
      try {
        writeFileSync(handle, bytes); // writes on until all is written; writeSync may stop half-way in silence
        fsyncSync(handle);
      } finally {
        closeSync(handle);
      }
    }
    for (const { path } of files) renameSync(temporary(path), path);
    for (const folder of new Set(files.map(({ path }) => dirname(path)))) {
      syncFolder(folder);
      syncFolder(dirname(folder));
    }
  } catch (error) {
    for (const { path } of files) rmSync(temporary(path), { force: true });
    throw error;
  }
}

/** Brings the names in a folder to the disk. Some file systems can't, and need not. */
export function syncFolder(folder: string): void {
  let handle: number | undefined;
  try {
    handle = openSync(folder, 'r');
    fsyncSync(handle);
  } catch (error) {
    if ((error as { code?: string }).code === 'EIO') throw error;
  } finally {
    if (handle !== undefined) closeSync(handle);
  }
}

export function toDisk(file: string): void {
  const handle = openSync(file, 'r+');
  fsyncSync(handle);
  closeSync(handle);
}
