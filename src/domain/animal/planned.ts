import type { Day } from '#src/domain/days.ts';
import { dueByPlans, type DueAnimal, type DuePlan } from '#src/domain/feeding/due.ts';
import { isDue, type Due } from '#src/domain/feeding/due-state.ts';

type TablePlan = DuePlan & { fp_id: number; fp_name: string };

/** What a table of animals says of an animal's plans. */
export function planned(plans: readonly TablePlan[], animal: DueAnimal, today: Day): Planned {
  const next = dueByPlans(plans, animal, today);
  return { plans: plans.map(({ fp_name }) => fp_name), ...next, due: isDue(next, today) ? 1 : 0 };
}

type Planned = Due & { plans: string[]; due: 0 | 1 };
