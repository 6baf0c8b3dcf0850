import { LoadFailed } from '#web/components/load-failed.tsx';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Sums } from '#web/ui/facts.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MoneyChart } from './money-chart.tsx';
import { monthsOf, yearsOf } from './sums.ts';
import { useMoney } from './use-money.ts';
import { useSums } from './use-sums.ts';

/** What was spent, what was earned, and when: of one year or of all. */
export function SumsBox(props: { year: number | null; onYear: (year: number | null) => void }) {
  const { year, onYear } = props;
  const { inventory } = useTexts();
  const today = useToday();
  const money = useMoney();
  const { spent, earned, failed, retry } = useSums(year);
  const thisYear = Number(today.slice(0, 4));
  const shown = year ?? thisYear;
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
  if (failed && !(spent && earned)) {
    return (
      <Box title={inventory.sums} end={head}>
        <LoadFailed title={inventory.errorSums} retry={retry} />
      </Box>
    );
  }
  if (!spent || !earned) {
    return (
      <Box title={inventory.sums} end={head}>
        <div className="chart-waiting" aria-busy="true">
          <Skeleton width={60} />
          <Skeleton width={100} />
        </div>
      </Box>
    );
  }
  const bought = year === null ? spent : sumOf(spent.by_year, year);
  const sold = year === null ? earned : sumOf(earned.by_year, year);
  const balance = sold.total - bought.total;
  const cells =
    year === null
      ? yearsOf(spent.by_year, earned.by_year)
      : monthsOf(year, today, spent.by_month, earned.by_month);
  return (
    <>
      <Box title={inventory.sums} end={head}>
        <Sums
          sums={[
            {
              label: inventory.purchases,
              value: money.format(bought.total),
              note: inventory.entries(bought.count),
            },
            {
              label: inventory.sales,
              value: money.format(sold.total),
              note:
                sold.shipping > 0
                  ? inventory.shippingNote(money.format(sold.shipping))
                  : inventory.entries(sold.count),
            },
            {
              label: inventory.balance,
              value: money.signed(balance),
              plus: balance > 0,
              note:
                year === null
                  ? inventory.inAll
                  : year === thisYear
                    ? inventory.sinceJanuary
                    : inventory.inYear(year),
            },
          ]}
        />
      </Box>
      {bought.count + sold.count > 0 && (
        <section className="box">
          <MoneyChart periods={cells} by={year === null ? 'year' : 'month'} />
        </section>
      )}
    </>
  );
}

function sumOf<Row extends { year: number; count: number; total: number; shipping?: number }>(
  rows: readonly Row[],
  year: number,
) {
  const row = rows.find((one) => one.year === year);
  return { count: row?.count ?? 0, total: row?.total ?? 0, shipping: row?.shipping ?? 0 };
}
