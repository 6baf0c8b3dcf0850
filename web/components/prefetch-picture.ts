import { pictureFile } from '#web/paths.ts';
import { hasPicture, type Pictured } from './pet-picture.tsx';

/**
 * Fetches the thumbnail of an animal as soon as the server has told of it: until a slow phone has drawn its page, the
 * picture is there. The same file as in `PetPicture`.
 */
export function prefetchPicture(pet: Pictured): void {
  if (!hasPicture(pet)) return;
  const link = document.createElement('link');
  const file = { as: 'image', type: 'image/webp', href: pictureFile(pet, 'thumb') };
  document.head.append(Object.assign(link, { rel: 'preload', fetchPriority: 'high', ...file }));
}
