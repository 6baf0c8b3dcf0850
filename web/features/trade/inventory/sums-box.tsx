import { LoadFailed } from '#web/components/load-failed.tsx';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Sums } from '#web/ui/facts.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MoneyChart } from './money-chart.tsx';
import { rounded, showAmount, signedAmount } from '#web/lib/money.ts';
import { useState } from 'react';
import { currenciesOf, inCurrency, monthsOf, yearsOf } from './sums.ts';
import { useSums, type PurchaseSums, type SaleSums } from './use-sums.ts';

/** What was spent, what was earned, and when: of one year or of all. */
export function SumsBox(props: { year: number | null; onYear: (year: number | null) => void }) {
  const { year, onYear } = props;
  const { inventory } = useTexts();
  const today = useToday();
  const { spent, earned, failed } = useSums(year);
  const [chosen, setChosen] = useState<string | null>(null);
  const currencies = spent && earned ? currenciesOf(spent, earned) : [];
  const currency = [chosen, spent?.currency].find((code) => code && currencies.includes(code));
  const shownSums = spent &&
    earned && { year, spent, earned, currency: currency ?? currencies[0] ?? spent.currency };
  const shown = year ?? Number(today.slice(0, 4));
  const head = (
    <Segmented
      label={inventory.period}
      choices={[
        { value: String(shown), label: shown },
        { value: 'all', label: inventory.all },
      ]}
      value={year === null ? 'all' : String(year)}
      onChange={(value) => onYear(value === 'all' ? null : shown)}
    />
  );
  return (
    <>
      <Box title={inventory.sums} end={head}>
        {shownSums ? (
          <div className="stack tight">
            <Result {...shownSums} />
            {currencies.length > 1 && (
              <Segmented
                label={inventory.currency}
                choices={currencies.map((value) => ({ value, label: value }))}
                value={shownSums.currency}
                onChange={setChosen}
              />
            )}
          </div>
        ) : failed ? (
          <LoadFailed load={failed} />
        ) : (
          <div className="chart-skeleton" aria-busy="true">
            <Skeleton width={60} />
            <Skeleton width={100} />
          </div>
        )}
      </Box>
      {shownSums && <Chart {...shownSums} />}
    </>
  );
}

type ResultProps = {
  year: number | null;
  currency: string;
  spent: PurchaseSums;
  earned: SaleSums;
};

function Result({ year, currency, spent, earned }: ResultProps) {
  const { inventory } = useTexts();
  const thisYear = Number(useToday().slice(0, 4));
  const bought = sumOf(spent, year, currency);
  const sold = sumOf(earned, year, currency);
  const balance = rounded(sold.total - bought.total, currency);
  const soFar = year === thisYear ? inventory.sinceJanuary : inventory.inYear(year ?? thisYear);
  return (
    <Sums
      sums={[
        {
          label: inventory.purchases,
          value: showAmount(bought.total, currency),
          note: inventory.entries(bought.count),
        },
        {
          label: inventory.sales,
          value: showAmount(sold.total, currency),
          note:
            sold.shipping > 0
              ? inventory.shippingNote(showAmount(sold.shipping, currency))
              : inventory.entries(sold.count),
        },
        {
          label: inventory.balance,
          value: signedAmount(balance, currency),
          plus: balance > 0,
          note: year === null ? inventory.inAll : soFar,
        },
      ]}
    />
  );
}

/** By month of one year, or by year. */
function Chart({ year, currency, spent, earned }: ResultProps) {
  const today = useToday();
  if (sumOf(spent, year, currency).count + sumOf(earned, year, currency).count === 0) return null;
  const periods =
    year === null
      ? yearsOf(inCurrency(spent.by_year, currency), inCurrency(earned.by_year, currency))
      : monthsOf(
          year,
          today,
          inCurrency(spent.by_month, currency),
          inCurrency(earned.by_month, currency),
        );
  return (
    <section className="box">
      <MoneyChart periods={periods} currency={currency} by={year === null ? 'year' : 'month'} />
    </section>
  );
}

type Sum = { currency: string; count: number; total: number; shipping?: number };
type Sums = { totals: readonly Sum[] };

/** Of one year or, without one, of all; in one currency. */
function sumOf(
  sums: Sums & { by_year: readonly (Sums & { year: number })[] },
  year: number | null,
  currency: string,
) {
  const row = year === null ? sums : sums.by_year.find((one) => one.year === year);
  const sum = row?.totals.find((one) => one.currency === currency);
  return { count: sum?.count ?? 0, total: sum?.total ?? 0, shipping: sum?.shipping ?? 0 };
}
