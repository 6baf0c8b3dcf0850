import { existsSync, readFileSync, rmSync } from 'node:fs';
import { writeFileAtomic } from '#src/platform/files/atomic-write.ts';

/** Where site_config says since when archives are compared. */
export const BASELINE = 'backup_baseline';

/** What is wrong with what a backup holds. `kind`: a table, or 'pictures'. */
export type BackupFault =
  | {
      code: 'pictures_missing' | 'pictures_damaged' | 'documents_missing' | 'documents_damaged';
      count: number;
    }
  | { code: 'fewer_records'; kind: string; count: number }
  | { code: 'database_damaged'; verdict: string };

/** What an archive holds. Stored in the archive, and beside it to be read quickly. */
export type BackupContent = {
  /** Rows by table, and 'pictures'. */
  counts: Record<string, number>;
  /** How many of these were ever deleted. */
  deletions: Record<string, number>;
  /** Whether the live file's pages and indexes were checked; that is done each week. */
  checked: boolean;
  faults: BackupFault[];
};

export type Counted = Pick<BackupContent, 'counts' | 'deletions'>;

/** Rows that are fewer than before although nobody deleted them, by kind. */
export function lostRows(before: Counted, now: Counted): BackupFault[] {
  return Object.entries(before.counts).flatMap(([kind, had]) => {
    const deleted = (now.deletions[kind] ?? 0) - (before.deletions[kind] ?? 0);
    // fewer deletions than before: an older database was put in the place of the newer
    const count = had - Math.max(deleted, 0) - (now.counts[kind] ?? 0);
    return count > 0 ? [{ code: 'fewer_records' as const, kind, count }] : [];
  });
}

const contentFile = (archive: string) => archive.replace(/\.tar$/, '.json');

/** What was noted beside an archive; null where nothing was, or nothing that can be read. */
export function readContent(archive: string): BackupContent | null {
  const file = contentFile(archive);
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BackupContent;
  } catch {
    return null;
  }
}

export const writeContent = (archive: string, content: BackupContent): void =>
  writeFileAtomic([{ path: contentFile(archive), bytes: JSON.stringify(content) }], 0o600);

/** Copies what was noted beside an archive to the archive's copy, where that lacks it. */
export function copyContent(archive: string, copy: string): void {
  const content = existsSync(contentFile(copy)) ? null : readContent(archive);
  if (content) writeContent(copy, content);
}

/** Removes an archive and what was noted of it. */
export function removeBackup(archive: string): void {
  for (const file of [archive, contentFile(archive)]) rmSync(file, { force: true });
}
