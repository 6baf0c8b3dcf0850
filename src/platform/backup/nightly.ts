import { BackupRefused } from './archive.ts';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listBackups, namedBackups, updateVersion, type Backup, type BackupKind } from './names.ts';
import type { Verdict } from './verify.ts';
import type { Db } from '#src/db/database.ts';
import { inBackground } from '#src/platform/jobs/background.ts';
import { limited } from '#src/platform/jobs/child-process.ts';
import { programFile } from '#src/platform/files/root.ts';
import type { Context } from '#src/platform/context.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { Problem } from '#src/platform/http/problem.ts';

const cli = programFile('cli');

/** The backup that is being made at this moment, and its process. */
const running = new WeakMap<Db, Promise<Backup & Verdict>>();
const processes = new WeakMap<Db, { kill: () => void }>();

/** Ends it half-made, so that nobody works in the data folder after the program; the next start clears up. */
export const cancelBackup = (context: Context) => processes.get(context.db)?.kill();

export const backupRuns = (context: Context) => running.has(context.db);

/**
 * Makes a backup in a child process: copying the database would block everybody. The result is stored for the
 * administrator. Calls while one is running wait for that one.
 * @throws Problem 500 with the message of the process
 */
export function backUp(context: Context, kind: 'nightly' | 'manual'): Promise<Backup & Verdict> {
  const known = running.get(context.db);
  if (known) return known;
  const made = make(context, kind).finally(() => running.delete(context.db));
  running.set(context.db, made);
  return made;
}

async function make(context: Context, kind: BackupKind): Promise<Backup & Verdict> {
  const child = Bun.spawn(
    limited([process.execPath, '--smol', cli, 'backup', '--json', `--${kind}`]),
    {
      env: { ...process.env, DATA_DIR: context.config.dataDir },
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
    },
  );
  processes.set(context.db, child);
  const [out, mistakes, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  if (code !== 0) {
    const why = mistakes.trim().split('\n').at(-1) || `it ended with ${code}`;
    logEvent(context.db, { log_type: 'backup', message: `Backup failed: ${why}` });
    throw new Problem('backup_failed', { reason: why });
  }
  const backup = JSON.parse(out) as Backup & Verdict;
  logEvent(context.db, { log_type: 'backup', message: `Backup ${backup.name} made and verified` });
  inBackground(context.log, 'copying the backup', () => copyElsewhere(context, backup.name));
  return backup;
}

/**
 * A backup before the database is migrated to a newer version. Waits for it: without it nothing is changed. Returns the
 * name of its archive.
 * @throws BackupRefused
 */
export function backUpBeforeUpdate(dataDir: string): string {
  const made = backupForUpdate(dataDir);
  if (made) return made;
  const child = Bun.spawnSync([process.execPath, cli, 'backup', '--before-update'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (child.exitCode === 0) return newestForUpdate(dataDir) ?? '';
  const why = child.stderr.toString().trim().split('\n').at(-1);
  throw new BackupRefused(`The backup before the update failed, so nothing was changed: ${why}`);
}

/** An update that fails is tried again and again: nobody has written since, so the backup of the first time will do. */
function backupForUpdate(dataDir: string): string | undefined {
  const written = ['exuvia.db', 'exuvia.db-wal']
    .map((name) => join(dataDir, name))
    .map((file) => statSync(file, { throwIfNoEntry: false }))
    // to open a database makes an empty log beside it
    .map((file) => (file && file.size > 0 ? file.mtimeMs : 0));
  const name = newestForUpdate(dataDir);
  const isNewer = name && statSync(join(dataDir, 'backups', name)).mtimeMs > Math.max(...written);
  return isNewer ? name : undefined;
}

/** The last archive that was made before the update to this version. */
const newestForUpdate = (dataDir: string): string | undefined =>
  namedBackups(join(dataDir, 'backups'))
    .filter(({ kind, version }) => kind === 'before-update' && version === updateVersion)
    .toSorted((a, b) => a.second.localeCompare(b.second))
    .at(-1)?.name;

/** Beside the server, and given up after hours: a share that hangs keeps its process, and must keep no more than that. */
async function copyElsewhere({ config, log }: Context, name: string): Promise<void> {
  if (!config.backupCopyDir) return;
  const child = Bun.spawn(limited([process.execPath, '--smol', cli, 'copy-backup', name]), {
    env: { ...process.env, DATA_DIR: config.dataDir, BACKUP_COPY_DIR: config.backupCopyDir },
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 6 * 60 * 60 * 1000,
  });
  const [why, code] = await Promise.all([new Response(child.stderr).text(), child.exited]);
  if (code !== 0) log.warn('the backup was not copied', { name, why: why.trim() });
}

/** Whether tonight's backup is still to be made: past the hour, and none of the last 20 hours. */
export function backupIsDue(context: Context): boolean {
  const now = context.now();
  if (now.getHours() < context.config.backupHour) return false;
  const age = (made: string) => now.getTime() - Date.parse(made);
  // one from tomorrow was made while the clock was wrong: it says nothing of last night
  return !listBackups(context.config.dataDir).some(
    ({ kind, made }) =>
      kind === 'nightly' && age(made) > -60 * 60 * 1000 && age(made) <= 20 * 60 * 60 * 1000,
  );
}
