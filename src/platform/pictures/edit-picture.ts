import { type EncodedPicture, asProblem, encodeSmaller, sharpReady } from './encode-picture.ts';
import type { Cut } from '#src/domain/animal/picture-cut.ts';

// Runs in a child process (src/child.ts).

/** By how many quarters a picture is turned, clockwise, and what of it stays then. */
export type Edit = { quarters?: number | undefined; cut?: Cut | undefined };

/** The least that stays of a picture, in pixels of each edge. */
const LEAST = 16;

/** A large picture of ours, turned and cut or as it is, in all sizes. @throws Problem 422 */
export async function editFile({
  path,
  quarters = 0,
  cut,
}: Edit & { path: string }): Promise<EncodedPicture> {
  try {
    if (quarters === 0 && !cut)
      return await encodeSmaller(Buffer.from(await Bun.file(path).bytes()));
    const sharp = await sharpReady();
    const turned = sharp(await Bun.file(path).bytes()).rotate(quarters * 90);
    const { data, info } = await turned.raw().toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    const raw = sharp(data, { raw: { width, height, channels } });
    const large = await (cut ? raw.extract(pixelsOf(cut, info)) : raw)
      .webp({ quality: 90 })
      .toBuffer();
    return await encodeSmaller(large);
  } catch (error) {
    throw asProblem(error);
  }
}

function pixelsOf(cut: Cut, { width, height }: { width: number; height: number }) {
  const [left, across] = pixels(cut.left, cut.width, width);
  const [top, down] = pixels(cut.top, cut.height, height);
  return { left, top, width: across, height: down };
}

/** Within the picture, whatever was asked for. */
function pixels(from: number, length: number, all: number): [start: number, length: number] {
  const least = Math.min(LEAST, all);
  const start = Math.min(Math.round(from * all), all - least);
  return [start, Math.max(Math.min(Math.round(length * all), all - start), least)];
}
