import { limits } from '#src/domain/limits.ts';
import { tooLarge } from '#src/platform/http/read-body.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { parseJson, PetLines } from './pet-lines.ts';
import { openZip, type ZipArchive } from './zip-archive.ts';

/** The content of an uploaded file: the document, and the pictures by the document's id of their pet. */
export type Source = {
  content: unknown;
  pictures: ReadonlyMap<number, () => Promise<Uint8Array>>;
};

/** Reads a JSON file, or a ZIP with a data.json, also inside a folder. @throws Problem 422 */
export async function openSource(path: string): Promise<Source> {
  const file = Bun.file(path);
  const start = new TextDecoder('latin1').decode(await file.slice(0, 4).arrayBuffer());
  if (start.startsWith('PK')) return openArchive(await openZip(path));
  if (file.size > limits.importJsonBytes) throw tooLarge('file', limits.importJsonBytes);
  return { content: parse(await file.bytes()), pictures: new Map() };
}

async function openArchive(zip: ZipArchive): Promise<Source> {
  const names = [...zip.entries.keys()].filter((name) => /(^|\/)data\.json$/.test(name));
  const data = zip.entries.get(names.toSorted((a, b) => a.length - b.length)[0] ?? '');
  if (!data) throw new Problem('zip_without_data', null, { field: 'file' });
  const root = data.name.slice(0, -'data.json'.length);
  const pictures = new Map<number, () => Promise<Uint8Array>>();
  for (const [name, entry] of zip.entries) {
    if (!name.startsWith(root)) continue;
    const id = /^pictures\/(-?\d{1,10})\.(webp|jpe?g|png|gif)$/i.exec(name.slice(root.length))?.[1];
    if (id) pictures.set(Number(id), () => zip.read(entry, limits.pictureBytes));
  }
  return { content: parse(await zip.read(data, limits.importJsonBytes)), pictures };
}

function parse(bytes: Uint8Array): unknown {
  const pets = PetLines.of(bytes);
  if (pets) return { ...(parseJson(() => pets.head) as object), pets };
  return parseJson(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
