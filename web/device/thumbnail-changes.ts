import type { AnimalHead } from '#src/domain/sync/collection.ts';
import { pictureFile } from '#web/paths.ts';

// Which thumbnails a device keeps. Their addresses carry the version: a kept one never changes.

/**
 * How many are kept at most, and how many bytes one may have: 48 MB at the very most. Photographs have 10 to 25 KB, so
 * that a thousand take some 15 MB.
 */
export const THUMBNAILS = 1000;
export const THUMBNAIL_BYTES = 48_000;

type Pictured = Pick<AnimalHead, 'id' | 'has_img' | 'img_version' | 'archived'>;

export type ThumbnailChanges = {
  /** To be fetched, those first that are looked at most. */
  missing: string[];
  /** To be removed: an earlier version, an animal that left, or one too many. */
  old: string[];
};

/** What has to change so that the kept addresses are those of the animals: the newest first, archived ones last. */
export function thumbnailChanges(
  animals: Iterable<Pictured>,
  kept: readonly string[],
): ThumbnailChanges {
  // what the server doesn't have yet has ids below zero
  const pictured = [...animals].filter(({ id, has_img }) => has_img && id > 0);
  const inOrder = pictured.toSorted((a, b) => a.archived - b.archived || b.id - a.id);
  const wanted = inOrder.slice(0, THUMBNAILS).map((pet) => pictureFile(pet, 'thumb'));
  const [isWanted, isKept] = [new Set(wanted), new Set(kept)];
  return {
    missing: wanted.filter((address) => !isKept.has(address)),
    old: kept.filter((address) => !isWanted.has(address)),
  };
}
