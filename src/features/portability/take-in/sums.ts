import { createHash } from 'node:crypto';
import { limits } from '#src/domain/limits.ts';
import { isRecord } from '#src/domain/is-record.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { parseJson } from '../import/pet-lines.ts';
import type { Archive } from '../import/source.service.ts';
import type { ZipArchive, ZipEntry } from '../import/zip-archive.ts';

const SUMS = 'sums.json';
const MOST_BYTES = 64 * 1024;

/**
 * Whether a hand-over is as it was written: each file that is named has its SHA-256, and each that is read is named.
 * What a computer adds to a folder that it packs again is not read.
 * @throws Problem 422
 */
export async function requireSums({ zip, root }: Archive): Promise<void> {
  const sums = await readSums(zip, root);
  const isNamed = ({ name }: ZipEntry) => Object.hasOwn(sums, name.slice(root.length));
  const read = [...zip.entries.values()].filter(({ name }) => isRead(name, root));
  const named = Object.entries(sums).map(([name, sum]) => ({
    entry: zip.entries.get(root + name),
    sum,
  }));
  if (!read.every(isNamed)) throw changed();
  requireBounded(named.flatMap(({ entry }) => entry ?? []));
  for (const { entry, sum } of named) {
    if (!entry) throw changed();
    const bytes = await zip.read(entry, limits.importJsonBytes);
    if (createHash('sha256').update(bytes).digest('hex') !== sum) throw changed();
  }
}

async function readSums(zip: ZipArchive, root: string): Promise<Record<string, unknown>> {
  const entry = zip.entries.get(root + SUMS);
  if (!entry) throw changed();
  const bytes = await zip.read(entry, MOST_BYTES);
  const sums = parseJson(() => new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (!isRecord(sums)) throw changed();
  return sums;
}

const isRead = (name: string, root: string) =>
  name === `${root}data.json` || /^(pictures|papers)\//.test(name.slice(root.length));

/** All of it is unpacked once more than it is read. */
function requireBounded(entries: ZipEntry[]): void {
  const largest = entries.toSorted((a, b) => b.size - a.size)[0];
  const bytes = entries.reduce((sum, { size }) => sum + size, 0);
  if (largest && bytes > limits.takeInBytes)
    throw new Problem('zip_too_large', { name: largest.name.slice(0, 100) }, { field: 'file' });
}

const changed = () => new Problem('file_changed', null, { field: 'file' });
