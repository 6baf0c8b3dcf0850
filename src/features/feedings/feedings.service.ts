import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/vocabulary.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { requirePast } from '#src/platform/dates.ts';
import { requireOwnPet, requireOwnPets, requireOwnPlans } from '#src/platform/ownership.ts';
import { conflict, notFound } from '#src/platform/problem.ts';
import {
  deleteFeedings,
  findFeedingsOfDay,
  findOwnFeeding,
  findPlanFeeder,
  listPetIdsOfPlan,
  listUnarchived,
  updateFeeding,
  upsertFeeding,
  upsertPlanFeedings,
} from './feedings.queries.ts';

export type FeedWish = { id: number; date_f: Day; food?: string | undefined; progress: Progress };

/**
 * Records what a pet was offered and what became of it. Without a feeder it means the one that is open on that day.
 * `was`: what the same record said before, for an undo; null when it is new.
 */
export function feed(
  context: Context,
  uid: number,
  { id, date_f, food, progress, fp_id }: FeedWish & { fp_id?: number | null | undefined },
) {
  requirePast(context, 'date_f', date_f);
  return inTransaction(context.db, (tx) => {
    requireOwnPet(tx, uid, id);
    if (fp_id) requireOwnPlans(tx, uid, [fp_id]);
    const known = findFeedingsOfDay(tx, id, date_f);
    const open = known.find((row) => row.progress === 1)?.food;
    const record = { pet_id: id, date_f, food: food?.trim() ?? open ?? '', progress };
    const was = known.find((row) => row.food === record.food)?.progress ?? null;
    const recorded = context.now().getTime();
    return { id: upsertFeeding(tx, { ...record, fp_id: fp_id ?? null, recorded }), was };
  });
}

/**
 * The same for several pets of the keeper at once. An attempt leaves what is known to be eaten or refused.
 * `before` tells what each pet's record said, for an undo.
 */
export function feedMany(
  context: Context,
  uid: number,
  wish: { ids: number[]; date_f: Day; food: string; progress: Progress },
) {
  const { date_f, progress } = wish;
  const food = wish.food.trim();
  requirePast(context, 'date_f', date_f);
  return inTransaction(context.db, (tx) => {
    const recorded = context.now().getTime();
    const before = requireOwnPets(tx, uid, wish.ids).map((id) => {
      const was = findFeedingsOfDay(tx, id, date_f).find((row) => row.food === food)?.progress;
      if (progress !== 1 || was === undefined)
        upsertFeeding(tx, { pet_id: id, date_f, food, progress, recorded });
      return { id, was: was ?? null };
    });
    return { fed: before.length, before };
  });
}

/** Forgets one day's record of one feeder of several pets at once. Returns how many there were. */
export function forgetFeedings(
  context: Context,
  uid: number,
  wish: { ids: number[]; date_f: Day; food: string },
): number {
  return inTransaction(context.db, (tx) =>
    requireOwnPets(tx, uid, wish.ids)
      .map((id) => deleteFeedings(tx, id, wish.date_f, wish.food.trim()))
      .reduce((total, deleted) => total + deleted, 0),
  );
}

/** Changes one record in place. @throws Problem 409 when another record has that day and feeder already */
export function changeFeeding(
  context: Context,
  uid: number,
  { id, date_f, food = '', progress }: FeedWish,
): void {
  requirePast(context, 'date_f', date_f);
  inTransaction(context.db, (tx) => {
    const found = findOwnFeeding(tx, uid, id);
    if (!found) throw notFound('Feeding');
    const twin = findFeedingsOfDay(tx, found.pet_id, date_f).find(
      (row) => row.food === food.trim() && row.id !== id,
    );
    if (twin)
      throw conflict('This feeder is already noted on that day.', {
        food: 'is already noted on that day',
      });
    updateFeeding(tx, id, {
      date_f,
      food: food.trim(),
      progress,
      recorded: context.now().getTime(),
    });
  });
}

export function forgetFeeding(
  context: Context,
  uid: number,
  id: number,
  date_f: Day,
  food?: string,
): void {
  requireOwnPet(context.db, uid, id);
  if (deleteFeedings(context.db, id, date_f, food) === 0) throw notFound('Feeding');
}

export type PlanWish = {
  fp_id: number;
  date_f?: Day | undefined;
  food?: string | undefined;
  progress?: Progress | undefined;
};

/** Feeds a plan's pets, or the named ones of the keeper, in one transaction. Returns how many. */
export function feedByPlan(
  context: Context,
  uid: number,
  today: Day,
  wish: PlanWish,
  ids?: number[],
): number {
  const date_f = wish.date_f ?? today;
  requirePast(context, 'date_f', date_f);
  return inTransaction(context.db, (tx) => {
    const plan = findPlanFeeder(tx, uid, wish.fp_id);
    if (!plan) throw notFound('Feeding plan');
    const food = wish.food?.trim() ?? plan.def_feeder;
    const named = ids
      ? listUnarchived(tx, requireOwnPets(tx, uid, ids))
      : listPetIdsOfPlan(tx, uid, wish.fp_id);
    const { fp_id, progress = 1 } = wish;
    upsertPlanFeedings(tx, named, {
      date_f,
      food,
      progress,
      fp_id,
      recorded: context.now().getTime(),
    });
    return named.length;
  });
}
