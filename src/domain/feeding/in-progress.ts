import type { Day } from '#src/domain/days.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { noCaseKey } from '#src/domain/text/collation.ts';
import { dueByPlans, firstPlanOf, type DueAnimal, type DuePlan } from './due.ts';
import { feedingState, type Due } from './due-state.ts';

type Pet = DueAnimal & { id: number; name: string; food: string | null };
type Plan = DuePlan & { fp_id: number; def_feeder: string };

/** An animal whose newest offer is an open attempt: what it was offered, and by which plan. */
type OpenAttempt<P extends Pet> = { pet: P; food: string | null; fp_id: number | null };

/** An animal and one of its active plans. */
type PlannedPet<P extends Pet> = { pet: P; plan: Plan };

/** What the box shows of an animal besides its card. `date_f`: the day of the attempt, or its next day. */
export type Waiting<P extends Pet> = Due & {
  pet: P;
  date_f: Day | null;
  food: string | null;
  progress: 1 | null;
  fp_id: number | null;
};

/**
 * The box 'Feedings in progress': open attempts, and animals whose turn by an active plan has come, oldest
 * first. `feedingState` tells which of them are due. Of plans that feed an animal on the same day the first one counts.
 */
export function feedingsInProgress<P extends Pet>(
  attempts: readonly OpenAttempt<P>[],
  planned: readonly PlannedPet<P>[],
  today: Day,
): Waiting<P>[] {
  const plannedOf = Map.groupBy(planned, ({ pet }) => pet.id);
  const plansOf = (id: number) => plannedOf.get(id)?.map(({ plan }) => plan) ?? [];
  const attempted = new Set(attempts.map(({ pet }) => pet.id));
  const open = attempts.map((attempt) => openOf(attempt, plansOf(attempt.pet.id), today));
  const due = [...plannedOf].flatMap(([id, [row]]) =>
    row && !attempted.has(id) ? (dueNow(row.pet, plansOf(id), today) ?? []) : [],
  );
  return oldestFirst([...open, ...due]);
}

/** An open attempt in the box; `plans`: the active ones of its animal. */
export function openOf<P extends Pet>(
  { pet, food, fp_id }: OpenAttempt<P>,
  plans: readonly Plan[],
  today: Day,
): Waiting<P> {
  const attempt = { pet, food, fp_id, date_f: pet.offer_date, progress: 1 as const };
  return { ...attempt, ...dueByPlans(plans, pet, today) };
}

/** An animal whose turn by its active plans has come; null where it has not. */
export function dueNow<P extends Pet>(
  pet: P,
  plans: readonly Plan[],
  today: Day,
): Waiting<P> | null {
  const { plan, due } = firstPlanOf(plans, pet, today);
  const row = { pet, ...due, progress: null };
  if (plan === null || feedingState(row, today) === null) return null;
  const { fp_id, def_feeder } = plan;
  return { ...row, fp_id, date_f: due.next_date, food: def_feeder || pet.food };
}

/** Then by name, whatever its case, and by number. Keys: the box of a large collection has a thousand rows. */
export function oldestFirst<P extends Pet>(rows: readonly Waiting<P>[]): Waiting<P>[] {
  const keyed = rows.map((row) => ({
    row,
    key: `${row.date_f ?? ''}\0${noCaseKey(row.pet.name)}`,
  }));
  keyed.sort((a, b) => {
    if (a.key === b.key) return compareIds(a.row.pet.id, b.row.pet.id);
    return a.key < b.key ? -1 : 1;
  });
  return keyed.map(({ row }) => row);
}
