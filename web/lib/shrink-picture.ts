import { limits } from '#src/domain/limits.ts';

/** Smaller ones are sent as they are. */
const LARGE = 1_500_000;

/**
 * A photograph in the size that the server keeps: a phone's takes a tenth of the bytes then, on the device where it waits
 * and on its way. One that the browser can't read is for the server to judge.
 */
export async function shrunk(file: File): Promise<File> {
  if (file.type !== 'image/jpeg' || file.size < LARGE) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, limits.pictureEdge / Math.max(picture.width, picture.height));
    const canvas = new OffscreenCanvas(picture.width * scale, picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    return smaller.size < file.size ? new File([smaller], file.name, { type: smaller.type }) : file;
  } catch {
    return file;
  }
}
