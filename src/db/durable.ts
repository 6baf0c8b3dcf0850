import { Database } from 'bun:sqlite';
import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Db } from './database.ts';

// A commit that waits for the disk blocks all calls: for half a second where a backup is being written, for longer on a
// worn SD card. So commits of the server only write, and what promises something waits here, beside the event loop, until
// the disk has it: a response, the removal of a file, a mail. Commits that come meanwhile share the next wait.

type Sync = (file: number) => Promise<void>;

type Disk = {
  path: string;
  sync: Sync;
  log: number;
  /** Never closed: that would take SQLite its locks on the file. */
  file: number;
  /** The rows that the connection had changed when the last sync began: they are on the disk. */
  synced: number;
  running: Promise<void>;
  next: Promise<void> | null;
  /** The pages in the log when it was last merged, and the merge that runs. */
  merged: number;
  merging: Promise<void> | null;
};

/** Pages in the log from which on it is merged into the file, as SQLite does by itself. */
const LONG = 1000;
/** Where writes leave no pause SQLite merges at last, in the middle of a commit. */
const TOO_LONG = 4 * LONG;

const disks = new WeakMap<Database, Disk>();

/** From now on commits don't wait for the disk: what promises something waits for `durable`. */
export function syncInBackground(db: Db, path: string, sync: Sync = promisify(fdatasync)): void {
  const [log, file] = [openSync(`${path}-wal`, 'r+'), openSync(path, 'r+')];
  const running = Promise.resolve();
  const state = { running, next: null, merged: 0, merging: null, synced: changesOf(db) };
  disks.set(db.$client, { path, sync, log, file, ...state });
  db.$client.run('PRAGMA synchronous = NORMAL');
  db.$client.run(`PRAGMA wal_autocheckpoint = ${TOO_LONG}`);
}

/** Resolves when all that was committed would outlive a power cut. @throws what the disk says */
export async function durable(db: Db): Promise<void> {
  const disk = disks.get(db.$client);
  if (!disk || changesOf(db) === disk.synced) return;
  disk.next ??= disk.running
    .catch(() => {})
    .then(() => {
      disk.next = null;
      return (disk.running = syncLog(db, disk));
    });
  await disk.next;
}

/** Runs what could not be undone once nothing that was committed can be lost; at once where commits wait themselves. */
export function onceDurable(db: Db, step: () => void): void {
  if (!disks.has(db.$client)) return step();
  // where the disk fails the step is left out: a file that stays is swept later
  void durable(db).then(step, () => {});
}

/** For work that writes much: it must not fill the log faster than the disk takes it. */
export async function caughtUp(db: Db): Promise<void> {
  await durable(db);
  await disks.get(db.$client)?.merging;
}

/** Another log is in the place of the former one, all of which is in the file. */
export function noteNewLog(db: Db): void {
  const disk = disks.get(db.$client);
  if (!disk) return;
  const former = disk.log;
  disk.log = openSync(`${disk.path}-wal`, 'r+');
  void disk.running.catch(() => {}).then(() => closeSync(former));
}

async function syncLog(db: Db, disk: Disk): Promise<void> {
  const changes = changesOf(db);
  try {
    await disk.sync(disk.log);
  } catch (error) {
    // a system may say once only that it lost a page: nothing is believed until the file has all of it
    if (checkpointed(db, 'FULL').busy) throw error;
  }
  disk.synced = changes;
  mergeIfLong(db, disk);
}

function mergeIfLong(db: Db, disk: Disk): void {
  const { log } = checkpointed(db, 'NOOP');
  const since = log < disk.merged ? log : log - disk.merged; // fewer: SQLite began it again
  if (disk.merging || since < LONG) return;
  disk.merged = log;
  disk.merging = mergeAll(db, disk)
    .catch(() => {}) // as SQLite does with its own: the log keeps everything, and the next merge takes it
    .finally(() => (disk.merging = null));
}

/** Once more while others write meanwhile: SQLite begins the log again when all of it is merged. */
async function mergeAll(db: Db, disk: Disk): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) {
    await merge(db, disk);
    const { log, checkpointed: merged } = checkpointed(db, 'NOOP');
    if (merged === log) return;
  }
}

/**
 * Merges the log into the file as SQLite does, first the log on the disk, then the file. While the reader reads, no page is
 * merged that came after it, and none of the log is written over before the file is on the disk.
 */
async function merge(db: Db, disk: Disk): Promise<void> {
  const reader = new Database(disk.path, { readonly: true });
  try {
    reader.run('BEGIN');
    reader.query('SELECT 1 FROM sqlite_master').get();
    await disk.sync(disk.log);
    withoutSync(db, () => checkpointed(db, 'PASSIVE'));
    await disk.sync(disk.file);
  } finally {
    reader.close();
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

const checkpointed = (db: Db, mode: 'NOOP' | 'PASSIVE' | 'FULL'): Checkpoint =>
  db.$client.query<Checkpoint, []>(`PRAGMA wal_checkpoint(${mode})`).get() as Checkpoint;

const changesOf = ({ $client }: Db): number =>
  $client.query<{ n: number }, []>('SELECT total_changes() AS n').get()?.n ?? 0;
