import { Database } from 'bun:sqlite';
import { openSync, writeSync } from 'node:fs';
import type { Db } from './database.ts';

/** The database's files, as they are synced beside the event loop (`durable.ts`). */
export type Disk = {
  path: string;
  sync: (file: number) => Promise<void>;
  log: number;
  /** Never closed: that would take SQLite its locks on the file. */
  file: number;
  /** The index of the log, open since it was needed; never closed, either. */
  index: number | null;
  /** The pages in the log when it was last merged, and the merge that runs. */
  merged: number;
  merging: Promise<void> | null;
  onFault: (fault: Error) => void;
  /** What the disk said when the last merge failed. */
  fileFault: Error | null;
  /** Reads as long as the program runs, so that the log is never begun again: it alone has what the file lacks. */
  keepsLog: Database | null;
};

/** Pages in the log from which on it is merged into the file, as SQLite does by itself. */
const LONG = 1000;

/** Where the index of the log says how many of its pages are in the file (`nBackfill`, sqlite.org/walformat.html). */
const COUNT_OF_MERGED = 96;

/** Merges a long log, beside the event loop. `syncLog` resolves when all that is committed by now is in the log for sure. */
export function mergeIfLong(db: Db, disk: Disk, syncLog: () => Promise<void>): void {
  if (disk.merging || disk.keepsLog) return;
  const log = pagesInLog(db, disk);
  if (log - disk.merged < LONG) return;
  disk.merged = log;
  disk.merging = mergeAll(db, disk, syncLog)
    .catch(() => {}) // as SQLite does with its own: the log keeps everything, and the next merge takes it
    .finally(() => (disk.merging = null));
}

/** Notices when SQLite began the log again: then the file has all of the former one. */
export function pagesInLog(db: Db, disk: Disk): number {
  const { log } = checkpointed(db, 'NOOP');
  if (log < disk.merged) {
    disk.merged = 0;
    disk.fileFault = null;
  }
  return log;
}

/** Once more while others write meanwhile: SQLite begins the log again when all of it is merged. */
async function mergeAll(db: Db, disk: Disk, syncLog: () => Promise<void>): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await merge(db, disk, syncLog);
    const { log, checkpointed: merged } = checkpointed(db, 'NOOP');
    if (merged === log) return;
  }
}

/**
 * Merges the log into the file as SQLite does, first the log on the disk, then the file. While the reader reads, no page is
 * merged that came after it, and none of the log is written over before the file is on the disk.
 */
async function merge(db: Db, disk: Disk, syncLog: () => Promise<void>): Promise<void> {
  const reader = new Database(disk.path, { readonly: true });
  try {
    reader.run('BEGIN');
    reader.query('SELECT 1 FROM sqlite_master').get();
    await syncLog();
    await mergeUntil(reader, db, disk);
  } finally {
    if (disk.keepsLog !== reader) reader.close();
  }
}

async function mergeUntil(reader: Database, db: Db, disk: Disk): Promise<void> {
  try {
    withoutSync(db, () => checkpointed(db, 'PASSIVE'));
    await disk.sync(disk.file);
    disk.fileFault = null;
  } catch (error) {
    if (!countNothingAsMerged(db, disk)) disk.keepsLog = reader;
    disk.fileFault = error as Error;
    disk.onFault(disk.fileFault);
    throw error;
  }
}

/**
 * SQLite has counted as merged what the disk did not take, would begin the log again, and the next sync would not try
 * these pages once more: a system forgets what it could not write. So nothing counts, as after a crash: the pages are read
 * from the log again, and the next merge writes all of them. False where that could not be done.
 */
function countNothingAsMerged(db: Db, disk: Disk): boolean {
  try {
    disk.index ??= openSync(`${disk.path}-shm`, 'r+');
    writeSync(disk.index, new Uint8Array(4), 0, 4, COUNT_OF_MERGED);
    return checkpointed(db, 'NOOP').checkpointed === 0;
  } catch {
    return false;
  }
}

function withoutSync({ $client }: Db, work: () => unknown): void {
  $client.run('PRAGMA synchronous = OFF');
  try {
    work();
  } finally {
    $client.run('PRAGMA synchronous = NORMAL');
  }
}

type Checkpoint = { busy: number; log: number; checkpointed: number };

export const checkpointed = (db: Db, mode: 'NOOP' | 'PASSIVE' | 'TRUNCATE'): Checkpoint =>
  db.$client.query<Checkpoint, []>(`PRAGMA wal_checkpoint(${mode})`).get() as Checkpoint;
