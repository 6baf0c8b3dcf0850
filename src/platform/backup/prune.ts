import { join } from 'node:path';
import { HOUR } from '#src/domain/durations.ts';
import { removeBackup } from './content.ts';
import { backupsIn, namedBackups, secondOf, type Backup } from './names.ts';
import { backupsToKeep } from './retention.ts';

/** The newest archive without a fault, of those made after an instant. Older versions did not look for faults. */
export function lastSound(folder: string, after = ''): Backup | undefined {
  return backupsIn(folder).find(({ content, made }) => !content?.faults.length && made > after);
}

/** Removes what no pool keeps from a folder of archives: the one of the data, or the one on another disk. */
export function prune(folder: string, made: string, now: Date): void {
  const all = namedBackups(folder);
  const notAfter = secondOf(new Date(now.getTime() + HOUR));
  const keep = backupsToKeep(all, made, notAfter, lastSound(folder)?.name);
  for (const { name } of all) if (!keep.has(name)) removeBackup(join(folder, name));
}
