import { existsSync } from 'node:fs';
import { Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate';
import type { Context } from '#src/platform/context.ts';
import { documentFile } from '#src/platform/documents/document-files.ts';
import { listPapers } from '#src/platform/documents/documents.queries.ts';
import { documentText, eachPet, tableText } from './export.service.ts';
import { paperName } from './paper-name.ts';
import { zippedPictures } from './picture-files.ts';

/** A file of a ZIP: texts, which are compressed, or a file on the disk that is compressed already. */
export type ZippedFile = { name: string } & ({ texts: Iterable<string> } | { path: string });

const encoder = new TextEncoder();

/**
 * A ZIP of these files, each of which is asked for once those before it are written; null is only a moment's pause. At
 * most one picture is in memory.
 * `seen` is told what is in each.
 */
export async function* zipOf(
  mtime: Date,
  files: Iterable<ZippedFile | null>,
  seen: (name: string, bytes: Uint8Array) => void = () => {},
): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const add = <File extends ZipInputFile>(file: File): File => {
    file.mtime = mtime;
    zip.add(file);
    return file;
  };
  const nothing = new Uint8Array();
  for (const file of files) {
    yield nothing; // a pause is possible
    if (!file) continue;
    if ('path' in file) {
      const bytes = await Bun.file(file.path).bytes();
      seen(file.name, bytes);
      add(new ZipPassThrough(file.name)).push(bytes, true);
      yield* made.splice(0);
      Bun.gc(false);
      continue;
    }
    const entry = add(new ZipDeflate(file.name, { level: 6 }));
    for (const text of file.texts) {
      const bytes = encoder.encode(text);
      seen(file.name, bytes);
      entry.push(bytes);
      yield* made.splice(0);
      yield nothing;
    }
    entry.push(new Uint8Array(), true);
  }
  zip.end();
  yield* made.splice(0);
}

/** A keeper's whole collection as a ZIP: data.json, pets.csv for people, the pictures and the papers. */
export const zipParts = (context: Context, uid: number): AsyncGenerator<Uint8Array> =>
  zipOf(context.now(), collectionFiles(context, uid));

function* collectionFiles(context: Context, uid: number): Generator<ZippedFile | null> {
  yield { name: 'data.json', texts: documentText(context, uid) };
  yield { name: 'pets.csv', texts: tableText(context, uid) };
  yield* filesOfRecords(context, uid);
}

/** The pictures and papers of a keeper; null is only a moment's pause. */
export function* filesOfRecords(
  context: Pick<Context, 'config' | 'db'>,
  uid: number,
): Generator<ZippedFile | null> {
  for (const { id } of eachPet(context, uid)) {
    yield null;
    yield* zippedPictures(context, id);
  }
  for (const { no, kind } of listPapers(context.db, uid)) {
    const path = documentFile(context, no);
    yield existsSync(path) ? { name: paperName(no, kind), path } : null;
  }
}
