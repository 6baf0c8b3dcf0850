import { issue } from '#src/domain/problems/codes.ts';
import type { Executor } from '#src/db/database.ts';
import type { Day } from '#src/domain/days.ts';
import { invalid, Problem } from '#src/platform/http/problem.ts';
import { reclaimTags } from '#src/features/animals/pets/handed-over-tags.queries.ts';
import { findPet, releaseArchiving, updatePet, type Sale, type SoldPet } from './sales.queries.ts';

// What sales do to the animals of a record. A record has at least one animal, so the sale of its last ones leaves
// their number and archives it; that sale then carries archived_pet.

/**
 * Takes sold animals out of a pet's record. Returns 1 when none is left, so that the record is archived. One
 * that was archived as sold by hand can still be sold: its sale is entered later.
 * @throws Problem 409 when it was archived otherwise, 422 when there are fewer
 */
export function removeAnimals(db: Executor, pet: SoldPet, s_count: number, s_date: Day): 0 | 1 {
  if (pet.sold_out) throw new Problem('sold_out', { name: pet.name });
  if (pet.archived && pet.archive_reason !== 'sold') {
    throw new Problem('pet_archived', { name: pet.name });
  }
  if (s_count > pet.an_count) {
    throw invalid({ s_count: issue('too_many_animals', { name: pet.name, count: pet.an_count }) });
  }
  if (s_count < pet.an_count) {
    updatePet(db, pet.id, { an_count: pet.an_count - s_count });
    return 0;
  }
  releaseArchiving(db, pet.id);
  updatePet(db, pet.id, { archived: 1, archive_reason: 'sold', archive_date: s_date });
  return 1;
}

/**
 * Puts the animals of a sale back into their pet's record; nothing to do where that was deleted. One that had been archived
 * as sold before is archived as it was.
 */
export function restoreAnimals(db: Executor, uid: number, sale: Sale): void {
  const pet = sale.pet_id === null ? undefined : findPet(db, uid, sale.pet_id);
  if (!pet || sale.returned) return;
  if (pet.sold_out) {
    const { s_count: an_count, archived_before } = sale;
    releaseArchiving(db, pet.id);
    if (archived_before !== null) {
      updatePet(db, pet.id, { an_count, archive_date: archived_before || null });
      return;
    }
    updatePet(db, pet.id, { ...inUse, an_count });
    reclaimTags(db, [pet.id]);
  } else {
    updatePet(db, pet.id, { an_count: pet.an_count + sale.s_count });
  }
}

const inUse = { archived: 0, archive_reason: null, archive_date: null, archive_note: '' } as const;
