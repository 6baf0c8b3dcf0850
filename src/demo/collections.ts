import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { zipOf, type ZippedFile } from '#src/features/portability/export/zip-writer.ts';
import { importUploaded } from '#src/features/portability/import/import.service.ts';
import type { ImportContext } from '#src/features/portability/import/import.types.ts';
import { uploadedFile, uploadFolder } from '#src/platform/files/uploaded-files.ts';
import { encodeSmaller, type EncodedPicture } from '#src/platform/pictures/encode-picture.ts';
import { demoFile, type ClubKeeper } from './club.ts';

/** A keeper of the club who has an account. */
export type Member = ClubKeeper & { uid: number };

/** Imports each keeper's collection as if the keeper had sent it. */
export async function importCollections(
  context: ImportContext,
  keepers: readonly Member[],
  pictures: boolean,
): Promise<void> {
  const encoded = encodeDrawings(pictures ? keepers : []);
  mkdirSync(uploadFolder(context), { recursive: true });
  for (const { uid, ...keeper } of keepers) {
    const zip = zipOf(context.now(), filesOf(keeper, pictures));
    await writeFile(uploadedFile(context, uid), zip);
    const run = {
      signal: new AbortController().signal,
      progress: () => {},
      encode: (name: string) => encoded(keeper.files[`pictures/${name}.webp`]),
    };
    await importUploaded(context, { uid, can_edit_sp: 0 }, { file: 'club.json' }, run);
  }
}

function* filesOf({ files, document }: ClubKeeper, pictures: boolean): Generator<ZippedFile> {
  yield { name: 'data.json', texts: [JSON.stringify(document)] };
  for (const [name, file] of Object.entries(files))
    if (pictures || !name.startsWith('pictures/'))
      yield { name, path: fileURLToPath(demoFile(file)) };
}

/**
 * Drawings are large pictures of ours, of which only the smaller sizes are made; one shows several animals. It is begun
 * while the first file is checked, which another process does.
 */
function encodeDrawings(keepers: readonly ClubKeeper[]) {
  const shown = keepers.flatMap(({ files }) => Object.values(files));
  const drawings = new Set(shown.filter((file) => file.endsWith('.webp')));
  const encoded = new Map([...drawings].map((file) => [file, encodeDrawing(file)]));
  for (const one of encoded.values()) one.catch(() => {}); // thrown where it is asked for
  return (file = '') => encoded.get(file) ?? encodeDrawing(file);
}

const encodeDrawing = async (file: string): Promise<EncodedPicture> =>
  encodeSmaller(Buffer.from(await Bun.file(demoFile(file)).arrayBuffer()));
