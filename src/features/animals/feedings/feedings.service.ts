import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import { inTransaction } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { isSuperseded, notedAt } from '#src/domain/feeding/noted.ts';
import { findRevision } from '#src/db/revisions.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { notesOf, type Noted, type NotedEach } from './noted-each.ts';
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

type FeedInput = {
  id: number;
  date_f: Day;
  food?: string | undefined;
  progress: Progress;
  amount?: number | null | undefined;
};
type FeedingChanges = {
  date_f?: Day | undefined;
  food?: string | undefined;
  progress?: Progress | undefined;
  amount?: number | null | undefined;
};

/**
 * Records what a pet was offered and the result. Without a feeder it is about the open attempt of that day, without an
 * amount the known one stays. `was` and `was_amount`: the same record before the call, for an undo; null when it is new. `superseded`: the pet, where a later note of it is
 * stored, which stays.
 */
export function feed(
  context: Context,
  uid: number,
  input: FeedInput & Noted & { fp_id?: number | null | undefined },
  latest: Day,
) {
  const { id, date_f, food, progress, amount, fp_id, recorded_at } = input;
  requirePast('date_f', date_f, latest);
  return inTransaction(context.db, (tx) => {
    requireOwnPet(tx, uid, id);
    if (typeof fp_id === 'number') requireOwnPlans(tx, uid, [fp_id]);
    const known = findFeedingsOfDay(tx, id, date_f);
    const open = known.find((row) => row.progress === 1)?.food;
    const record = { pet_id: id, date_f, food: food?.trim() ?? open ?? '', progress };
    const stored = known.find((row) => row.food === record.food);
    const before = { was: stored?.progress ?? null, was_amount: stored?.amount ?? null };
    if (stored && isSuperseded(recorded_at, stored.recorded))
      return { id: stored.id, ...before, superseded: [id] };
    const recorded = notedAt(recorded_at, context.now().getTime(), known[0]?.recorded);
    if (stored && amount === null) {
      const { pet_id: _, ...offered } = record;
      updateFeeding(tx, stored.id, { ...offered, amount, ...(fp_id && { fp_id }), recorded });
      return { id: stored.id, ...before, superseded: [] };
    }
    const said = { fp_id: fp_id ?? null, amount: amount ?? null };
    const fed = upsertFeeding(tx, { ...record, ...said, recorded });
    return { id: fed, ...before, superseded: [] };
  });
}

/**
 * The same for several pets of the keeper at once. An attempt does not overwrite a known result, and no amount none. `before`: each pet's
 * record before the call, for an undo; `superseded`: the pets of which a later note is stored, which stays.
 */
export function feedMany(
  context: Context,
  uid: number,
  input: {
    ids: number[];
    date_f: Day;
    food: string;
    progress: Progress;
    amount?: number | undefined;
  } & NotedEach,
  latest: Day,
) {
  const { date_f, progress, amount = null } = input;
  const food = input.food.trim();
  requirePast('date_f', date_f, latest);
  const recordedAtOf = notesOf(input.ids, input);
  return inTransaction(context.db, (tx) => {
    const now = context.now().getTime();
    const superseded: number[] = [];
    const before = requireOwnPets(tx, uid, input.ids).map((id) => {
      const known = findFeedingsOfDay(tx, id, date_f);
      const stored = known.find((row) => row.food === food);
      const recorded_at = recordedAtOf(id);
      if (stored && isSuperseded(recorded_at, stored.recorded)) superseded.push(id);
      else if (progress !== 1 || stored === undefined) {
        const recorded = notedAt(recorded_at, now, known[0]?.recorded);
        upsertFeeding(tx, { pet_id: id, date_f, food, progress, amount, recorded });
      }
      return { id, was: stored?.progress ?? null, was_amount: stored?.amount ?? null };
    });
    return { fed: before.length, before, superseded };
  });
}

/**
 * Deletes one day's record of one feeder of several pets at once. Returns how many there were; what was noted later than
 * `recorded_at` stays.
 */
export function removeFeedings(
  context: Context,
  uid: number,
  { ids, date_f, food, ...noted }: { ids: number[]; date_f: Day; food: string } & NotedEach,
): { deleted: number; superseded: number[] } {
  const recordedAtOf = notesOf(ids, noted);
  return inTransaction(context.db, (tx) => {
    let deleted = 0;
    const superseded: number[] = [];
    for (const id of requireOwnPets(tx, uid, ids)) {
      const known = findFeedingsOfDay(tx, id, date_f).find((row) => row.food === food.trim());
      if (known && isSuperseded(recordedAtOf(id), known.recorded)) superseded.push(id);
      else deleted += deleteFeedings(tx, id, date_f, food.trim());
    }
    return { deleted, superseded };
  });
}

/**
 * Changes the fields that are given. Another day or outcome is noted now; another feeder changes nothing about which
 * record of the day is the newest. Returns the revision. @throws Problem 404, 409: also when another record has that
 * day and feeder already
 */
export function changeFeeding(
  context: Context,
  uid: number,
  { id, if_rev, ...changes }: { id: number; if_rev?: number | undefined } & FeedingChanges,
  latest: Day,
): number {
  if (changes.date_f) requirePast('date_f', changes.date_f, latest);
  return inTransaction(context.db, (tx) => {
    const found = findOwnFeeding(tx, uid, id);
    if (!found) throw notFound('feeding', 'id');
    refuseConflicts(findRevision(tx, 'feedings', id), if_rev, changes, found);
    const { date_f = found.date_f, progress = found.progress, amount = found.amount } = changes;
    const food = (changes.food ?? (if_rev === undefined ? '' : found.food)).trim();
    const known = findFeedingsOfDay(tx, found.pet_id, date_f);
    const duplicate = known.find((row) => row.food === food && row.id !== id);
    if (duplicate) throw new Problem('feeding_exists', null, { field: 'food' });
    const isNoted = date_f !== found.date_f || progress !== found.progress;
    const now = context.now().getTime();
    const recorded = isNoted ? notedAt(undefined, now, known[0]?.recorded) : found.recorded;
    updateFeeding(tx, id, { date_f, food, progress, amount, recorded });
    return findRevision(tx, 'feedings', id).rev;
  });
}

/**
 * Deletes a pet's records of a day, or of one feeder of it; what was noted later than `recorded_at` stays. The
 * `recorded_at` and `was` that it returns are when a single one was noted, and its outcome, for an undo.
 */
export function removeFeeding(
  context: Context,
  uid: number,
  { id, date_f, food, recorded_at }: { id: number; date_f: Day; food?: string | undefined } & Noted,
): { superseded: number[]; recorded_at: string | null; was: Progress | null } {
  return inTransaction(context.db, (tx) => {
    requireOwnPet(tx, uid, id);
    const known = findFeedingsOfDay(tx, id, date_f).filter(
      (row) => row.food === (food?.trim() ?? row.food),
    );
    if (known.length === 0) throw notFound('feeding', 'date_f');
    const gone = known.filter((row) => !isSuperseded(recorded_at, row.recorded));
    for (const row of gone) deleteFeedings(tx, id, date_f, row.food);
    const [only, ...others] = gone;
    const single = others.length === 0 ? only : undefined;
    return {
      superseded: gone.length < known.length ? [id] : [],
      recorded_at: single ? new Date(single.recorded).toISOString() : null,
      was: single?.progress ?? null,
    };
  });
}
