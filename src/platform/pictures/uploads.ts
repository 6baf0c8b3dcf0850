import { existsSync } from 'node:fs';
import { Elysia } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import type { PictureSize } from './picture-sizes.ts';
import { pictureFile } from './picture-files.ts';
import { pngVariant } from './pictures.ts';
import { findPictureOfKey, findShownPicture, type Picture } from './pictures.queries.ts';
import { notFound } from '#src/platform/http/problem.ts';

const address = /^\/uploads\/(thumb|mobile|large)\/tid_(-?\d{1,10})\.(png|webp)$/;
const secretAddress = /^\/uploads\/(thumb|mobile|large)\/pic_([\da-f]{32})\.webp$/;
const FOREVER = 'private, max-age=31536000, immutable';

/**
 * Covers at the addresses that clients know, and every picture at one of its own, which only its keeper is told: an <img> can't say
 * who asks. Not a folder that is served: the address is matched as a whole, and a row says which file that is. An address
 * with its version (?v=) or its key never changes its content; only the browser keeps it, or a proxy would serve what was
 * deleted.
 */
export const uploads = (context: Context) =>
  new Elysia({ name: 'uploads' }).get('/uploads/*', async ({ path, query, set }) => {
    const [, size, id, form] = address.exec(path) ?? [];
    const [, secretSize, key = ''] = secretAddress.exec(path) ?? [];
    const picture = key
      ? findPictureOfKey(context.db, key)
      : size && findShownPicture(context.db, Number(id));
    const shown = (size ?? secretSize) as PictureSize;
    const file = picture && (await fileOf(context, shown, picture, form === 'png'));
    if (!file) throw notFound('picture');
    set.headers['content-type'] = form === 'png' ? 'image/png' : 'image/webp';
    set.headers['content-security-policy'] = "default-src 'none'; sandbox";
    const isOfVersion = key !== '' || query['v'] === String(picture.img_version);
    set.headers['cache-control'] = isOfVersion ? FOREVER : 'no-cache';
    return Bun.file(file);
  });

async function fileOf(context: Context, size: PictureSize, picture: Picture, png: boolean) {
  if (png) return size === 'large' ? null : pngVariant(context, size, picture); // 4 MB for nobody
  const file = pictureFile(context, size, picture);
  return existsSync(file) ? file : null;
}
