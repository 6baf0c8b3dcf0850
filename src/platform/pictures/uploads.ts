import { existsSync } from 'node:fs';
import { Elysia } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import type { PictureSize } from './picture-sizes.ts';
import { pictureFile } from './picture-files.ts';
import { pngVariant } from './pictures.ts';
import { findShownPicture, type Picture } from './pictures.queries.ts';
import { notFound } from '#src/platform/http/problem.ts';

const address = /^\/uploads\/(thumb|mobile|large)\/tid_(-?\d{1,10})\.(png|webp)$/;

/**
 * Pictures at the spec's addresses. Not a folder that is served: the address is matched as a whole, and the pet's row
 * says whether it has a picture and which file that is. An address with its version (?v=)
 * never changes its content; only the browser keeps it, or a proxy would serve what was deleted.
 */
export const uploads = (context: Context) =>
  new Elysia({ name: 'uploads' }).get('/uploads/*', async ({ path, query, set }) => {
    const [, size, id, form] = address.exec(path) ?? [];
    const picture = size && findShownPicture(context.db, Number(id));
    const file = picture && (await fileOf(context, size as PictureSize, picture, form === 'png'));
    if (!file) throw notFound('picture');
    set.headers['content-type'] = form === 'png' ? 'image/png' : 'image/webp';
    set.headers['content-security-policy'] = "default-src 'none'; sandbox";
    const isOfVersion = query['v'] === String(picture.img_version);
    set.headers['cache-control'] = isOfVersion
      ? 'private, max-age=31536000, immutable'
      : 'no-cache';
    return Bun.file(file);
  });

async function fileOf(context: Context, size: PictureSize, picture: Picture, png: boolean) {
  if (png) return size === 'large' ? null : pngVariant(context, size, picture); // 4 MB for nobody
  const file = pictureFile(context, size, picture);
  return existsSync(file) ? file : null;
}
