import { addDays, type Day } from '#src/domain/days.ts';
import { dueOf } from '#src/domain/feeding/due.ts';
import { nextFeedingDay } from '#src/domain/feeding/feeding-plan.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import type { TodayAnimal, TodayInput, TodayPlan } from './input.ts';

const DAYS = 7;

/**
 * The next seven days, today first: how many animals are due on each, by which plans, and what is planned. Who is overdue
 * is fed today, and everybody is thought to be fed on the day on which it is due.
 */
export function weekOf(input: TodayInput) {
  const { animals, plansOf, eventsAhead, today } = input;
  const to = addDays(today, DAYS - 1);
  const fed = animals.flatMap((animal) =>
    plansOf(animal).flatMap((plan) =>
      daysAhead(plan, animal, today, to).map((day) => ({ day, plan, id: animal.id })),
    ),
  );
  const byDay = Map.groupBy(fed, ({ day }) => day);
  const events = eventsAhead(to);
  return Array.from({ length: DAYS }, (_, nth) => {
    const day = addDays(today, nth);
    const there = byDay.get(day) ?? [];
    return {
      day,
      due: new Set(there.map(({ id }) => id)).size,
      plans: plansIn(there),
      events: events
        .filter(({ date_ev }) => date_ev === day)
        .map(({ animal, event }) => ({ id: animal.id, name: animal.name, event }))
        .toSorted((a, b) => compareIds(a.id, b.id) || (a.event < b.event ? -1 : 1)),
    };
  });
}

/** The days on which a plan feeds an animal: none in pre-molt. */
function daysAhead(plan: TodayPlan, animal: TodayAnimal, today: Day, to: Day): Day[] {
  const { next_date } = dueOf(plan, animal, today);
  if (next_date === null || animal.pre_molt !== null) return [];
  const days: Day[] = [];
  let day = next_date < today ? today : next_date;
  while (day <= to) {
    days.push(day);
    day = nextFeedingDay(plan, day, day);
  }
  return days;
}

function plansIn(there: readonly { plan: TodayPlan; id: number }[]) {
  const groups = [...Map.groupBy(there, ({ plan }) => plan.fp_id).values()];
  return groups
    .flatMap((group) => {
      const [first] = group;
      return first ? [{ ...nameOf(first.plan), due: group.length }] : [];
    })
    .toSorted((a, b) => b.due - a.due || compareIds(a.fp_id, b.fp_id));
}

const nameOf = ({ fp_id, fp_name }: TodayPlan) => ({ fp_id, fp_name });
