import type { Db } from '#src/db/database.ts';
import { findRevision } from '#src/db/revisions.ts';
import { unseenRecords, type RecordCounts } from '#src/domain/animal/unseen-records.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { countHistory } from '#src/features/animals/history/history.queries.ts';
import { findPet } from './pets.queries.ts';

/** What a device showed of an animal. */
export type SeenPet = { rev: number; img_version: number; archived: 0 | 1; records: RecordCounts };

/**
 * Refuses what would delete more of an animal than its keeper had seen: a device that was without a network may come long
 * after others. @throws Problem 404, 409
 */
export function refuseUnseen(db: Db, uid: number, id: number, seen: SeenPet): void {
  const pet = findPet(db, id);
  if (pet?.uid !== uid) throw notFound('pet', 'id');
  const more = unseenRecords(seen.records, countHistory(db, id));
  if (more) throw new Problem('more_recorded', more);
  const isChanged =
    findRevision(db, 'pets', id).rev > seen.rev ||
    pet.img_version > seen.img_version ||
    pet.archived !== seen.archived;
  if (isChanged) throw new Problem('changed_elsewhere');
}
