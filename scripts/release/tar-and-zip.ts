import { gzipSync } from 'node:zlib';
import { zipSync, type Zippable } from 'fflate';
import { pack } from 'tar-stream';
import type { Entry } from './packages.ts';

// The same files make the same archive, byte for byte: in one order, of nobody, and all of the same time.

/** A .tar.gz. */
export async function tarOf(entries: readonly Entry[], at: Date): Promise<Uint8Array> {
  const tar = pack();
  const parts: Uint8Array[] = [];
  const read = (async () => {
    for await (const part of tar) parts.push(part as Uint8Array);
  })();
  for (const { path, isProgram, bytes } of entries)
    tar.entry({ name: path, mode: isProgram ? 0o755 : 0o644, mtime: at }, Buffer.from(bytes));
  tar.finalize();
  await read;
  return gzipSync(Buffer.concat(parts), { level: 9 });
}

/** A .zip, for Windows, which has no rights to run. */
export function zipOf(entries: readonly Entry[], at: Date): Uint8Array {
  const files: Zippable = {};
  for (const { path, bytes } of entries) files[path] = [bytes, { mtime: at, level: 9 }];
  return zipSync(files);
}
