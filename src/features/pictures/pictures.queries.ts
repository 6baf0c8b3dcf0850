import { and, count, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { pets } from '#src/db/schema.ts';

/** How many pictures a keeper has, the one of this pet left out. */
export function countOtherPictures(db: Executor, uid: number, id: number): number {
  const withPicture = and(eq(pets.uid, uid), eq(pets.has_img, 1), ne(pets.id, id));
  return db.select({ count: count() }).from(pets).where(withPicture).get()?.count ?? 0;
}

/** Whether a pet has a picture: replacing it needs no more room. */
export function hasPicture(db: Executor, id: number): boolean {
  return (
    db.select({ has_img: pets.has_img }).from(pets).where(eq(pets.id, id)).get()?.has_img === 1
  );
}

/** The version is part of a picture's address, so that a replaced picture is seen at once. */
export function markPicture(db: Executor, id: number, has_img: 0 | 1): void {
  db.update(pets)
    .set({ has_img, img_version: sql`${pets.img_version} + 1` })
    .where(eq(pets.id, id))
    .run();
}
