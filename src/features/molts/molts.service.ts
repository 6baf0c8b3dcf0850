import type { Day } from '#src/domain/days.ts';
import { clearsPreMolt } from '#src/domain/molt.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { requirePast } from '#src/platform/dates.ts';
import { requireOwnPet } from '#src/platform/ownership.ts';
import { conflict, notFound } from '#src/platform/problem.ts';
import {
  clearPreMolt,
  deleteMolt,
  findMoltOfDay,
  findOwnMolt,
  findPreMolt,
  updateMolt,
  upsertMolt,
} from './molts.queries.ts';

/**
 * Notes a molt; it clears the pre-molt date when it is on or after it. `cleared` tells which date that was, and `was`
 * what stood on that day already, so that an undo can put it back.
 */
export function addMolt(
  context: Context,
  uid: number,
  pet_id: number,
  date_mt: Day,
  size: number | null,
) {
  requirePast(context, 'date_mt', date_mt);
  return inTransaction(context.db, (tx) => {
    requireOwnPet(tx, uid, pet_id);
    const pre_molt = findPreMolt(tx, pet_id);
    const cleared = clearsPreMolt(date_mt, pre_molt) ? pre_molt : null;
    if (cleared) clearPreMolt(tx, pet_id);
    const was = findMoltOfDay(tx, pet_id, date_mt) ?? null;
    return { id: upsertMolt(tx, { pet_id, date_mt, size }), cleared, was };
  });
}

/** Changes a molt in place; fields that are not given stay. @throws Problem 409 when that day has one already */
export function changeMolt(
  context: Context,
  uid: number,
  id: number,
  changes: { date_mt?: Day | undefined; size?: number | null | undefined },
): void {
  if (changes.date_mt) requirePast(context, 'date_mt', changes.date_mt);
  inTransaction(context.db, (tx) => {
    const molt = findOwnMolt(tx, uid, id);
    if (!molt) throw notFound('Molt');
    const date_mt = changes.date_mt ?? molt.date_mt;
    const twin = findMoltOfDay(tx, molt.pet_id, date_mt);
    if (twin && twin.id !== id)
      throw conflict('There is a molt on that day already.', { date_mt: 'has a molt already' });
    updateMolt(tx, id, { date_mt, size: changes.size === undefined ? molt.size : changes.size });
  });
}

export function forgetMolt(context: Context, uid: number, id: number): void {
  if (!findOwnMolt(context.db, uid, id)) throw notFound('Molt');
  deleteMolt(context.db, id);
}
