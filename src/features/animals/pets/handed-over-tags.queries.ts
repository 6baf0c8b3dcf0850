import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { pets } from '#src/db/schema.ts';
import { findPetWithTag, updatePet } from './pets.queries.ts';

// A tag belongs to the record of the animal's keeper of today. Records of those before have it, too, marked as handed over.

/** Animals that came back out of the archive have their tags again, unless another keeper has them in use. */
export function reclaimTags(db: Executor, ids: readonly number[]): void {
  const back = and(inArray(pets.id, [...ids]), eq(pets.handed_over, 1), ne(pets.tag, ''));
  for (const { id, tag } of db.select({ id: pets.id, tag: pets.tag }).from(pets).where(back).all())
    if (freeTag(db, tag)) db.update(pets).set({ handed_over: 0 }).where(eq(pets.id, id)).run();
}

/**
 * Takes a tag from a record that is in an archive, of one keeper with `uid`. Returns whether no other record has it then.
 */
export function freeTag(db: Executor, tag: string, uid?: number): boolean {
  const ofWhom = uid === undefined ? undefined : eq(pets.uid, uid);
  const archived = and(eq(pets.tag, tag), eq(pets.archived, 1), eq(pets.handed_over, 0), ofWhom);
  db.update(pets).set({ handed_over: 1 }).where(archived).run();
  return findPetWithTag(db, tag) === undefined;
}

/** Archived animals that came back have their tags, too, where another keeper's record has them by now. */
export function keepTags(
  db: Executor,
  uid: number,
  copies: readonly { id: number; tag: string }[],
): void {
  for (const { id, tag } of copies) {
    const archived = and(eq(pets.id, id), eq(pets.uid, uid), eq(pets.archived, 1));
    db.update(pets).set({ tag, handed_over: 1 }).where(archived).run();
  }
}

/** Animals that came as copies of records in their keeper's own archive have come back: the tags on their boxes are theirs. */
export function returnHome(
  db: Executor,
  uid: number,
  copies: readonly { id: number; tag: string }[],
): void {
  for (const { id, tag } of copies) if (freeTag(db, tag, uid)) updatePet(db, uid, id, { tag });
}
