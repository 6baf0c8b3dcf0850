import { Zip, ZipDeflate, ZipPassThrough, type ZipInputFile } from 'fflate';
import type { Context } from '#src/platform/context.ts';
import { currentPictureFile } from '#src/platform/pictures/picture-files.ts';
import { documentText, eachPet, tableText } from './export.service.ts';

/**
 * A keeper's whole collection as a ZIP: data.json, pets.csv for people, and the pictures, which are already compressed
 * and only stored. At most one picture is in memory.
 */
export async function* zipParts(context: Context, uid: number): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const mtime = context.now();
  const add = <File extends ZipInputFile>(file: File): File => {
    file.mtime = mtime;
    zip.add(file);
    return file;
  };
  const nothing = new Uint8Array();
  const encoder = new TextEncoder();
  for (const [name, texts] of [
    ['data.json', documentText(context, uid)],
    ['pets.csv', tableText(context, uid)],
  ] as const) {
    const file = add(new ZipDeflate(name, { level: 6 }));
    for (const text of texts) {
      file.push(encoder.encode(text));
      yield* made.splice(0);
      yield nothing; // a pause is possible
    }
    file.push(new Uint8Array(), true);
  }
  for (const { id } of eachPet(context, uid)) {
    yield nothing;
    const path = currentPictureFile(context, 'large', id);
    if (!path) continue;
    add(new ZipPassThrough(`pictures/${id}.webp`)).push(await Bun.file(path).bytes(), true);
    yield* made.splice(0);
    Bun.gc(false);
  }
  zip.end();
  yield* made.splice(0);
}
