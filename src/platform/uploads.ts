import { existsSync } from 'node:fs';
import { Elysia } from 'elysia';
import type { Context } from './context.ts';
import type { PictureSize } from './picture-sizes.ts';
import { pictureFile, pngTwin } from './pictures.ts';
import { notFound } from './problem.ts';

const address = /^\/uploads\/(thumb|mobile|large)\/tid_(-?\d{1,10})\.(png|webp)$/;

/**
 * Pictures at the spec's addresses. Not a folder that is served: the address is matched as a whole and the file's
 * path is built of the id. An address with a version (?v=) never changes its content.
 */
export const uploads = (context: Context) =>
  new Elysia({ name: 'uploads' }).get('/uploads/*', async ({ path, query, set }) => {
    const [, size, id, form] = address.exec(path) ?? [];
    const file =
      size && (await findPicture(context, size as PictureSize, Number(id), form === 'png'));
    if (!file) throw notFound('Picture');
    set.headers['content-type'] = form === 'png' ? 'image/png' : 'image/webp';
    set.headers['content-security-policy'] = "default-src 'none'; sandbox";
    set.headers['cache-control'] = query['v'] ? 'public, max-age=31536000, immutable' : 'no-cache';
    return Bun.file(file);
  });

async function findPicture(
  context: Context,
  size: PictureSize,
  id: number,
  png: boolean,
): Promise<string | null> {
  if (png) return pngTwin(context, size, id);
  const file = pictureFile(context, size, id, 'webp');
  return existsSync(file) ? file : null;
}
