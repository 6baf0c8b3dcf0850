import type { Database } from 'bun:sqlite';
import { join } from 'node:path';
import { documentName, DOCUMENTS } from '#src/platform/documents/document-files.ts';
import { hasTable, hold, type HeldFile } from './held-files.ts';

type Row = { id: number; sum: string };

/**
 * Holds the documents that a copied database names, as holdPictures does. A document never changes: one whose file is
 * gone was deleted since the copy was taken, and its row goes too, or it is missing.
 */
export function holdDocuments(
  copy: Database,
  live: Database,
  dataDir: string,
  work: string,
): { files: HeldFile[]; missing: number } {
  const files: HeldFile[] = [];
  let missing = 0;
  if (!hasTable(copy, 'documents')) return { files, missing };
  const isThere = live.query('SELECT 1 FROM documents WHERE id = ?');
  for (const { id, sum } of copy.query<Row, []>('SELECT id, sum FROM documents').all()) {
    const name = `${DOCUMENTS}/${documentName(id)}`;
    if (hold(dataDir, work, name)) files.push({ name, path: join(work, name), sum });
    else if (isThere.get(id)) missing += 1;
    else copy.run('DELETE FROM documents WHERE id = ?', [id]);
  }
  return { files, missing };
}
