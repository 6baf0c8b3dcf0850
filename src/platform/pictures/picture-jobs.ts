import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { tooLarge } from '#src/platform/http/admission/read-body.ts';
import { ChildDied } from '#src/platform/jobs/child-process.ts';
import { createLane } from '#src/platform/jobs/lane.ts';
import type { Edit } from './edit-picture.ts';
import type { EncodedPicture } from './encode-picture.ts';
import type { FormField } from './multipart-upload.ts';

/** Decoders take 50 MB for a phone's picture, 120 for a progressive one of 24 megapixels, and 500 for what is meant to harm. */
export const pictureLane = createLane({ megabytes: 130, seconds: 40, uses: 30, patience: 120 });

/** Visitors ask for PNGs, so they wait for each other and not for pictures. */
export const pngLane = createLane({ megabytes: 100, seconds: 20, uses: 30, patience: 30 });

/** An uploaded picture in all sizes. The child reads it from the disk, so it is never in the server's memory. */
export async function encodeUpload(
  context: Pick<Context, 'log'>,
  uid: number,
  { path, from, to }: FormField,
): Promise<EncodedPicture> {
  if (to - from > limits.pictureBytes) throw tooLarge('picture', limits.pictureBytes);
  return inPictureLane(context, uid, 'encode picture', { path, from, to });
}

/** A picture of ours, turned and cut, in all sizes. @throws Problem 422 */
export const editPicture = (
  context: Pick<Context, 'log'>,
  uid: number,
  input: Edit & { path: string },
): Promise<EncodedPicture> => inPictureLane(context, uid, 'edit picture', input);

/** @throws Problem 422 when it takes too much memory or time */
export async function inPictureLane(
  { log }: Pick<Context, 'log'>,
  uid: number,
  task: string,
  input: object,
  signal?: AbortSignal,
): Promise<EncodedPicture> {
  try {
    return await pictureLane.run<EncodedPicture>(String(uid), task, input, { signal });
  } catch (error) {
    throw asProblem(log, error);
  }
}

const pngs = new Map<string, Promise<Uint8Array>>();

/** The PNG of a WebP of ours. However many ask for the same one, it is encoded once. */
export function pngOf({ log }: Pick<Context, 'log'>, path: string): Promise<Uint8Array> {
  const known = pngs.get(path);
  if (known) return known;
  const png = pngLane
    .run<Uint8Array>('visitors', 'encode PNG', { path })
    .catch((error: unknown) => {
      throw asProblem(log, error);
    })
    .finally(() => pngs.delete(path));
  pngs.set(path, png);
  return png;
}

function asProblem(log: Context['log'], error: unknown): unknown {
  if (!(error instanceof ChildDied)) return error;
  log.warn('a picture was given up', { why: error.message });
  return new Problem('too_complex');
}
