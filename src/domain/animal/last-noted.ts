import type { Day } from '#src/domain/days.ts';
import { dayOfRecord } from '#src/domain/instant-days.ts';

/** What an animal itself says of its records. `created`: when its own was made. */
export type NotedAnimal = {
  created: string;
  kept_since: Day | null;
  offer_date: Day | null;
  mmt: Day | null;
  pre_molt: Day | null;
};

/** The last days, up to today, on which an event of an animal was noted, and on which it was weighed or measured. */
export type Seen = { event: Day | null; measured: Day | null };

/**
 * The last day up to `today` on which anything was noted of an animal. Null: all are days to come, which are mistakes. An
 * animal that came into the log, alone or by an import, is new to it: nobody is told that nothing was noted of it before.
 */
export function lastNoted(animal: NotedAnimal, { event, measured }: Seen, today: Day): Day | null {
  const { created, kept_since, offer_date, mmt, pre_molt } = animal;
  const days = [
    dayOfRecord(created, today),
    kept_since,
    offer_date,
    mmt,
    pre_molt,
    event,
    measured,
  ];
  return days.reduce<Day | null>((latest, day) => {
    if (day === null || day > today) return latest;
    return latest === null || day > latest ? day : latest;
  }, null);
}
