import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import { inTransaction } from '#src/db/database.ts';
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
};

/** Feeds a plan's pets, or the given ones of them, in one transaction. Returns how many. */
export function feedByPlan(
  context: Context,
  uid: number,
  { today, latest }: { today: Day; latest: Day },
  input: PlanFeedInput,
  ids?: number[],
): number {
  const date_f = input.date_f ?? today;
  requirePast('date_f', date_f, latest);
  return inTransaction(context.db, (tx) => {
    const plan = findPlanFeeder(tx, uid, input.fp_id);
    if (!plan) throw notFound('plan');
    const food = input.food?.trim() ?? plan.def_feeder;
    const wanted = ids && new Set(requireOwnPets(tx, uid, ids));
    const assigned = listPetIdsOfPlan(tx, uid, input.fp_id);
    const named = wanted ? assigned.filter((id) => wanted.has(id)) : assigned;
    const { fp_id, progress = 1 } = input;
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
