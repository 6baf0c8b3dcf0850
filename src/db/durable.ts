import type { Database } from 'bun:sqlite';
import { closeSync, fdatasync, openSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { Db } from './database.ts';
import { checkpointed, mergeIfLong, pagesInLog, type Disk } from './log-merge.ts';

// A commit that waits for the disk blocks all calls: for half a second where a backup is being written, for longer on a
// worn SD card. So commits of the server only write, and what promises something waits here, beside the event loop, until
// the disk has it: a response, the removal of a file, a mail. Commits that come meanwhile share the next wait.

type LogAndFile = Disk & {
  /** The rows that the connection had changed when the last sync began: they are on the disk. */
  synced: number;
  running: Promise<void>;
  next: Promise<void> | null;
  /** What the disk said when it last failed to sync the log; null again once nothing depends on that log. */
  logFault: Error | null;
  /** The log's name is on the disk, without which its pages are lost where the file system keeps no journal. */
  isNamed: boolean;
};

/** Where writes leave no pause SQLite merges at last, in the middle of a commit. */
const TOO_LONG = 4000;

const disks = new WeakMap<Database, LogAndFile>();

type Options = Partial<Pick<Disk, 'sync' | 'onFault'>>;

/** From now on commits don't wait for the disk: what promises something waits for `durable`. */
export function syncInBackground(db: Db, path: string, options: Options = {}): void {
  const { sync = promisify(fdatasync), onFault = () => {} } = options;
  const [log, file] = [openSync(`${path}-wal`, 'r+'), openSync(path, 'r+')];
  const files = { path, sync, onFault, log, file, index: null };
  const merge = { merged: 0, merging: null, fileFault: null, keepsLog: null };
  const state = { synced: changesOf(db), running: Promise.resolve(), next: null, logFault: null };
  disks.set(db.$client, { ...files, ...merge, ...state, isNamed: false });
  db.$client.run('PRAGMA synchronous = NORMAL');
  db.$client.run(`PRAGMA wal_autocheckpoint = ${TOO_LONG}`);
}

/** Resolves when all that was committed would outlive a power cut. @throws what the disk says */
export async function durable(db: Db): Promise<void> {
  const disk = disks.get(db.$client);
  if (!disk || changesOf(db) === disk.synced) return;
  if (disk.keepsLog) throw disk.fileFault;
  await nextSync(db, disk);
}

/** What the disk said when it failed, as long as something depends on that; null where it does what it should. */
export function diskFault(db: Db): string | null {
  const disk = disks.get(db.$client);
  if (!disk) return null;
  pagesInLog(db, disk);
  return (disk.fileFault ?? disk.logFault)?.message ?? null;
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
  disk.index = null;
  disk.isNamed = false;
  void disk.running.catch(() => {}).then(() => closeSync(former));
}

/** The next sync of the log: all that is committed until it begins. */
function nextSync(db: Db, disk: LogAndFile): Promise<void> {
  disk.next ??= disk.running
    .catch(() => {})
    .then(() => {
      disk.next = null;
      return (disk.running = syncLog(db, disk));
    });
  return disk.next;
}

async function syncLog(db: Db, disk: LogAndFile): Promise<void> {
  const changes = changesOf(db);
  try {
    await disk.sync(disk.log);
    if (!disk.isNamed) await syncName(disk);
  } catch (error) {
    disk.logFault = error as Error;
    disk.onFault(disk.logFault);
  }
  if (disk.logFault) await beginNewLog(db, disk);
  disk.synced = changes;
  mergeIfLong(db, disk, () => nextSync(db, disk));
}

/** Brings the name of the log to the disk. Some file systems can't sync a folder, and need not. @throws what the disk says */
async function syncName(disk: LogAndFile): Promise<void> {
  const { log } = disk;
  try {
    await using folder = await open(dirname(disk.path), 'r');
    await folder.sync();
  } catch (error) {
    if ((error as { code?: string }).code === 'EIO') throw error;
  }
  disk.isNamed = log === disk.log;
}

/**
 * A system says once only that it lost a page, and the next sync succeeds without it. So nothing is believed until the
 * file has all of this log, by syncs of SQLite's own, and the next pages go to an empty one.
 */
async function beginNewLog(db: Db, disk: LogAndFile): Promise<void> {
  if (checkpointed(db, 'TRUNCATE').busy) throw disk.logFault;
  await disk.sync(disk.log);
  disk.logFault = null;
}

const changesOf = ({ $client }: Db): number =>
  $client.query<{ n: number }, []>('SELECT total_changes() AS n').get()?.n ?? 0;
