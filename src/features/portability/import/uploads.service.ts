import { join } from 'node:path';
import { appendFileSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { createBudget } from '#src/platform/http/body-budget.ts';
import { sentOnce } from '#src/platform/http/idempotency.ts';
import { readAtMost, tooLarge } from '#src/platform/http/read-body.ts';
import { requireRoomForFiles } from '#src/platform/files/free-disk.ts';
import {
  deleteUpload,
  stagingFolder,
  uploadedFile,
  uploadFolder,
} from '#src/platform/files/uploaded-files.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';

export { deleteUpload, stagingFolder };

const MOST_AT_ONCE = 2 * limits.importPartBytes;
/** One part at a time of each keeper. */
const inMemory = createBudget({ most: MOST_AT_ONCE, share: 0, patience: 5000 });

/** Reads a part and works with it, when there is room in memory. @throws Problem 408, 413, 503 */
export async function withPart<T>(
  request: Request,
  uid: number,
  work: (part: Uint8Array) => T,
): Promise<T> {
  const announced = Number(request.headers.get('content-length') ?? limits.importPartBytes);
  if (announced > limits.importPartBytes) throw tooLarge('part', limits.importPartBytes);
  void request.body; // from here Bun buffers no more of the body than is read
  const release = await inMemory.take(String(uid), announced);
  try {
    const part = await readAtMost(request, limits.importPartBytes, 'part');
    return await sentOnce(request, [part], async () => work(part));
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
    deleteUpload(context, uid);
    mkdirSync(uploadFolder(context), { recursive: true });
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
    deleteUpload(context, uid); // frees the space on a full disk immediately
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

/** What an import will store, once it is checked. */
export const stagedSteps = (context: Context, uid: number) =>
  join(stagingFolder(context, uid), 'steps');
