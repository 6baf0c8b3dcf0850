import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Context } from '#src/platform/context.ts';

type Folder = Pick<Context, 'config'>;

export const DOCUMENTS = 'documents';

/** The name of a document's file: made of its id alone, never of what it was called. An id is never given twice. */
export const documentName = (id: number): string => `doc_${id}.bin`;

export const documentFile = ({ config }: Folder, id: number): string =>
  join(config.dataDir, DOCUMENTS, documentName(id));

export const removeDocumentFile = (folder: Folder, id: number): void =>
  rmSync(documentFile(folder, id), { force: true });

/** The ids of the files that are there. */
export function storedDocuments({ config }: Folder): number[] {
  const folder = join(config.dataDir, DOCUMENTS);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) => {
    const id = /^doc_(\d{1,10})\.bin$/.exec(name)?.[1];
    return id ? [Number(id)] : [];
  });
}
