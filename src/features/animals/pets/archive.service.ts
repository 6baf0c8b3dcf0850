import { issue } from '#src/domain/problems/codes.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Day } from '#src/domain/days.ts';
import { isArchivedElsewhere, type Archived } from '#src/domain/animal/archive-start.ts';
import type { ArchiveReason } from '#src/domain/enums.ts';
import type { Context } from '#src/platform/context.ts';
import { requirePast } from '#src/platform/http/record-days.ts';
import { invalid, notFound, Problem } from '#src/platform/http/problem.ts';
import { requireOwnPets } from '#src/platform/security/ownership.ts';
import { findPet, listArchived, updatePet, updatePetsUnlessSo } from './pets.queries.ts';
import { reclaimTags } from './handed-over-tags.queries.ts';
import { settleSales } from './returned-sales.queries.ts';

type ArchiveInput = {
  archived?: 0 | 1 | undefined;
  reason?: ArchiveReason | null | undefined;
  date?: string | null | undefined;
  note?: string | undefined;
};

/**
 * Archives or restores (without `archived`: toggles). Deletes nothing. @throws Problem 409 where somebody else did so since
 * it was as in `was`
 */
export function archivePet(
  context: Context,
  uid: number,
  id: number,
  { was, ...input }: ArchiveInput & { was?: Archived | undefined },
  { today, latest }: { today: Day; latest: Day },
): 0 | 1 {
  requirePast('date', input.date ?? today, latest);
  const pet = findPet(context.db, id);
  if (!pet || pet.uid !== uid) throw notFound('pet', 'id');
  const archived = input.archived ?? (pet.archived ? 0 : 1);
  const next = archiving(archived, input, today);
  if (was) refuseArchivedElsewhere([pet], [was], next);
  inTransaction(context.db, (tx) => {
    updatePet(tx, uid, id, next);
    settleSales(tx, [id], archived);
    if (!archived) reclaimTags(tx, [id]);
  });
  return archived;
}

/** The same for several at once, with one `was` for each. Returns the ids of those that changed. */
export function archivePets(
  context: Context,
  uid: number,
  ids: number[],
  { was, ...input }: ArchiveInput & { archived: 0 | 1; was?: Archived[] | undefined },
  { today, latest }: { today: Day; latest: Day },
): number[] {
  requirePast('date', input.date ?? today, latest);
  return inTransaction(context.db, (tx) => {
    const own = requireOwnPets(tx, uid, ids);
    const { archived } = input;
    const next = archiving(archived, input, today);
    if (was) refuseArchivedElsewhere(listArchived(tx, ids), was, next);
    const changed = updatePetsUnlessSo(tx, own, archived, next);
    settleSales(tx, changed, archived);
    if (!archived) reclaimTags(tx, changed);
    return changed;
  });
}

/** @throws Problem 409, 422 where there are more or fewer states than animals */
function refuseArchivedElsewhere(pets: Archived[], was: Archived[], next: Archived): void {
  if (was.length !== pets.length)
    throw invalid({ was: issue('one_for_each', { count: pets.length }) });
  if (was.some((one, at) => pets[at] && isArchivedElsewhere(pets[at], one, next)))
    throw new Problem('changed_elsewhere');
}

const archiving = (archived: 0 | 1, input: ArchiveInput, today: string) => ({
  archived,
  archive_reason: archived ? (input.reason ?? null) : null,
  archive_date: archived ? (input.date ?? today) : null,
  archive_note: archived ? (input.note ?? '') : '',
});
