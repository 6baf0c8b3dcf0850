import type { Day } from '#src/domain/days.ts';

/** The calendar day at an instant in a named zone; an unknown zone throws a RangeError. */
export function dayInZone(instant: Date, timeZone: string): Day {
  const format = new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(instant).map((part) => [part.type, part.value]));
  return `${(parts.get('year') ?? '').padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
}
