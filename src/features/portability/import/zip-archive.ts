import { crc32, inflateRawSync } from 'node:zlib';
import { Problem } from '#src/platform/http/problem.ts';

// Reads a ZIP from the disk by its central directory, one file at a time, and trusts nothing in it: sizes are upper
// limits only, and names are compared, never used as paths.

export type ZipEntry = {
  name: string;
  method: number;
  crc: number;
  compressed: number;
  size: number;
  at: number;
};

export type ZipArchive = {
  entries: ReadonlyMap<string, ZipEntry>;
  /** @throws Problem 422 when the entry is damaged or larger than `most` bytes */
  read: (entry: ZipEntry, most: number) => Promise<Uint8Array>;
};

const MOST_ENTRIES = 20_000;
const MOST_CONTENTS = 4 * 1024 * 1024;
const END_SIZE = 22;
const LONGEST_COMMENT = 65_535;

/** @throws Problem 422 when the file is no valid ZIP */
export async function openZip(path: string): Promise<ZipArchive> {
  const file = Bun.file(path);
  const bytes = async (from: number, length: number): Promise<Buffer> => {
    if (from < 0 || length < 0 || from + length > file.size) throw broken();
    return Buffer.from(await file.slice(from, from + length).arrayBuffer());
  };
  const tailAt = Math.max(0, file.size - END_SIZE - LONGEST_COMMENT);
  const tail = await bytes(tailAt, file.size - tailAt);
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0 || end + END_SIZE > tail.length) throw broken();
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  if (count > MOST_ENTRIES || length > MOST_CONTENTS) throw broken('zip_too_many_files');
  const entries = readContents(await bytes(tail.readUInt32LE(end + 16), length), count);

  return {
    entries,
    async read(entry, most) {
      if (entry.size > most || entry.compressed > most) throw tooLarge(entry.name);
      const head = await bytes(entry.at, 30);
      if (head.readUInt32LE(0) !== 0x04034b50) throw broken();
      const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
      const content = unpack(entry, await bytes(start, entry.compressed), most);
      if (content.length !== entry.size || crc32(content) !== entry.crc) throw broken();
      return content;
    },
  };
}

function readContents(table: Buffer, count: number): Map<string, ZipEntry> {
  const entries = new Map<string, ZipEntry>();
  let at = 0;
  for (let n = 0; n < count; n += 1) {
    if (at + 46 > table.length || table.readUInt32LE(at) !== 0x02014b50) throw broken();
    const nameEnd = at + 46 + table.readUInt16LE(at + 28);
    if (nameEnd > table.length) throw broken();
    const name = table.toString('utf8', at + 46, nameEnd);
    if (leadsOutside(name)) throw broken('unsafe_zip');
    if (entries.has(name)) throw broken('zip_duplicate');
    if (table.readUInt16LE(at + 8) & 1) throw broken('locked_zip');
    entries.set(name, {
      name,
      method: table.readUInt16LE(at + 10),
      crc: table.readUInt32LE(at + 16),
      compressed: table.readUInt32LE(at + 20),
      size: table.readUInt32LE(at + 24),
      at: table.readUInt32LE(at + 42),
    });
    at = nameEnd + table.readUInt16LE(at + 30) + table.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack({ method, name }: ZipEntry, compressed: Buffer, most: number): Buffer {
  if (method === 0) return compressed;
  if (method !== 8) throw broken('unsupported_zip');
  try {
    return inflateRawSync(compressed, { maxOutputLength: most });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(name) : broken();
  }
}

const leadsOutside = (name: string) =>
  /^[/\\]|^[a-z]:|[\\\0]/i.test(name) || name.split('/').includes('..');

type Unsound =
  | 'broken_zip'
  | 'locked_zip'
  | 'unsafe_zip'
  | 'unsupported_zip'
  | 'zip_duplicate'
  | 'zip_too_many_files';

const broken = (code: Unsound = 'broken_zip') => new Problem(code, null, { field: 'file' });

const tooLarge = (name: string) =>
  new Problem('zip_too_large', { name: name.slice(0, 100) }, { field: 'file' });
