import type { Day } from '#src/domain/days.ts';
import type { Gender } from '#src/domain/enums.ts';
import { clearsPreMolt } from '#src/domain/animal/molt.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { requirePast } from '#src/platform/http/record-days.ts';
import { requireOwnPet } from '#src/platform/security/ownership.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import {
  clearPreMolt,
  deleteMolt,
  findMoltOfDay,
  findOwnMolt,
  findPreMolt,
  updateGender,
  updateMolt,
  upsertMolt,
} from './molts.queries.ts';

/**
 * Records a molt, and the sex that the exuvia showed; it clears the pre-molt date when it is on or after it. `cleared`
 * is that date, and `was` the record of that day before the call, so that an undo can restore both.
 */
export function addMolt(
  context: Context,
  uid: number,
  pet_id: number,
  molt: { date_mt: Day; size?: number | null | undefined; gender?: Gender | undefined },
  latest: Day,
) {
  const { date_mt, size = null, gender } = molt;
  requirePast('date_mt', date_mt, latest);
  return inTransaction(context.db, (tx) => {
    requireOwnPet(tx, uid, pet_id);
    const pre_molt = findPreMolt(tx, pet_id);
    const cleared = clearsPreMolt(date_mt, pre_molt) ? pre_molt : null;
    if (cleared) clearPreMolt(tx, pet_id);
    if (gender) updateGender(tx, pet_id, gender);
    const was = findMoltOfDay(tx, pet_id, date_mt) ?? null;
    return { id: upsertMolt(tx, { pet_id, date_mt, size }), cleared, was };
  });
}

/** Changes a molt; fields that are not given stay. @throws Problem 409 when that day has one already */
export function changeMolt(
  context: Context,
  uid: number,
  id: number,
  changes: {
    date_mt?: Day | undefined;
    size?: number | null | undefined;
    gender?: Gender | undefined;
  },
  latest: Day,
): void {
  if (changes.date_mt) requirePast('date_mt', changes.date_mt, latest);
  inTransaction(context.db, (tx) => {
    const molt = findOwnMolt(tx, uid, id);
    if (!molt) throw notFound('molt');
    const date_mt = changes.date_mt ?? molt.date_mt;
    const duplicate = findMoltOfDay(tx, molt.pet_id, date_mt);
    if (duplicate && duplicate.id !== id)
      throw new Problem('molt_exists', null, { field: 'date_mt' });
    if (changes.gender) updateGender(tx, molt.pet_id, changes.gender);
    updateMolt(tx, id, { date_mt, size: changes.size === undefined ? molt.size : changes.size });
  });
}

export function removeMolt(context: Context, uid: number, id: number): void {
  if (!findOwnMolt(context.db, uid, id)) throw notFound('molt');
  deleteMolt(context.db, id);
}
