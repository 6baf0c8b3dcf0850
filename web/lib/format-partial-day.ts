import { firstDayOf, type PartialDay } from '#src/domain/partial-days.ts';
import { locale } from '#web/texts/texts.ts';
import { formatDay } from './format.ts';

/** '3 Jun 2025', 'Jun 2025' or '2025', as much as is known. */
export function formatPartialDay(partial: PartialDay): string {
  if (partial.length === 4) return partial;
  if (partial.length === 10) return formatDay(partial);
  const month = new Date(`${firstDayOf(partial)}T00:00:00Z`);
  return month.toLocaleDateString(locale(), { month: 'short', year: 'numeric', timeZone: 'UTC' });
}
