import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import { isSuperseded, notedAt } from '#src/domain/feeding/noted.ts';
import { findFeedingsOfDay } from '#src/features/animals/feedings/feedings.queries.ts';
import { notesOf, type NotedEach } from '#src/features/animals/feedings/noted-each.ts';
import type { Context } from '#src/platform/context.ts';
import { requirePast } from '#src/platform/http/record-days.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { requireOwnPets } from '#src/platform/security/ownership.ts';
import { findPlanFeeder, listPetIdsOfPlan, upsertPlanFeedings } from './plan-feeding.queries.ts';

type PlanFeedInput = {
  fp_id: number;
  date_f?: Day | undefined;
  food?: string | undefined;
  progress?: Progress | undefined;
} & NotedEach;

/**
 * Feeds a plan's pets, or the given ones of them, in one transaction. `superseded`: those of which a later note is
 * stored, which stays; `skipped`: those that are not in the plan, or archived.
 */
export function feedByPlan(
  context: Context,
  uid: number,
  { today, latest }: { today: Day; latest: Day },
  input: PlanFeedInput,
  ids?: number[],
) {
  const date_f = input.date_f ?? today;
  const recordedAtOf = notesOf(ids ?? [], input);
  requirePast('date_f', date_f, latest);
  return inTransaction(context.db, (tx) => {
    const plan = findPlanFeeder(tx, uid, input.fp_id);
    if (!plan) throw notFound('plan', 'fp_id');
    const food = input.food?.trim() ?? plan.def_feeder;
    const assigned = listPetIdsOfPlan(tx, uid, input.fp_id);
    const wanted = ids ? requireOwnPets(tx, uid, ids) : assigned;
    const inPlan = new Set(assigned);
    const named = wanted.filter((id) => inPlan.has(id));
    const skipped = wanted.filter((id) => !inPlan.has(id));
    const { fp_id, progress = 1 } = input;
    const superseded = listLaterNotes(tx, named, { date_f, food }, recordedAtOf);
    const now = context.now().getTime();
    const noted = named
      .filter((id) => !superseded.includes(id))
      .map((id) => {
        const newest = findFeedingsOfDay(tx, id, date_f)[0]?.recorded;
        return { id, recorded: notedAt(recordedAtOf(id), now, newest) };
      });
    upsertPlanFeedings(tx, noted, { date_f, food, progress, fp_id });
    return { fed: named.length, superseded, skipped };
  });
}

/** The pets of whose feeding a later note is stored. */
function listLaterNotes(
  tx: Executor,
  ids: number[],
  { date_f, food }: { date_f: Day; food: string },
  recordedAtOf: (id: number) => string | undefined,
): number[] {
  return ids.filter((id) => {
    const recorded_at = recordedAtOf(id);
    if (recorded_at === undefined) return false;
    const stored = findFeedingsOfDay(tx, id, date_f).find((row) => row.food === food);
    return stored !== undefined && isSuperseded(recorded_at, stored.recorded);
  });
}
