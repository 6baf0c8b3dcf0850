import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BackupRefused } from './backup-archive.ts';
import { listBackups, type Backup, type Verdict } from './backups.ts';
import type { Context } from './context.ts';
import { logEvent } from './event-log.ts';
import { Problem } from './problem.ts';

/** The command line beside this code: bundled, or as source. */
const cli = ['./cli.js', '../cli.ts']
  .map((name) => fileURLToPath(new URL(name, import.meta.url)))
  .find((path) => existsSync(path));

/** The backup that is being made at this moment, and its process. */
const running = new WeakMap<Context, Promise<Backup & Verdict>>();
const processes = new WeakMap<Context, { kill: () => void }>();

/** Ends it half-made, so that nobody works in the data folder after the program; the next start clears up. */
export const cancelBackup = (context: Context) => processes.get(context)?.kill();

export const backupRuns = (context: Context) => running.has(context);

/**
 * Makes a backup in a process of its own: copying the database would keep everybody waiting. What came of it is
 * noted for the administrator. Whoever asks while one is made waits for that one.
 * @throws Problem 500 with what the process said
 */
export function backUp(context: Context): Promise<Backup & Verdict> {
  const known = running.get(context);
  if (known) return known;
  const made = make(context).finally(() => running.delete(context));
  running.set(context, made);
  return made;
}

async function make(context: Context): Promise<Backup & Verdict> {
  const child = Bun.spawn([process.execPath, cli ?? '', 'backup', '--json'], {
    env: { ...process.env, DATA_DIR: context.config.dataDir },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  });
  processes.set(context, child);
  const [out, mistakes, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ]);
  if (code !== 0) {
    const why = mistakes.trim().split('\n').at(-1) || `it ended with ${code}`;
    logEvent(context.db, { log_type: 'backup', message: `Backup failed: ${why}` });
    throw new Problem(500, 'backup_failed', `The backup could not be made: ${why}`);
  }
  const backup = JSON.parse(out) as Backup & Verdict;
  logEvent(context.db, { log_type: 'backup', message: `Backup ${backup.name} made and verified` });
  return backup;
}

/**
 * A backup before the database is brought to a newer version. Waits for it: without it nothing is changed.
 * @throws BackupRefused
 */
export function backUpBeforeUpdate(dataDir: string): void {
  const child = Bun.spawnSync([process.execPath, cli ?? '', 'backup', '--before-update'], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (child.exitCode === 0) return;
  const why = child.stderr.toString().trim().split('\n').at(-1);
  throw new BackupRefused(`The backup before the update failed, so nothing was changed: ${why}`);
}

/** Whether tonight's backup is still to be made: past the hour, and none of the last 20 hours. */
export function backupIsDue(context: Context): boolean {
  const now = context.now();
  if (now.getHours() < context.config.backupHour) return false;
  const age = (made: string) => now.getTime() - Date.parse(made);
  // one from tomorrow was made while the clock was wrong: it says nothing of last night
  return !listBackups(context.config.dataDir).some(
    ({ made }) => age(made) > -60 * 60 * 1000 && age(made) <= 20 * 60 * 60 * 1000,
  );
}
