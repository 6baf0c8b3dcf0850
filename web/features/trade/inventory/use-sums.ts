import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** What was spent and earned, by year, and by month of one year. */
export function useSums(year: number | null) {
  const { inventory } = useTexts();
  const query = year === null ? {} : { year };
  const options = { errorTitle: inventory.errorSums, keep: true };
  const spent = useLoad(
    ['purchases', 'sums', query],
    () => api.purchases.sums.get({ query }),
    options,
  );
  const earned = useLoad(['sales', 'sums', query], () => api.sales.sums.get({ query }), options);
  return {
    spent: spent.data,
    earned: earned.data,
    failed: [spent, earned].find((load) => load.failed),
  };
}

export type PurchaseSums = NonNullable<ReturnType<typeof useSums>['spent']>;
export type SaleSums = NonNullable<ReturnType<typeof useSums>['earned']>;

/** The years in which anything was bought or sold, and this one, the newest first. */
export function useYears(today: string): number[] {
  const { spent, earned } = useSums(null);
  const years = [...(spent?.by_year ?? []), ...(earned?.by_year ?? [])].map((row) => row.year);
  return [...new Set([Number(today.slice(0, 4)), ...years])].toSorted((a, b) => b - a);
}
