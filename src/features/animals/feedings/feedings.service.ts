import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { requirePast } from '#src/platform/http/record-days.ts';
import {
  requireOwnPet,
  requireOwnPets,
  requireOwnPlans,
} from '#src/platform/security/ownership.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import {
  deleteFeedings,
  findFeedingsOfDay,
  findOwnFeeding,
  updateFeeding,
  upsertFeeding,
} from './feedings.queries.ts';

type FeedInput = { id: number; date_f: Day; food?: string | undefined; progress: Progress };

/**
 * Records what a pet was offered and the result. Without a feeder it is about the open attempt of that day. `was`: the
 * same record before the call, for an undo; null when it is new.
 */
export function feed(
  context: Context,
  uid: number,
  { id, date_f, food, progress, fp_id }: FeedInput & { fp_id?: number | null | undefined },
  latest: Day,
) {
  requirePast('date_f', date_f, latest);
  return inTransaction(context.db, (tx) => {
    requireOwnPet(tx, uid, id);
    if (typeof fp_id === 'number') requireOwnPlans(tx, uid, [fp_id]);
    const known = findFeedingsOfDay(tx, id, date_f);
    const open = known.find((row) => row.progress === 1)?.food;
    const record = { pet_id: id, date_f, food: food?.trim() ?? open ?? '', progress };
    const was = known.find((row) => row.food === record.food)?.progress ?? null;
    const recorded = context.now().getTime();
    return { id: upsertFeeding(tx, { ...record, fp_id: fp_id ?? null, recorded }), was };
  });
}

/**
 * The same for several pets of the keeper at once. An attempt does not overwrite a known result. `before`: each pet's
 * record before the call, for an undo.
 */
export function feedMany(
  context: Context,
  uid: number,
  input: { ids: number[]; date_f: Day; food: string; progress: Progress },
  latest: Day,
) {
  const { date_f, progress } = input;
  const food = input.food.trim();
  requirePast('date_f', date_f, latest);
  return inTransaction(context.db, (tx) => {
    const recorded = context.now().getTime();
    const before = requireOwnPets(tx, uid, input.ids).map((id) => {
      const was = findFeedingsOfDay(tx, id, date_f).find((row) => row.food === food)?.progress;
      if (progress !== 1 || was === undefined)
        upsertFeeding(tx, { pet_id: id, date_f, food, progress, recorded });
      return { id, was: was ?? null };
    });
    return { fed: before.length, before };
  });
}

/** Deletes one day's record of one feeder of several pets at once. Returns how many there were. */
export function removeFeedings(
  context: Context,
  uid: number,
  input: { ids: number[]; date_f: Day; food: string },
): number {
  return inTransaction(context.db, (tx) =>
    requireOwnPets(tx, uid, input.ids)
      .map((id) => deleteFeedings(tx, id, input.date_f, input.food.trim()))
      .reduce((total, deleted) => total + deleted, 0),
  );
}

/** Changes one record in place. @throws Problem 409 when another record has that day and feeder already */
export function changeFeeding(
  context: Context,
  uid: number,
  { id, date_f, food = '', progress }: FeedInput,
  latest: Day,
): void {
  requirePast('date_f', date_f, latest);
  inTransaction(context.db, (tx) => {
    const found = findOwnFeeding(tx, uid, id);
    if (!found) throw notFound('feeding');
    const duplicate = findFeedingsOfDay(tx, found.pet_id, date_f).find(
      (row) => row.food === food.trim() && row.id !== id,
    );
    if (duplicate) throw new Problem('feeding_exists', null, { field: 'food' });
    updateFeeding(tx, id, {
      date_f,
      food: food.trim(),
      progress,
      recorded: context.now().getTime(),
    });
  });
}

export function removeFeeding(
  context: Context,
  uid: number,
  id: number,
  date_f: Day,
  food?: string,
): void {
  requireOwnPet(context.db, uid, id);
  if (deleteFeedings(context.db, id, date_f, food) === 0) throw notFound('feeding');
}
