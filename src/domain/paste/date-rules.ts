import type { Day } from '#src/domain/days.ts';
import type { DateOrder } from '#src/domain/dates/read-dates.ts';

/** How dates are read: the order that the whole list shows, and the keeper's day for dates without a year. */
export type DateRules = {
  order: DateOrder | null;
  /** How dates are written where the keeper lives: never sure. */
  usual?: DateOrder | null;
  /** '2.11.' stands somewhere in the list: its writer puts no month before a day. */
  isDotted?: boolean;
  /** The keeper's day, or that on which a message was sent. */
  today: Day;
  /** False where the day of a message may be another one. */
  isTodaySure?: boolean;
};

/** The order to read by: that of the list, else the usual one, unless its writer uses dots. */
export const firstIn = ({
  order,
  usual = null,
  isDotted,
}: Pick<DateRules, 'order' | 'usual' | 'isDotted'>): DateOrder | null =>
  order ?? (isDotted ? null : usual);
