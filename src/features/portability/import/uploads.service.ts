import { join } from 'node:path';
import { open } from 'node:fs/promises';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { limits } from '#src/domain/limits.ts';
import { findUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import type { Context } from '#src/platform/context.ts';
import { withBodyFile } from '#src/platform/http/admission/body-file.ts';
import { sentOnce } from '#src/platform/http/idempotency.ts';
import { tooLarge } from '#src/platform/http/admission/read-body.ts';
import {
  deleteUpload,
  requireRoomToWait,
  stagingFolder,
  uploadedFile,
  uploadFolder,
} from '#src/platform/files/uploaded-files.ts';
import { notFound, Problem, unauthorized } from '#src/platform/http/problem.ts';

export { deleteUpload, stagingFolder };

const PIECE = 256 * 1024;

/** Works with a part when it is whole on the disk. @throws Problem 408, 413, 503, 507 */
export const withPart = <T>(
  context: Context,
  request: Request,
  uid: number,
  work: (part: string) => T,
): Promise<T> =>
  withBodyFile(context, request, { uid, what: 'part', most: limits.importPartBytes }, (part) =>
    sentOnce(request, [Bun.file(part)], async () => work(part)),
  );

/**
 * Appends a part to the keeper's file; the one at 0 restarts it. Returns its length now.
 * @throws Problem 401 when the account was deleted while the part came: its files are gone, and none is to be left
 */
export function appendPart(context: Context, uid: number, offset: number, part: string): number {
  if (!findUser(context.db, uid)) throw unauthorized();
  const path = uploadedFile(context, uid);
  if (offset === 0) {
    deleteUpload(context, uid);
    mkdirSync(uploadFolder(context), { recursive: true });
  }
  const length = existsSync(path) ? statSync(path).size : 0;
  if (offset !== length) throw new Problem('wrong_offset', { offset: length });
  const bytes = statSync(part).size;
  if (length + bytes > limits.importBytes) {
    deleteUpload(context, uid);
    throw tooLarge('file', limits.importBytes);
  }
  try {
    requireRoomToWait(context, bytes);
    appendFile(path, part);
  } catch (error) {
    deleteUpload(context, uid); // frees the space immediately
    throw error;
  }
  return length + bytes;
}

/** In one go, so that no import starts meanwhile; piece by piece, since the collector lets whole files lie. */
function appendFile(path: string, part: string): void {
  const [source, target] = [openSync(part, 'r'), openSync(path, 'a')];
  const piece = Buffer.alloc(PIECE);
  try {
    for (let read = readSync(source, piece); read > 0; read = readSync(source, piece))
      writeFileSync(target, piece.subarray(0, read));
  } finally {
    closeSync(source);
    closeSync(target);
  }
}

/** @throws Problem 404 when nothing was uploaded */
export function requireUploaded(context: Pick<Context, 'config'>, uid: number): string {
  const path = uploadedFile(context, uid);
  if (!existsSync(path)) throw notFound('upload');
  return path;
}

/** What an import will store, once it is checked. */
export const stagedSteps = (context: Pick<Context, 'config'>, uid: number) =>
  join(stagingFolder(context, uid), 'steps');

/**
 * Empties the files of an import before they are deleted. Without a journal a disk keeps what a deleted file was made of
 * until it next writes that down, and after a power cut gives it back what the database's log has taken since.
 */
export async function emptyUpload(context: Pick<Context, 'config'>, uid: number): Promise<void> {
  for (const path of [uploadedFile(context, uid), stagedSteps(context, uid)]) {
    if (!existsSync(path)) continue;
    try {
      await using file = await open(path, 'r+');
      await file.truncate(0);
      await file.sync();
    } catch {
      // they are deleted all the same, and what was stored stays stored
    }
  }
}
