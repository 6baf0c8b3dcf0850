import { Database } from 'bun:sqlite';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BackupRefused, readArchive } from './archive.ts';
import type { Counted } from './content.ts';
import { hasTable, namesOf } from './held-files.ts';
import type { Picture } from '#src/platform/pictures/pictures.queries.ts';
import { documentName, DOCUMENTS } from '#src/platform/documents/document-files.ts';
import { countedTables } from '#src/db/triggers.ts';

/** `missing`, `missing_papers`: what the database names and the backup lacks. */
export type Verdict = {
  pets: number;
  feedings: number;
  pictures: number;
  missing: number;
  papers: number;
  missing_papers: number;
};

/** Opens an archive: every checksum matches, and the database is intact. @throws BackupRefused */
export async function verifyBackup(archive: string, work: string): Promise<Verdict> {
  const to = mkdtempSync(join(work, 'verify-'));
  try {
    const names = await readArchive(archive, to, (name) => name === 'exuvia.db.gz');
    return checkDatabase(join(to, 'exuvia.db'), new Set(names));
  } finally {
    rmSync(to, { recursive: true, force: true });
  }
}

/** Checks a database file: its pages, its rows' parents, and how many of its pictures and papers are among `names`. @throws BackupRefused */
export function checkDatabase(file: string, names: Set<string>): Verdict {
  const sqlite = new Database(file, { readonly: true });
  try {
    const verdict = integrityOf(sqlite);
    if (verdict !== 'ok')
      throw new BackupRefused(`The database in the backup is damaged (${verdict}).`);
    if (sqlite.query('PRAGMA foreign_key_check').values().length) {
      throw new BackupRefused('The database in the backup has rows without their parent.');
    }
    const { pets = 0, feedings = 0 } = countRows(sqlite).counts;
    const shown = picturesOf(sqlite);
    const has = (picture: Picture) => namesOf('large', picture).some((name) => names.has(name));
    const pictures = shown.filter(has).length;
    const ids = documentsOf(sqlite);
    const papers = ids.filter((id) => names.has(`${DOCUMENTS}/${documentName(id)}`)).length;
    return {
      ...{ pets, feedings, pictures, missing: shown.length - pictures },
      ...{ papers, missing_papers: ids.length - papers },
    };
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw new BackupRefused(`The database in the backup can not be read (${String(error)}).`);
  } finally {
    sqlite.close();
  }
}

/** 'ok', or the first thing that SQLite finds wrong with pages and indexes. */
export const integrityOf = (sqlite: Database): string =>
  String(sqlite.query('PRAGMA integrity_check(1)').values()[0]?.[0]);

/** How many rows there are, and how many were ever deleted. The guide's examples, below 0, don't count. */
export function countRows(sqlite: Database): Counted {
  const count = (rows: string) =>
    Number(sqlite.query(`SELECT count(*) FROM ${rows}`).values()[0]?.[0]);
  // an older version had fewer tables
  const has = (table: string) =>
    sqlite.query(`SELECT 1 FROM sqlite_master WHERE name = ?`).get(table) !== null;
  const counts = Object.fromEntries(
    countedTables
      .filter(has)
      .map((table) => [table, count(table === 'pets' ? 'pets WHERE id > 0' : table)]),
  );
  counts['pictures'] = picturesOf(sqlite).length;
  if (hasTable(sqlite, 'documents')) counts['documents'] = documentsOf(sqlite).length;
  const deleted = has('deletions')
    ? sqlite.query<{ kind: string; count: number }, []>('SELECT kind, count FROM deletions').all()
    : [];
  return { counts, deletions: Object.fromEntries(deleted.map((row) => [row.kind, row.count])) };
}

const documentsOf = (sqlite: Database): number[] =>
  hasTable(sqlite, 'documents')
    ? sqlite
        .query<{ id: number }, []>('SELECT id FROM documents')
        .all()
        .map(({ id }) => id)
    : [];

/** In a database of an older version each animal has one. */
const picturesOf = (sqlite: Database): Picture[] =>
  sqlite
    .query<Picture, []>(
      hasTable(sqlite, 'pictures')
        ? 'SELECT pet_id AS id, version AS img_version FROM pictures'
        : 'SELECT id, img_version FROM pets WHERE has_img = 1 AND id > 0',
    )
    .all();
