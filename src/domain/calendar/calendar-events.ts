import { addDays, type Day } from '#src/domain/days.ts';
import { feedingDays } from '#src/domain/feeding/plan-due.ts';
import type { DueAnimal, DuePlan } from '#src/domain/feeding/due.ts';
import type { ExpectedMolt } from '#src/domain/animal/expected-molt.ts';

/** How far ahead feeding days stand in the calendar: each program loads all of them every few hours. */
export const FEEDING_DAYS = 60;
/** A past expo or appointment stays for so long. */
export const KEPT_DAYS = 30;

/** Whole days, both included. `id` is the same for the same thing for as long as it is there. */
export type CalendarEvent = {
  id: string;
  from: Day;
  to: Day;
  about:
    | { kind: 'plan'; fp_id: number; name: string; feeder: string; animals: number }
    | { kind: 'molt'; pet: number; name: string; sc_name: string }
    | { kind: 'planned'; pet: number; name: string; text: string }
    | { kind: 'expo'; name: string; table: string };
};

type Plan = DuePlan & { fp_id: number; fp_name: string; def_feeder: string };
type Pet = { id: number; name: string; sc_name: string; mmt: Day | null };

export type CalendarSource = {
  plans: readonly { plan: Plan; animals: readonly DueAnimal[] }[];
  molts: readonly { pet: Pet; expected: ExpectedMolt }[];
  events: readonly { id: number; pet: Pick<Pet, 'id' | 'name'>; date_ev: Day; event: string }[];
  expos: readonly { expid: number; e_date: Day; e_name: string; e_table: string }[];
};

/** What lies ahead: an entry for each feeding day of a plan, not for each animal, and the rest one by one. */
export function calendarEvents(source: CalendarSource, today: Day): CalendarEvent[] {
  return [
    ...source.plans.flatMap((one) => planEvents(one, today)),
    ...source.molts.map(({ pet, expected: { from, to } }) => ({
      id: `molt-${pet.id}-${pet.mmt ?? ''}`,
      from,
      to,
      about: { kind: 'molt' as const, pet: pet.id, name: pet.name, sc_name: pet.sc_name },
    })),
    ...source.events.map(({ id, pet, date_ev, event }) => ({
      id: `event-${id}`,
      ...{ from: date_ev, to: date_ev },
      about: { kind: 'planned' as const, pet: pet.id, name: pet.name, text: event },
    })),
    ...source.expos.map(({ expid, e_date, e_name, e_table }) => ({
      id: `expo-${expid}`,
      ...{ from: e_date, to: e_date },
      about: { kind: 'expo' as const, name: e_name, table: e_table },
    })),
  ];
}

function planEvents(
  { plan, animals }: CalendarSource['plans'][number],
  today: Day,
): CalendarEvent[] {
  const kept = animals.filter(({ archived }) => !archived);
  if (kept.length === 0) return [];
  const { fp_id, fp_name, def_feeder } = plan;
  const about = {
    ...{ kind: 'plan' as const, fp_id, name: fp_name },
    ...{ feeder: def_feeder, animals: kept.length },
  };
  return feedingDays(plan, kept, today, addDays(today, FEEDING_DAYS)).map((day) => ({
    id: `plan-${fp_id}-${day}`,
    ...{ from: day, to: day, about },
  }));
}
