import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { syncFolder, writeFileAtomic, toDisk } from '#src/platform/files/atomic-write.ts';
import { readArchive } from './archive.ts';
import { copyContent } from './content.ts';
import { namedBackups } from './names.ts';
import { prune } from './prune.ts';

/** The folder is missing, or on the disk of the data: most likely nothing is mounted there. */
type CopyProblem = 'missing' | 'same_disk' | 'failed';

/** The result of the last copy: kept in a file, because reading a share that hangs would hang, too. */
export type CopyState = {
  /** The archive that was to be copied, and when. */
  name: string;
  tried: string;
  /** Why it is not there; null when it is, and was read again there. */
  problem: CopyProblem | null;
  /** The system's or the archive's message where the problem is 'failed'. */
  reason: string;
};

/**
 * Copies an archive to another disk, reads it again there, and gives it its name only then; keeps the same
 * there as here, the last one without a fault among them. The folder must exist: one that a mount makes is missing, or on this disk, while nothing is mounted.
 * Never throws for what is wrong there: the state that it stores and returns says so.
 */
export async function copyBackup(
  dataDir: string,
  copyDir: string,
  name: string,
  now: Date,
): Promise<CopyState> {
  const outcome = await copy(dataDir, copyDir, name, now).then(
    (problem) => ({ problem, reason: '' }),
    (error: unknown) => ({ problem: 'failed' as const, reason: messageOf(error) }),
  );
  const state = { name, tried: now.toISOString(), ...outcome };
  writeFileAtomic([{ path: stateFile(dataDir), bytes: JSON.stringify(state) }], 0o600);
  return state;
}

/** What was noted of the last copy; null where none was ever tried. */
export function readCopyState(dataDir: string): CopyState | null {
  const file = stateFile(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CopyState) : null;
}

async function copy(
  dataDir: string,
  copyDir: string,
  name: string,
  now: Date,
): Promise<CopyProblem | null> {
  const there = statSync(copyDir, { throwIfNoEntry: false });
  if (!there?.isDirectory()) return 'missing';
  if (there.dev === statSync(dataDir).dev) return 'same_disk';
  const [target, temporary] = [join(copyDir, name), join(copyDir, `${name}.tmp`)];
  const archives = join(dataDir, 'backups');
  try {
    copyFileSync(join(archives, name), temporary);
    toDisk(temporary);
    await readArchive(temporary, copyDir, () => false);
    // that of earlier ones, too: copies of older versions came without, and one with faults would pass for sound
    for (const one of [name, ...namedBackups(copyDir).map((known) => known.name)])
      copyContent(join(archives, one), join(copyDir, one));
    renameSync(temporary, target);
    syncFolder(copyDir);
  } finally {
    rmSync(temporary, { force: true });
  }
  prune(copyDir, name, now);
  return null;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const stateFile = (dataDir: string) => join(dataDir, 'backups', 'copy.json');
