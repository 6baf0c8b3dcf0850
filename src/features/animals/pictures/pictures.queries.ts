import { and, eq, ne } from 'drizzle-orm';
import { countRows } from '#src/db/count-rows.ts';
import type { Executor } from '#src/db/database.ts';
import { pets } from '#src/db/schema.ts';

/** How many pictures a keeper has, apart from this pet's. */
export function countOtherPictures(db: Executor, uid: number, id: number): number {
  const withPicture = and(eq(pets.uid, uid), eq(pets.has_img, 1), ne(pets.id, id));
  return countRows(db, pets, withPicture);
}
