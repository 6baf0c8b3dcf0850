import type { Applied, Collection } from '#web/device/collection.ts';
import { ok, withHead, writer } from './writer.ts';

// As platform/pictures/pictures.ts: each change of a picture has a version of its own.

type Body = { id: number; day?: string; cover?: 1; picture?: number };

export const pictureWriters = {
  'POST /picture/upload': writer<Body>((collection, { id, day, cover }) =>
    day !== undefined && !cover && collection.animals.get(id)?.has_img
      ? { collection, answer: ok, pets: [id] } // one more, beside the cover
      : pictured(collection, id, 1),
  ),
  // which pictures there are, only the server knows
  'DELETE /picture/delete': writer<Body>((collection, { id, picture }) =>
    picture === undefined ? pictured(collection, id, 0) : undefined,
  ),
};

function pictured(collection: Collection, id: number, has_img: 0 | 1): Applied | undefined {
  const animal = collection.animals.get(id);
  if (!animal) return undefined;
  const changed = { ...animal, has_img, img_version: animal.img_version + 1 };
  return { collection: withHead(collection, changed), answer: ok, pets: [id] };
}
