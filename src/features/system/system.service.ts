import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listBackups } from '#src/platform/backups.ts';
import type { Context } from '#src/platform/context.ts';
import { backupRuns } from '#src/platform/nightly-backup.ts';
import { registrationOf } from '#src/platform/registration.ts';
import { findLastBackupNote } from './system.queries.ts';

const MB = 1024 * 1024;
const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** What the administrator should know of the installation, and what is wrong in plain words. */
export function systemState(context: Context) {
  const state = measure(context);
  return { ...state, warnings: warningsOf(state, context.now()) };
}

function measure(context: Context) {
  const { config, db, version } = context;
  const disk = statfsSync(config.dataDir);
  const backups = listBackups(config.dataDir);
  // one with a date to come was made while the clock was wrong: it says nothing of last night
  const last = backups.find(({ made }) => Date.parse(made) <= context.now().getTime() + HOUR);
  return {
    version,
    uptime: Math.round(process.uptime()),
    memory: process.memoryUsage.rss(),
    database: sizeOf(join(config.dataDir, 'exuvia.db')),
    wal: sizeOf(join(config.dataDir, 'exuvia.db-wal')),
    pictures: folderSize(join(config.dataDir, 'uploads')),
    disk_free: disk.bavail * disk.bsize,
    disk_size: disk.blocks * disk.bsize,
    backups: backups.length,
    last_backup: last ?? null,
    last_backup_note: findLastBackupNote(db) ?? null,
    // an archive gets its name only after it was opened again and found sound
    last_backup_verified: last ? (1 as const) : (0 as const),
    backup_running: backupRuns(context) ? (1 as const) : (0 as const),
    smtp: config.smtpUrl ? new URL(config.smtpUrl).host : null,
    public_url: config.publicUrl,
    registration: registrationOf(db, config),
  };
}

type State = ReturnType<typeof measure>;

function warningsOf(state: State, now: Date): string[] {
  const warnings: string[] = [];
  if (state.disk_free < 500 * MB)
    warnings.push(`Only ${Math.round(state.disk_free / MB)} MB are free on the disk.`);
  if (!state.last_backup) warnings.push('There is no backup yet.');
  else if (now.getTime() - Date.parse(state.last_backup.made) > 2 * DAY)
    warnings.push('The last backup is older than two days.');
  const note = state.last_backup_note;
  if (note?.message.startsWith('Backup failed') && note.time > (state.last_backup?.made ?? ''))
    warnings.push(note.message);
  if (!state.smtp)
    warnings.push(
      'No mail server is set (SMTP_URL): mails wait in the outbox, where their links can be copied.',
    );
  if (/\/\/(localhost|127\.|\[::1\])/.test(state.public_url)) {
    warnings.push(
      `PUBLIC_URL is ${state.public_url}: labels and links in mails work on this machine only.`,
    );
  }
  if (state.wal > 64 * MB) warnings.push('The write-ahead log of the database is unusually large.');
  return warnings;
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function folderSize(folder: string): number {
  let bytes = 0;
  if (!existsSync(folder)) return bytes;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) bytes += sizeOf(join(entry.parentPath, entry.name));
  }
  return bytes;
}
