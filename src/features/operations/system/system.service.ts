import { existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listBackups } from '#src/platform/backup/names.ts';
import type { Context } from '#src/platform/context.ts';
import { backupRuns } from '#src/platform/backup/nightly.ts';
import { registrationOf } from '#src/features/accounts/accounts/registration.ts';
import { warningMessage } from '#src/domain/warnings/warning-message.ts';
import type { Warning } from '#src/domain/warnings/warnings.ts';
import { findLastBackupNote } from '#src/features/operations/warnings/warnings.queries.ts';
import { lastBackup, listWarnings } from '#src/features/operations/warnings/warnings.service.ts';

/** The state of the installation, and what is wrong with it, for the administrator. */
export function systemState(context: Context) {
  const warnings = listWarnings(context);
  return { ...measure(context), warnings: warnings.map(withSentence) };
}

/** A warning with its English message; the pages translate its code. */
export const withSentence = (warning: Warning) => ({
  ...warning,
  error: warningMessage('en', warning),
});

function measure(context: Context) {
  const { config, db, version } = context;
  const disk = statfsSync(config.dataDir);
  const backups = listBackups(config.dataDir);
  const last = lastBackup(context);
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
    // an archive gets its name only after it was opened again and verified
    last_backup_verified: last ? (1 as const) : (0 as const),
    backup_running: backupRuns(context) ? (1 as const) : (0 as const),
    smtp: config.smtpUrl ? new URL(config.smtpUrl).host : null,
    public_url: config.publicUrl,
    registration: registrationOf(db, config),
  };
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
