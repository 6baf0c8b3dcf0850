import type Sharp from 'sharp';
import { limits } from '#src/domain/limits.ts';
import { tooLarge } from '#src/platform/http/admission/read-body.ts';
import { OutOfMemory } from '#src/platform/jobs/child-process.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { pictureSizes, type PictureSize } from './picture-sizes.ts';

// Runs in a child process (src/child.ts): one picture within the limits of its size can take hundreds of megabytes.

/** A picture as it is stored: WebP in each size. */
export type EncodedPicture = Record<PictureSize, Buffer>;

let loaded: Promise<typeof Sharp> | undefined;

type Place = { path: string; from?: number; to?: number };

/** A picture that is a file, or a part of one. @throws Problem 413, 415, 422 */
export const encodeFile = async ({ path, from, to }: Place): Promise<EncodedPicture> =>
  encodePicture(await Bun.file(path).slice(from, to).bytes());

/**
 * Decodes a picture and encodes it in all sizes: upright, without metadata, as WebP. No uploaded byte is kept.
 * @throws Problem 413, 415, 422
 */
export async function encodePicture(content: Uint8Array): Promise<EncodedPicture> {
  if (content.byteLength > limits.pictureBytes) throw tooLarge('picture', limits.pictureBytes);
  // from large to small: each size is made of the one before, so the big original is decoded once
  return encodeSmaller(await encodeSize(content, 'large'));
}

/** A large picture of ours in all sizes. */
export async function encodeSmaller(large: Buffer): Promise<EncodedPicture> {
  const mobile = await encodeSize(large, 'mobile');
  return { large, mobile, thumb: await encodeSize(mobile, 'thumb') };
}

/** A WebP of ours as PNG. Quickly rather than small: browsers of today ask for WebP. */
export async function encodePng({ path }: { path: string }): Promise<Buffer> {
  const sharp = await sharpReady();
  return sharp(await Bun.file(path).bytes())
    .png({ palette: true, effort: 1 })
    .toBuffer();
}

/** Loaded with the first picture: until then it would only take memory. */
export function sharpReady(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // one thread and no cache: the Pi has little memory
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadWebpBuffer',
        'VipsForeignLoadNsgifBuffer',
      ],
    });
    return sharp;
  });
  return loaded;
}

async function encodeSize(content: Uint8Array, size: PictureSize): Promise<Buffer> {
  try {
    const sharp = await sharpReady();
    const image = sharp(content, {
      limitInputPixels: limits.picturePixels,
      failOn: 'error',
      pages: 1,
    });
    const { format } = await image.metadata();
    if (!format || !['jpeg', 'png', 'webp', 'gif'].includes(format))
      throw new Error('unsupported image format');
    return await image
      .rotate()
      .resize({
        width: pictureSizes[size],
        height: pictureSizes[size],
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (error) {
    throw asProblem(error);
  }
}

export function asProblem(error: unknown): Error {
  if (error instanceof Problem) return error;
  const message = String(error);
  if (/memory|allocate/i.test(message)) return new OutOfMemory(message);
  if (/pixel limit/i.test(message))
    return new Problem('too_many_pixels', { megapixels: limits.picturePixels / 1_000_000 });
  if (/unsupported|blocked|is empty/i.test(message)) {
    return new Problem('unsupported_picture');
  }
  return new Problem('broken_picture', null, { field: 'file' });
}
