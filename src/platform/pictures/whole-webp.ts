import { closeSync, openSync, readSync, fstatSync } from 'node:fs';

/**
 * Whether a file is a WebP from its beginning to its end, by its head: none that was zeroed, cut off or replaced. Enough
 * where no sum is known that tells each changed byte.
 */
export function isWholeWebp(path: string): boolean {
  const handle = openSync(path, 'r');
  try {
    const head = Buffer.alloc(12);
    readSync(handle, head, 0, head.length, 0);
    const isWebp =
      head.toString('latin1', 0, 4) === 'RIFF' && head.toString('latin1', 8) === 'WEBP';
    return isWebp && fstatSync(handle).size >= head.readUInt32LE(4) + 8;
  } finally {
    closeSync(handle);
  }
}
