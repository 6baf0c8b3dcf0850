import { join } from 'node:path';
import { HOUR } from '#src/domain/durations.ts';
import { removeBackup } from './content.ts';
import {
  backupsIn,
  namedBackups,
  parseBackupName,
  secondOf,
  type Backup,
  type BackupKind,
} from './names.ts';
import { backupsToKeep } from './retention.ts';

/** The newest archive without a fault, of those made after an instant. Older versions did not look for faults. */
export function lastSound(folder: string, after = ''): Backup | undefined {
  return backupsIn(folder).find(({ content, made }) => !content?.faults.length && made > after);
}

/**
 * What a backup is compared with: the newest one without a fault. A second update to one version follows a return to the
 * older one, whose data are those from before the first.
 */
export function comparedWith(
  folder: string,
  after: string,
  { kind, version }: { kind: BackupKind; version: string },
): Backup | undefined {
  const isOfUpdate = ({ name }: Backup) => {
    const named = parseBackupName(name);
    return named?.kind === 'before-update' && named.version === version;
  };
  const before = kind === 'before-update' ? backupsIn(folder).find(isOfUpdate) : undefined;
  return before ?? lastSound(folder, after);
}

/** Removes what no pool keeps from a folder of archives: the one of the data, or the one on another disk. */
export function prune(folder: string, made: string, now: Date): void {
  const all = namedBackups(folder);
  const notAfter = secondOf(new Date(now.getTime() + HOUR));
  const keep = backupsToKeep(all, made, notAfter, lastSound(folder)?.name);
  for (const { name } of all) if (!keep.has(name)) removeBackup(join(folder, name));
}
