import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Sharp from 'sharp';
import { limits } from '#src/domain/limits.ts';
import type { Context } from './context.ts';
import { pictureSizes, type PictureSize } from './picture-sizes.ts';
import { Problem } from './problem.ts';
import { writeWhole } from './whole-files.ts';

let loaded: Promise<typeof Sharp> | undefined;

/** Loaded with the first picture: until then it would only take memory. */
function sharpReady(): Promise<typeof Sharp> {
  loaded ??= import('sharp').then(({ default: sharp }) => {
    // One thread and no cache: the Pi has little memory, and two pictures at a time keep it below the limit.
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

const examples = fileURLToPath(new URL('../../assets/examples', import.meta.url));

/** Where a picture lies. Built of an integer and two fixed words only, never of a text that came in. */
export function pictureFile(
  context: Pick<Context, 'config'>,
  size: PictureSize,
  id: number,
  form: 'webp' | 'png',
): string {
  // the program's own folder may be read-only, so the PNG twin of an example is kept with the data
  const root = id < 0 && form === 'webp' ? examples : join(context.config.dataDir, 'uploads');
  return join(root, size, `tid_${id}.${form}`);
}

/**
 * Decodes a picture and writes it anew in all sizes: upright, without metadata, as WebP. No uploaded byte is kept.
 * `mark` notes it in the database.
 * @throws Problem 413, 415, 422
 */
export async function storePicture(
  context: Pick<Context, 'config'>,
  id: number,
  content: Uint8Array,
  mark: () => void = () => {},
): Promise<void> {
  if (content.byteLength > limits.pictureBytes)
    throw new Problem(413, 'too_large', 'The picture is larger than 20 MB.');
  await twoAtATime(async () => {
    const made: [PictureSize, Buffer][] = [];
    let source = content;
    // from large to small: each size is made of the one before, so the big original is decoded once
    for (const size of ['large', 'mobile', 'thumb'] as const) {
      const next = await encode(source, size);
      made.push([size, next]);
      source = next;
    }
    const isFirst = !existsSync(pictureFile(context, 'large', id, 'webp'));
    writeWhole(
      made.map(([size, bytes]) => ({ path: pictureFile(context, size, id, 'webp'), bytes })),
    );
    try {
      mark();
    } catch (error) {
      if (isFirst) await removePictures(context, id); // else it would be seen though nothing names it
      throw error;
    }
    for (const [size] of made) rmSync(pictureFile(context, size, id, 'png'), { force: true });
  });
}

/** The PNG twin that the spec's addresses name, made of the WebP when it is first asked for. */
export async function pngTwin(
  context: Pick<Context, 'config'>,
  size: PictureSize,
  id: number,
): Promise<string | null> {
  const file = pictureFile(context, size, id, 'png');
  if (existsSync(file)) return file;
  const twin = pictureFile(context, size, id, 'webp');
  if (!existsSync(twin)) return null;
  await twoAtATime(async () => {
    const sharp = await sharpReady();
    const bytes = await sharp(await Bun.file(twin).bytes())
      .png({ palette: true, effort: 7 })
      .toBuffer();
    writeWhole([{ path: file, bytes }]);
  });
  return file;
}

export async function removePictures(context: Pick<Context, 'config'>, id: number): Promise<void> {
  for (const size of ['thumb', 'mobile', 'large'] as const) {
    for (const form of ['webp', 'png'] as const)
      rmSync(pictureFile(context, size, id, form), { force: true });
  }
}

async function encode(content: Uint8Array, size: PictureSize): Promise<Buffer> {
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
      .timeout({ seconds: 10 })
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

function asProblem(error: unknown): Problem {
  const message = String(error);
  if (/pixel limit/i.test(message))
    return new Problem(422, 'too_many_pixels', 'The picture has more than 50 megapixels.');
  if (/unsupported|blocked|is empty/i.test(message)) {
    return new Problem(415, 'unsupported_picture', 'Pictures must be JPEG, PNG, WebP or GIF.');
  }
  if (/timeout/i.test(message))
    return new Problem(422, 'too_complex', 'The picture takes too long to read.');
  return new Problem(422, 'broken_picture', 'The picture is damaged or cut off.', {
    fields: { file: 'is damaged or cut off' },
  });
}

let running = 0;
const waiting: (() => void)[] = [];

async function twoAtATime<T>(work: () => Promise<T>): Promise<T> {
  while (running >= 2) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}
