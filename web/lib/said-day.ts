import type { Day } from '#src/domain/days.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { readSaidDay } from '#src/domain/dates/said-day.ts';
import { usualDateOrder } from './country-here.ts';

/** A day as people say it where this device is. */
export const readDayHere = (typed: string, today: Day): PartialDay | null =>
  readSaidDay(typed, today, usualDateOrder() ?? 'dmy');
