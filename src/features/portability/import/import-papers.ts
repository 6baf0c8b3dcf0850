import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { documentKind } from '#src/domain/documents/kind.ts';
import { limits } from '#src/domain/limits.ts';
import { writeFileAtomic } from '#src/platform/files/atomic-write.ts';
import { Problem } from '#src/platform/http/problem.ts';
import type { StoredPaper } from './import-steps.ts';
import type { Collection } from './import.types.ts';
import type { Source } from './source.service.ts';

/** Where the papers of an import wait until all of it is checked, each by its number in the file. */
export const waitingPaper = (folder: string, no: number): string => join(folder, `${no}.bin`);

/**
 * Checks the papers of a file as if each had been uploaded, and writes them into a folder; nowhere with null. Those whose
 * files did not come with it are left out. @throws Problem 415, 422
 */
export async function checkPapers(
  { papers }: Collection,
  { papers: files }: Pick<Source, 'papers'>,
  folder: string | null,
): Promise<StoredPaper[]> {
  const found: StoredPaper[] = [];
  for (const paper of papers) {
    const file = files.get(paper.no);
    if (!file) continue;
    const bytes = await file.read(limits.documentBytes);
    const kind = documentKind(bytes);
    if (!kind) throw new Problem('unsupported_document', null, { field: 'file' });
    if (folder) writeFileAtomic([{ path: waitingPaper(folder, paper.no), bytes }], 0o600);
    const sum = createHash('sha256').update(bytes).digest('hex');
    found.push({ ...paper, kind, bytes: bytes.length, sum });
  }
  return found;
}
