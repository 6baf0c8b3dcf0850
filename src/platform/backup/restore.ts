import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { inTransaction, openDatabase } from '#src/db/database.ts';
import { BackupRefused, readArchive } from './archive.ts';
import { secondOf } from './names.ts';
import { checkDatabase, type Verdict } from './verify.ts';
import { BASELINE } from './content.ts';
import {
  accountsBefore,
  countClosedApps,
  listAccounts,
  settleRestored,
  type Account,
} from './restore.queries.ts';
import { keepFactorKey, keepSecret } from '#src/platform/files/folder-secrets.ts';
import { syncFolder, writeFileAtomic } from '#src/platform/files/atomic-write.ts';
import { logEvent } from '#src/platform/log/event-log.ts';

/** What makes up a data folder besides its backups. */
const PARTS = ['exuvia.db', 'exuvia.db-wal', 'exuvia.db-shm', 'uploads', 'documents', 'secret'];

/** Says that a swap is under way: the next start takes it back. */
const MARKER = 'restoring.json';

/**
 * `aside`: where the data from before is, null where there was none. `revived`: accounts that were deleted since the
 * backup, and are back. `closedApps`: authenticator apps whose secrets were encrypted with the key of another folder.
 */
type Restored = Verdict & { aside: string | null; revived: Account[]; closedApps: number };

/**
 * Puts a backup in the place of the data: checks it, keeps the old data aside, swaps, opens the result as the server
 * would, and rolls back if that fails. Nobody else may work in the folder meanwhile.
 * @throws BackupRefused; the data is then as it was before
 */
export async function restoreBackup(
  dataDir: string,
  archive: string,
  now: Date,
): Promise<Restored> {
  if (!existsSync(archive)) throw new BackupRefused(`There is no file ${archive}.`);
  const fresh = mkdtempSync(join(dataDir, 'restoring-'));
  try {
    const names = await readArchive(archive, fresh, (name) => name !== 'secret');
    const verdict = checkDatabase(join(fresh, 'exuvia.db'), new Set(names));
    mkdirSync(join(fresh, 'uploads'), { recursive: true });
    const aside = mkdtempSync(join(dataDir, `before-restore-${secondOf(now)}Z-`));
    const had = PARTS.filter((part) => existsSync(join(dataDir, part)));
    writeFileAtomic([
      { path: join(dataDir, MARKER), bytes: JSON.stringify({ aside, fresh, had }) },
    ]);
    let restored: Settled = { accounts: [], closedApps: 0 };
    try {
      move(dataDir, aside);
      move(fresh, dataDir);
      restored = settle(dataDir, now, basename(archive));
      // a new one, made here: it ends all sessions, those too that had been ended since the backup
      keepSecret(join(dataDir, 'secret'));
      for (const folder of [aside, dataDir]) syncFolder(folder); // the moves first, then that they are done
      rmSync(join(dataDir, MARKER));
      syncFolder(dataDir);
    } catch (error) {
      finishInterruptedRestore(dataDir);
      throw new BackupRefused(
        `The restored data is not sound (${plain(error)}). The old data is in its place again.`,
      );
    }
    const before = accountsBefore(join(aside, 'exuvia.db'));
    const { accounts, closedApps } = restored;
    const revived = before ? accounts.filter(({ uid }) => !before.has(uid)) : [];
    const isKept = holdsData(aside);
    if (!isKept) rmSync(aside, { recursive: true });
    return { ...verdict, aside: isKept ? aside : null, revived, closedApps };
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}

/** A folder that nobody has used yet holds a secret and no other file. */
const holdsData = (aside: string): boolean =>
  readdirSync(aside, { recursive: true, withFileTypes: true }).some(
    (entry) => entry.isFile() && entry.name !== 'secret',
  );

type Settled = { accounts: Account[]; closedApps: number };

/** Opens the data as the server would, and settles what was open. */
function settle(dataDir: string, now: Date, archive: string): Settled {
  const db = openDatabase(join(dataDir, 'exuvia.db'));
  try {
    inTransaction(db, (tx) => {
      settleRestored(tx, BASELINE, now);
      logEvent(tx, { log_type: 'backup', message: `Backup ${archive} restored` });
    });
    const factorKey = keepFactorKey(dataDir);
    return { accounts: listAccounts(db), closedApps: countClosedApps(db, factorKey) };
  } finally {
    db.$client.close();
  }
}

/** Takes a restore back that was cut off in the middle, so that the old data is in its place, and clears what it left. */
export function finishInterruptedRestore(dataDir: string): void {
  const marker = join(dataDir, MARKER);
  if (existsSync(marker)) takeBack(dataDir, marker);
  for (const name of readdirSync(dataDir))
    if (name.startsWith('restoring-'))
      rmSync(join(dataDir, name), { recursive: true, force: true });
}

type Marker = { aside: string; fresh: string; had: string[] };

/** Each step may be the last before a crash: done again from the beginning, it comes to the same. */
function takeBack(dataDir: string, marker: string): void {
  const noted = JSON.parse(readFileSync(marker, 'utf8')) as Marker;
  // by their names only: the folder may have another path by now, as in a container
  const [aside, fresh] = [
    join(dataDir, basename(noted.aside)),
    join(dataDir, basename(noted.fresh)),
  ];
  for (const part of PARTS) {
    const old = existsSync(join(aside, part));
    // What lies aside is old, and what never was here before is the archive's. The rest never moved: a log of
    // the database, too, which has what was acknowledged last.
    if (old || !noted.had.includes(part))
      rmSync(join(dataDir, part), { recursive: true, force: true });
    if (old) renameSync(join(aside, part), join(dataDir, part));
  }
  syncFolder(dataDir);
  for (const folder of [aside, fresh]) rmSync(folder, { recursive: true, force: true });
  rmSync(marker);
}

function move(from: string, to: string): void {
  for (const part of PARTS)
    if (existsSync(join(from, part))) renameSync(join(from, part), join(to, part));
}

const plain = (error: unknown) => (error instanceof Error ? error.message : String(error));
