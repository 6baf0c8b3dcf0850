import type { Day } from '#src/domain/days.ts';
import { feedingState, isTurn } from '#src/domain/feeding/due-state.ts';
import { api } from '#web/lib/api.ts';
import { compareTexts } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import type { Stand } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Which animals a round covers, and what is known of them before their history is loaded. */
export type Scope = { title: string; members: Member[]; stands?: Stand[] };
type Member = {
  id: number;
  fp_id: number | null;
  planned: string;
  due: Day | null;
  muted: 0 | 1;
};

/** The data to choose a round from. */
export function useScopeData() {
  const { errors, feeding } = useTexts();
  const due = useLoad(['pet', 'dashboard', 'feed'], () => api.pet.dashboard.feed.get(), {
    errorTitle: feeding.couldNotStart,
    errorText: errors.loadingFeedingText,
  });
  const plans = useLoad(['plan', 'pets_by_plan'], () => api.plan.pets_by_plan.get(), {
    errorTitle: errors.loadingPlans,
  });
  const pets = useLoad(['plan', 'assignable_pets'], () => api.plan.assignable_pets.get(), {
    errorTitle: errors.loadingPets,
  });
  return { due, plans, pets };
}

export type DueRow = NonNullable<ReturnType<typeof useScopeData>['due']['data']>['rows'][number];
export type PlanWithPets = NonNullable<
  ReturnType<typeof useScopeData>['plans']['data']
>['rows'][number];
export type AnyPet = NonNullable<ReturnType<typeof useScopeData>['pets']['data']>['rows'][number];

/** Animals that are due come first, by species and name; resting ones come last, unless they have an open attempt. */
export function dueScope(rows: readonly DueRow[], title: string, today: Day): Scope {
  const isResting = (row: DueRow) => feedingState(row, today) === 'resting';
  const sorted = rows.toSorted(
    (a, b) =>
      Number(isResting(a)) - Number(isResting(b)) ||
      compareTexts(a.sc_name, b.sc_name) ||
      compareTexts(a.name, b.name),
  );
  const members = sorted.map(({ id, fp_id, food, next_date, muted }) => ({
    id,
    fp_id,
    planned: food ?? '',
    due: dayCome(next_date, today),
    muted,
  }));
  return { title, members };
}

/** Those that were never fed though their plan has begun: they are not due, so nobody says since when. */
export function neverFedScope(
  rows: readonly { id: number; fp_id: number; food: string }[],
  title: string,
): Scope {
  const members = rows.map(({ id, fp_id, food }) => ({
    ...{ id, fp_id, planned: food, due: null, muted: 0 as const },
  }));
  return { title, members };
}

/** The animals of a plan that are due, then those that would be if they did not rest; when none is due, all. */
export function planScope(plan: PlanWithPets, today: Day): Scope {
  const waiting = plan.pets.filter((pet) => isTurn(pet, today));
  const pets = (plan.due > 0 ? waiting : plan.pets).toSorted((a, b) => a.muted - b.muted);
  const members = pets.map(({ id, next_date, muted }) => ({
    id,
    fp_id: plan.fp_id,
    planned: plan.def_feeder,
    due: dayCome(next_date, today),
    muted,
  }));
  return { title: plan.fp_name, members };
}

/** Since when an animal is to be fed. */
export const dayCome = (next_date: Day | null, today: Day): Day | null =>
  next_date !== null && next_date <= today ? next_date : null;

export function petScope(pets: readonly { id: number }[], title: string): Scope {
  const members = pets.map(({ id }) => ({
    id,
    fp_id: null,
    planned: '',
    due: null,
    muted: 0 as const,
  }));
  return { title, members };
}
