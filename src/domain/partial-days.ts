import { isDay, type Day } from './days.ts';

/** A day, a month or a year: `YYYY-MM-DD`, `YYYY-MM` or `YYYY`, as much as somebody knows. */
export type PartialDay = string;

/** True for an existing day, month or year from 1900 to 2200. */
export const isPartialDay = (text: string) =>
  /^\d{4}(-\d\d){0,2}$/.test(text) && isDay(firstDayOf(text));

/** The first day of a month or a year; a day is itself. */
export const firstDayOf = (partial: PartialDay): Day =>
  partial + '-01-01'.slice(partial.length - 4);
