import { crc32, inflateRawSync } from 'node:zlib';
import { Problem } from '#src/platform/problem.ts';

// Reads a ZIP from the disk by its table of contents, one file at a time, and trusts nothing that it says: sizes are
// limits, not promises, and names are only compared, never used as paths.

export type ZipEntry = {
  name: string;
  method: number;
  crc: number;
  packed: number;
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

/** @throws Problem 422 when the file is no sound ZIP */
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
  if (count > MOST_ENTRIES || length > MOST_CONTENTS)
    throw broken('The ZIP file has too many files.');
  const entries = readContents(await bytes(tail.readUInt32LE(end + 16), length), count);

  return {
    entries,
    async read(entry, most) {
      if (entry.size > most || entry.packed > most) throw tooLarge(entry.name);
      const head = await bytes(entry.at, 30);
      if (head.readUInt32LE(0) !== 0x04034b50) throw broken();
      const start = entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28);
      const content = unpack(entry, await bytes(start, entry.packed), most);
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
    if (leadsOutside(name)) throw broken('The ZIP file has file names that lead outside of it.');
    if (entries.has(name)) throw broken('The ZIP file has two files of one name.');
    if (table.readUInt16LE(at + 8) & 1) throw broken('The ZIP file is locked with a password.');
    entries.set(name, {
      name,
      method: table.readUInt16LE(at + 10),
      crc: table.readUInt32LE(at + 16),
      packed: table.readUInt32LE(at + 20),
      size: table.readUInt32LE(at + 24),
      at: table.readUInt32LE(at + 42),
    });
    at = nameEnd + table.readUInt16LE(at + 30) + table.readUInt16LE(at + 32);
  }
  return entries;
}

function unpack({ method, name }: ZipEntry, packed: Buffer, most: number): Buffer {
  if (method === 0) return packed;
  if (method !== 8) throw broken('The ZIP file is packed in a way that can not be read.');
  try {
    return inflateRawSync(packed, { maxOutputLength: most });
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(name) : broken();
  }
}

const leadsOutside = (name: string) =>
  /^[/\\]|^[a-z]:|[\\\0]/i.test(name) || name.split('/').includes('..');

const broken = (sentence = 'The ZIP file is damaged or cut off.') =>
  new Problem(422, 'broken_zip', sentence, { fields: { file: sentence } });

function tooLarge(name: string): Problem {
  const sentence = `${name.slice(0, 100)} in the ZIP file is too large.`;
  return new Problem(422, 'zip_too_large', sentence, { fields: { file: sentence } });
}
