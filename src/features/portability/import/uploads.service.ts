import { requireRoomForFiles } from '#src/platform/files/free-disk.ts';
import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { createBudget } from '#src/platform/http/body-budget.ts';
import { readAtMost, tooLarge } from '#src/platform/http/read-body.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';

// A file to import is uploaded in parts, so that neither memory nor a proxy's limit bounds it: each keeper has one file
// on the disk, whose length is the only state.

const MOST_AT_ONCE = 2 * limits.importPartBytes;
/** One part at a time of each keeper. */
const inMemory = createBudget({ most: MOST_AT_ONCE, share: 0, patience: 5000 });

const A_DAY = 24 * 60 * 60 * 1000;

/** Reads a part and works with it, when there is room in memory. @throws Problem 408, 413, 503 */
export async function withPart<T>(
  request: Request,
  uid: number,
  work: (part: Uint8Array) => T,
): Promise<T> {
  const announced = Number(request.headers.get('content-length') ?? limits.importPartBytes);
  if (announced > limits.importPartBytes) throw tooLarge('part', limits.importPartBytes);
  void request.body; // from now on Bun takes no more of it than it is asked for
  const release = await inMemory.take(String(uid), announced);
  try {
    return work(await readAtMost(request, limits.importPartBytes, 'part'));
  } finally {
    release();
  }
}

/** Appends a part to the keeper's file; the one at 0 restarts it. Returns its length now. */
export function appendPart(
  context: Context,
  uid: number,
  offset: number,
  part: Uint8Array,
): number {
  requireRoomForFiles(context);
  const path = uploadedFile(context, uid);
  if (offset === 0) {
    clearOld(context);
    deleteUpload(context, uid);
    mkdirSync(folder(context), { recursive: true });
  }
  const length = existsSync(path) ? statSync(path).size : 0;
  if (offset !== length) throw new Problem('wrong_offset', { offset: length });
  if (length + part.byteLength > limits.importBytes) {
    deleteUpload(context, uid);
    throw tooLarge('file', limits.importBytes);
  }
  try {
    appendFileSync(path, part);
  } catch (error) {
    deleteUpload(context, uid); // frees the room on a full disk at once
    throw error;
  }
  return length + part.byteLength;
}

/** @throws Problem 404 when nothing was uploaded */
export function requireUploaded(context: Context, uid: number): string {
  const path = uploadedFile(context, uid);
  if (!existsSync(path)) throw notFound('upload');
  return path;
}

export function deleteUpload(context: Context, uid: number): void {
  rmSync(uploadedFile(context, uid), { force: true });
  rmSync(stagingFolder(context, uid), { recursive: true, force: true });
}

/** The pictures of an import before all of it is checked. */
export const stagingFolder = (context: Context, uid: number) => join(folder(context), `${uid}`);

const uploadedFile = (context: Context, uid: number) => join(folder(context), `${uid}.upload`);

const folder = (context: Context) => join(context.config.dataDir, 'imports');

/** Uploads that were never imported. */
function clearOld(context: Context): void {
  if (!existsSync(folder(context))) return;
  for (const name of readdirSync(folder(context))) {
    const path = join(folder(context), name);
    const age = context.now().getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > A_DAY) rmSync(path, { recursive: true, force: true });
  }
}
