import { daysBetween } from '#src/domain/days.ts';
import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';

export const BARCODE = { days: 366, height: 40 };

/** Every molt of the year as a line over its day, the higher the more there were. In units of BARCODE. */
export function barcodeOf({
  year,
  molt_days,
}: Pick<CollectionStatistics, 'year' | 'molt_days'>): string {
  const most = Math.max(1, ...molt_days.map(({ molts }) => molts));
  return molt_days
    .map(({ day, molts }) => {
      const x = daysBetween(`${year}-01-01`, day) + 0.5;
      const share = 0.35 + 0.65 * (molts / most);
      return `M${x} ${BARCODE.height}V${(BARCODE.height * (1 - share)).toFixed(1)}`;
    })
    .join('');
}
