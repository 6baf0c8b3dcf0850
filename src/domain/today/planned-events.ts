import type { Day } from '#src/domain/days.ts';

type Planned = { date_ev: Day; planned?: 0 | 1 | undefined };

/** Whether an event is still to come for who notes it on a day. */
export const isAhead = (date_ev: Day, today: Day): boolean => date_ev > today;

/** Whether it is planned once it was changed: words alone change nothing about it. */
export const plannedAfter = (before: Planned, date_ev: Day, today: Day): 0 | 1 =>
  before.date_ev === date_ev ? (before.planned ?? 0) : isAhead(date_ev, today) ? 1 : 0;

/** Whether what is planned names it: until its day is over, unlike what merely happened on that day. */
export const isStillPlanned = ({ date_ev, planned }: Planned, today: Day): boolean =>
  isAhead(date_ev, today) || (date_ev === today && planned === 1);
