import { inTransaction } from '#src/db/database.ts';
import type { Day } from '#src/domain/days.ts';
import { dayOfRecord } from '#src/domain/instant-days.ts';
import type { ArchiveReason } from '#src/domain/enums.ts';
import { issue } from '#src/domain/problems/codes.ts';
import type { Context } from '#src/platform/context.ts';
import { requirePast } from '#src/platform/http/record-days.ts';
import { invalid, notFound } from '#src/platform/http/problem.ts';
import { countHistory } from '#src/features/animals/history/history.queries.ts';
import { deletePet, findPet } from './pets.queries.ts';
import { addPet, changeCount } from './pets.service.ts';

type Part = {
  id: number;
  count: number;
  reason?: ArchiveReason | null | undefined;
  date?: Day | null | undefined;
  note?: string | undefined;
  tag?: string | undefined;
};

/**
 * Archives some animals of a group: they get a record of their own, so that it stays known when and why they left, and
 * where they came from. The history stays the group's. Without a tag one is drawn. Returns the record's id, and how many the
 * group has now. @throws Problem 404, 422 where none would be left or the tag is taken
 */
export function archivePart(
  context: Context,
  uid: number,
  { id, count, reason = null, date, note = '', tag = '' }: Part,
  { today, latest }: { today: Day; latest: Day },
) {
  requirePast('date', date ?? today, latest);
  return inTransaction(context.db, () => {
    const an_count = changeCount(context.db, uid, id, -count);
    const group = requireOwn(context, uid, id, 'id');
    const { sc_id, name, gender, hatched, purchase_id, kept_since, created } = group;
    const part = addPet(context.db, {
      ...{ uid, sc_id, name, tag, gender, hatched, purchase_id, an_count: count },
      kept_since: kept_since ?? dayOfRecord(created, today),
      ...{ archived: 1, archive_reason: reason, archive_date: date ?? today, archive_note: note },
    });
    return { id: part, an_count };
  });
}

/**
 * Puts such animals back into their group, and takes their record away. Returns how many the group has then. @throws
 * Problem 404, 422 for a record with a history of its own
 */
export function rejoinPart(
  context: Context,
  uid: number,
  { id, group_id }: { id: number; group_id: number },
): number {
  return inTransaction(context.db, (tx) => {
    const part = requireOwn(context, uid, id, 'id');
    const group = requireOwn(context, uid, group_id, 'group_id');
    const records = Object.values(countHistory(tx, id)).reduce((sum, one) => sum + one, 0);
    const isPart = part.archived && part.sc_id === group.sc_id && id !== group_id;
    if (!isPart || records > 0 || part.has_img) throw invalid({ id: issue('no_part') });
    deletePet(tx, uid, id);
    return changeCount(context.db, uid, group_id, part.an_count);
  });
}

function requireOwn(context: Context, uid: number, id: number, field: 'id' | 'group_id') {
  const pet = findPet(context.db, id);
  if (pet?.uid !== uid) throw notFound('pet', field);
  return pet;
}
