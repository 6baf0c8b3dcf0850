import { appendFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { conflict, notFound, Problem } from '#src/platform/problem.ts';

// A file to import comes in parts, so that neither memory nor a proxy's limit bounds it: each keeper has one place
// for it on the disk, and the file's length is all that has to be remembered.

const A_DAY = 24 * 60 * 60 * 1000;

/** Adds a part to the keeper's file; the one at 0 begins it anew. Answers how long it is now. */
export function takePart(context: Context, uid: number, offset: number, part: Uint8Array): number {
  const path = uploadedFile(context, uid);
  if (offset === 0) {
    clearOld(context);
    forgetUploaded(context, uid);
    mkdirSync(folder(context), { recursive: true });
  }
  const length = existsSync(path) ? statSync(path).size : 0;
  if (offset !== length) throw conflict(`The next part starts at ${length}.`);
  if (length + part.byteLength > limits.importBytes) {
    forgetUploaded(context, uid);
    throw new Problem(413, 'too_large', 'The file is larger than 2 GB.');
  }
  try {
    appendFileSync(path, part);
  } catch (error) {
    forgetUploaded(context, uid); // a full disk gets its room back at once
    throw error;
  }
  return length + part.byteLength;
}

/** @throws Problem 404 when nothing was sent */
export function requireUploaded(context: Context, uid: number): string {
  const path = uploadedFile(context, uid);
  if (!existsSync(path)) throw notFound('Uploaded file');
  return path;
}

export function forgetUploaded(context: Context, uid: number): void {
  rmSync(uploadedFile(context, uid), { force: true });
  rmSync(stagingFolder(context, uid), { recursive: true, force: true });
}

/** Where the pictures of an import wait until all of it is found sound. */
export const stagingFolder = (context: Context, uid: number) => join(folder(context), `${uid}`);

const uploadedFile = (context: Context, uid: number) => join(folder(context), `${uid}.upload`);

const folder = (context: Context) => join(context.config.dataDir, 'imports');

/** What was sent and never imported. */
function clearOld(context: Context): void {
  if (!existsSync(folder(context))) return;
  for (const name of readdirSync(folder(context))) {
    const path = join(folder(context), name);
    const age = context.now().getTime() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (age > A_DAY) rmSync(path, { recursive: true, force: true });
  }
}
