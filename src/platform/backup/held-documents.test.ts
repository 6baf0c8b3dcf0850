import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from '#src/db/schema.ts';
import { documentName, DOCUMENTS } from '#src/platform/documents/document-files.ts';
import { sumOf } from '#src/platform/pictures/pictures.ts';
import { aDataFolder } from '#src/testing/data-folder.ts';
import { makeBackup } from './make-backup.ts';
import { restoreBackup } from './restore.ts';

const now = new Date('2026-03-10T03:00:00Z');
const bytes = Buffer.from('%PDF-1.7\n%%EOF\n');

/** A data folder whose animal has one paper. */
function withPaper() {
  const { dataDir, db, pet: pet_id } = aDataFolder();
  const stored = { pet_id, name: 'CITES', kind: 'pdf', bytes: bytes.length } as const;
  const { id } = db
    .insert(documents)
    .values({ ...stored, sum: sumOf(bytes) })
    .returning({ id: documents.id })
    .get();
  const file = join(dataDir, DOCUMENTS, documentName(id));
  mkdirSync(join(dataDir, DOCUMENTS));
  writeFileSync(file, bytes);
  return { dataDir, db, id, file };
}

const backUp = (dataDir: string) => makeBackup(dataDir, now, { kind: 'nightly' });

test('a paper is in the backup, and a restore brings it back', async () => {
  const { dataDir, db, file } = withPaper();
  const { name, content } = await backUp(dataDir);
  expect(content?.faults).toEqual([]);
  db.$client.close();
  rmSync(file);
  await restoreBackup(dataDir, join(dataDir, 'backups', name), now);
  expect(readFileSync(file)).toEqual(bytes);
});

test('a paper whose file is gone is named by the backup', async () => {
  const { dataDir, file } = withPaper();
  rmSync(file);
  expect((await backUp(dataDir)).content?.faults).toEqual([
    { code: 'documents_missing', count: 1 },
  ]);
});

test('a paper that is not what was stored is named by the backup', async () => {
  const { dataDir, file } = withPaper();
  writeFileSync(file, Buffer.alloc(bytes.length));
  expect((await backUp(dataDir)).content?.faults).toEqual([
    { code: 'documents_damaged', count: 1 },
  ]);
});

test('a paper that was deleted lacks nothing', async () => {
  const { dataDir, db, id, file } = withPaper();
  db.delete(documents).where(eq(documents.id, id)).run();
  rmSync(file);
  expect((await backUp(dataDir)).content?.faults).toEqual([]);
});
