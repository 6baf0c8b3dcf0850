import { daysBetween } from '#src/domain/days.ts';
import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';

export const BARCODE = { days: 366, height: 40 };

/** The molts of each day of the year as a line from zero, in units of BARCODE. */
export function barcodeOf({
  year,
  molt_days,
}: Pick<CollectionStatistics, 'year' | 'molt_days'>): string {
  const most = Math.max(1, ...molt_days.map(({ molts }) => molts));
  return molt_days
    .map(({ day, molts }) => {
      const x = daysBetween(`${year}-01-01`, day) + 0.5;
      return `M${x} ${BARCODE.height}V${(BARCODE.height * (1 - molts / most)).toFixed(1)}`;
    })
    .join('');
}

/** Where the quarters of a year begin, in parts of 1. */
export const quartersOf = (year: number) =>
  [1, 4, 7, 10].map((month) => {
    const day = `${year}-${String(month).padStart(2, '0')}-01`;
    return { day, at: daysBetween(`${year}-01-01`, day) / BARCODE.days };
  });
