import { addDays, type Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { UNSEEN_DAYS } from '#src/domain/today/watch.ts';

type Animal = { id: number; name: string; sc_name: string; an_type: AnimalType };

export type DayInput = {
  /** As the first page and the mail of the day have it. */
  today: {
    due: number;
    by_place: readonly { place: string | null; due: number }[];
    open_offers: readonly Animal[];
    refusing: readonly (Animal & { refusals: number })[];
    expected_molts: readonly (Animal & { expected: { from: Day } })[];
    not_seen: readonly (Animal & { since: Day })[];
  };
  /** The newest day on which an animal was offered something. */
  lastOffer: (id: number) => Day | null;
  events: readonly { date_ev: Day; event: string; name: string }[];
  expos: readonly { e_date: Day; e_name: string }[];
};

/** The parts of a device's notice of the day; a part is empty where there is nothing to say. */
export type DayParts = ReturnType<typeof dayParts>;

/**
 * What a day has to tell. Who is due is told each day; what is to be watched only when it is new, or an animal that
 * fasts for a year would be told of 365 times; an appointment once, the day before, or on its morning.
 */
export function dayParts({ today, lastOffer, events, expos }: DayInput, day: Day, hour: number) {
  const yesterday = addDays(day, -1);
  const next = hour < 12 ? day : addDays(day, 1);
  return {
    evening: { due: today.due, open: today.open_offers.length, places: today.by_place },
    watch: {
      refusing: today.refusing.filter(({ id }) => lastOffer(id) === yesterday),
      molts: today.expected_molts.filter(({ expected }) => expected.from === day),
      unseen: today.not_seen.filter(({ since }) => addDays(since, UNSEEN_DAYS) === day),
    },
    events: {
      isTomorrow: next !== day,
      names: [
        ...expos.filter(({ e_date }) => e_date === next).map(({ e_name }) => e_name),
        ...events
          .filter(({ date_ev }) => date_ev === next)
          .map(({ name, event }) => [name, event].filter(Boolean).join(': ')),
      ],
    },
  };
}
