import { limits } from '#src/domain/limits.ts';
import { requireBounded } from '#src/platform/http/admission/json-shape.ts';
import { tooLarge } from '#src/platform/http/admission/read-body.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { parseJson, PetLines } from './pet-lines.ts';
import { openZip, type ZipArchive, type ZipEntry } from './zip-archive.ts';

/** More than a collection has that takes as much memory as an import may. */
const MOST_VALUES = 2_000_000;

/** A file of at most so many bytes. @throws Problem 422 */
type ReadFile = (most: number) => Promise<Uint8Array>;

/** The content of an uploaded file: the document, and the pictures by their names: that of a pet's cover is its id, those of others `14-3`. */
export type Source = {
  content: unknown;
  pictures: ReadonlyMap<string, ReadFile>;
  /** The papers by their names, with their size as the archive says it. */
  papers: ReadonlyMap<number, { read: ReadFile; bytes: number }>;
  /** Null where the document came alone. */
  archive: Archive | null;
};

/** A ZIP, and the folder in it that its data.json is in. */
export type Archive = { zip: ZipArchive; root: string };

/** Reads a JSON file, or a ZIP with a data.json, also inside a folder. @throws Problem 422 */
export async function openSource(path: string): Promise<Source> {
  const file = Bun.file(path);
  const start = new TextDecoder('latin1').decode(await file.slice(0, 4).arrayBuffer());
  if (start.startsWith('PK')) return openArchive(await openZip(path));
  if (file.size > limits.importJsonBytes) throw tooLarge('file', limits.importJsonBytes);
  return {
    content: parse(await file.bytes()),
    pictures: new Map(),
    papers: new Map(),
    archive: null,
  };
}

/** Only the pictures of a ZIP. @throws Problem 422 */
export async function openPictures(path: string): Promise<Source['pictures']> {
  const zip = await openZip(path);
  return picturesIn({ zip, root: rootOf(documentIn(zip)) });
}

async function openArchive(zip: ZipArchive): Promise<Source> {
  const data = documentIn(zip);
  const content = parse(await zip.read(data, limits.importJsonBytes));
  const archive = { zip, root: rootOf(data) };
  return { content, pictures: picturesIn(archive), papers: papersIn(archive), archive };
}

function documentIn({ entries }: ZipArchive): ZipEntry {
  const names = [...entries.keys()].filter((name) => /(^|\/)data\.json$/.test(name));
  const data = entries.get(names.toSorted((a, b) => a.length - b.length)[0] ?? '');
  if (!data) throw new Problem('zip_without_data', null, { field: 'file' });
  return data;
}

const rootOf = ({ name }: ZipEntry) => name.slice(0, -'data.json'.length);

function picturesIn({ zip, root }: Archive): Source['pictures'] {
  const pictures = new Map<string, ReadFile>();
  for (const [name, entry] of zip.entries) {
    if (!name.startsWith(root)) continue;
    const key = /^pictures\/(-?\d{1,10}(?:-\d{1,10})?)\.(webp|jpe?g|png|gif)$/i.exec(
      name.slice(root.length),
    )?.[1];
    if (key) pictures.set(key, (most) => zip.read(entry, most));
  }
  return pictures;
}

function papersIn({ zip, root }: Archive): Source['papers'] {
  const papers = new Map<number, { read: ReadFile; bytes: number }>();
  for (const [name, entry] of zip.entries) {
    if (!name.startsWith(root)) continue;
    const no = /^papers\/(\d{1,10})\.(pdf|jpe?g|png)$/i.exec(name.slice(root.length))?.[1];
    if (no) papers.set(Number(no), { read: (most) => zip.read(entry, most), bytes: entry.size });
  }
  return papers;
}

function parse(bytes: Uint8Array): unknown {
  const pets = PetLines.of(bytes);
  // the lines are parsed one by one
  requireBounded(pets ? new TextEncoder().encode(pets.head) : bytes, MOST_VALUES);
  if (pets) return { ...(parseJson(() => pets.head) as object), pets };
  return parseJson(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
}
