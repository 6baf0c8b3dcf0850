import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, mkdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, pack, type Pack } from 'tar-stream';
import { toDisk } from '#src/platform/files/atomic-write.ts';

// A backup is one tar file: exuvia.db.gz, uploads/SIZE/tid_ID-vVERSION.webp, documents/doc_ID.bin, and last
// manifest.json with the sum of each. Tar, because it has no limit of 4 GB and can be opened anywhere.
//
// No other name is added: who goes back to 0.1.0 has it restore what was made before the update, and it refuses what it
// does not know. Its own archives hold the secret, too, which is never unpacked, and some later ones a content.json.

/** An archive that can't be trusted, or can't be made: says why. */
export class BackupRefused extends Error {}

const allowed =
  /^(exuvia\.db\.gz|secret|(content|manifest)\.json|uploads\/(thumb|mobile|large)\/tid_\d{1,10}(-v\d{1,10})?\.webp|documents\/doc_\d{1,10}\.bin)$/;

/** SHA-256 by name in the archive, in hex. */
export type Sums = Record<string, string>;

/**
 * Writes files (name in the archive, path on the disk) and their manifest into one archive, down to the disk. Returns
 * their sums.
 */
export async function writeArchive(
  archive: string,
  files: { name: string; path: string }[],
): Promise<Sums> {
  const tar = pack();
  const written = pipeline(tar, createWriteStream(archive, { mode: 0o600 }));
  // a full disk fails it while a file is being added, which then would wait for ever
  const orFailed = <T>(step: Promise<T>) => Promise.race([step, written.then(() => step)]);
  const manifest: Sums = {};
  try {
    for (const { name, path } of files) manifest[name] = await orFailed(addFile(tar, name, path));
    tar.entry({ name: 'manifest.json' }, JSON.stringify(manifest));
    tar.finalize();
  } catch (error) {
    tar.destroy(error as Error);
    await written.catch(() => undefined);
    throw error;
  }
  await written;
  toDisk(archive);
  return manifest;
}

/**
 * Reads an archive whole, checks every sum, and unpacks the wanted files into a folder (the database unpacked to
 * exuvia.db). Only names that a backup has are taken: nothing is written outside. Returns the names.
 * @throws BackupRefused when it is cut off, damaged or no backup
 */
export async function readArchive(
  archive: string,
  to: string,
  wanted: (name: string) => boolean = () => true,
): Promise<string[]> {
  const sums: Sums = {};
  let manifest = '';
  try {
    const reader = extract();
    const fed = pipeline(createReadStream(archive), reader);
    fed.catch(() => undefined); // the loop below fails of the same; nobody waits for both
    for await (const source of reader) {
      const { name, type } = source.header;
      const entry = source as Chunks;
      if (!allowed.test(name) || type !== 'file')
        throw new BackupRefused(`${basename(archive)} holds '${name}', which no backup does.`);
      if (name === 'manifest.json') manifest = await textOf(entry);
      else sums[name] = await keep(entry, wanted(name) ? join(to, name) : null);
    }
    await fed;
  } catch (error) {
    if (error instanceof BackupRefused) throw error;
    throw new BackupRefused(`${basename(archive)} is cut off or damaged (${String(error)}).`);
  }
  if (!manifest || !sums['exuvia.db.gz'])
    throw new BackupRefused(`${basename(archive)} is cut off or is no backup of Exuvia.`);
  const promised = promisedSums(manifest);
  const wrong = Object.keys({ ...promised, ...sums }).filter(
    (name) => promised[name] !== sums[name],
  );
  if (wrong.length)
    throw new BackupRefused(`${basename(archive)} is damaged: ${wrong.slice(0, 3).join(', ')}`);
  return Object.keys(sums);
}

/** What the manifest says; nothing at all where it is no manifest, so that no sum fits. */
function promisedSums(manifest: string): Sums {
  try {
    return Object.assign(Object.create(null), JSON.parse(manifest));
  } catch {
    return {};
  }
}

export async function gzipFile(from: string, to: string): Promise<void> {
  await pipeline(
    createReadStream(from),
    createGzip({ level: 3 }),
    createWriteStream(to, { mode: 0o600 }),
  );
}

async function addFile(tar: Pack, name: string, path: string): Promise<string> {
  const hash = createHash('sha256');
  const entry = tar.entry({ name, size: statSync(path).size, mode: 0o600 });
  await pipeline(
    createReadStream(path),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    entry,
  );
  return hash.digest('hex');
}

type Chunks = AsyncIterable<Uint8Array>;

/** The sum of an entry; its content goes to a file, or nowhere. The database is unpacked on the way. */
async function keep(entry: Chunks, target: string | null): Promise<string> {
  const hash = createHash('sha256');
  const summed = async function* () {
    for await (const chunk of entry) {
      hash.update(chunk);
      yield chunk;
    }
  };
  if (target === null) {
    for await (const chunk of summed()) void chunk;
  } else {
    mkdirSync(join(target, '..'), { recursive: true });
    const file = target.replace(/\.gz$/, '');
    const sink = createWriteStream(file, { mode: 0o600 });
    await (file === target ? pipeline(summed, sink) : pipeline(summed, createGunzip(), sink));
    toDisk(file);
  }
  return hash.digest('hex');
}

async function textOf(entry: Chunks): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of entry) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
