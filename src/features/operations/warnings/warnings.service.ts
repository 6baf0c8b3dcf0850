import { DAY, HOUR, MINUTE } from '#src/domain/durations.ts';
import { readdirSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '#src/db/database.ts';
import { diskFault } from '#src/db/durable.ts';
import { isUrgent, type Warning } from '#src/domain/warnings/warnings.ts';
import { readCopyState } from '#src/platform/backup/copy.ts';
import { findNotSent } from '#src/platform/mail/mail.queries.ts';
import { damageOf } from '#src/platform/files/damage.ts';
import { listBackups, type Backup } from '#src/platform/backup/names.ts';
import type { Context } from '#src/platform/context.ts';
import { findLastBackupNote, findSiteValue } from './warnings.queries.ts';
import { BASELINE } from '#src/platform/backup/content.ts';

const MB = 1024 * 1024;

/** Everything that is wrong with the installation, worst first. */
export function listWarnings(context: Context): Warning[] {
  const { config } = context;
  const { bavail, bsize } = statfsSync(config.dataDir);
  const free = bavail * bsize;
  const wal = statSync(join(config.dataDir, 'exuvia.db-wal'), { throwIfNoEntry: false })?.size ?? 0;
  const fault = diskFault(context.db);
  return [
    ...(fault === null ? [] : [{ code: 'disk_failing' as const, reason: fault }]),
    ...(free < Math.max(config.diskFloor, 50 * MB)
      ? [{ code: 'little_space' as const, megabytes: Math.floor(free / MB) }]
      : []),
    ...backupWarnings(context),
    ...copyWarnings(context),
    ...readdirSync(config.dataDir)
      .filter((name) => name.startsWith('before-restore-'))
      .map((name) => ({ code: 'before_restore' as const, folder: join(config.dataDir, name) })),
    ...(wal > 64 * MB ? [{ code: 'large_wal' as const }] : []),
    ...mailWarnings(context),
    ...(/\/\/(localhost|127\.|\[::1\])/.test(config.publicUrl)
      ? [{ code: 'local_address' as const, url: config.publicUrl }]
      : []),
  ];
}

/** What puts records in danger: the administrator must be notified. */
export const listUrgent = (context: Context): Warning[] => listWarnings(context).filter(isUrgent);

const counted = new WeakMap<Db, { at: number; count: number }>();

/** The number of urgent warnings, computed at most once a minute: anybody may ask. */
export function countUrgent(context: Context): number {
  const at = context.now().getTime();
  const known = counted.get(context.db);
  if (known && Math.abs(at - known.at) < MINUTE) return known.count;
  const count = listUrgent(context).length;
  counted.set(context.db, { at, count });
  return count;
}

/** The newest archive. One with a future date was made while the clock was wrong, and is ignored. */
export function lastBackup({ config, now }: Pick<Context, 'config' | 'now'>): Backup | undefined {
  const notAfter = now().getTime() + HOUR;
  return listBackups(config.dataDir).find(({ made }) => Date.parse(made) <= notAfter);
}

function backupWarnings(context: Context): Warning[] {
  const warnings: Warning[] = [];
  const last = lastBackup(context);
  if (!last) warnings.push({ code: 'no_backup' });
  else if (context.now().getTime() - Date.parse(last.made) > 2 * DAY)
    warnings.push({ code: 'old_backup' });
  const note = findLastBackupNote(context.db);
  const failed = /^Backup failed: (.+)$/s.exec(note?.message ?? '');
  if (failed?.[1] && note && note.time > (last?.made ?? ''))
    warnings.push({ code: 'backup_failed', reason: failed[1] });
  const verdict = damageOf(context.db);
  if (verdict && !last?.content?.faults.some(({ code }) => code === 'database_damaged'))
    warnings.push({ code: 'database_damaged', verdict });
  const accepted = findSiteValue(context.db, BASELINE) ?? '';
  for (const fault of last?.content?.faults ?? [])
    if (fault.code !== 'fewer_records' || (last?.made ?? '') > accepted) warnings.push(fault);
  return warnings;
}

function mailWarnings({ config, db }: Context): Warning[] {
  if (!config.smtpUrl) return [{ code: 'no_mail_server' }];
  const notSent = findNotSent(db);
  return notSent ? [{ code: 'mails_not_sent', ...notSent }] : [];
}

function copyWarnings({ config }: Context): Warning[] {
  if (!config.backupCopyDir) return [{ code: 'no_copy' }];
  const { problem = null, reason = '' } = readCopyState(config.dataDir) ?? {};
  if (problem === null) return [];
  return [problem === 'failed' ? { code: 'copy_failed', reason } : { code: `copy_${problem}` }];
}
