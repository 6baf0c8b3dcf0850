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
import { useSums, type PurchaseSums, type SaleSums } from './use-sums.ts';

/** What was spent, what was earned, and when: of one year or of all. */
export function SumsBox(props: { year: number | null; onYear: (year: number | null) => void }) {
  const { year, onYear } = props;
  const { inventory } = useTexts();
  const today = useToday();
  const { spent, earned, failed, retry } = useSums(year);
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
        {spent && earned ? (
          <Result year={year} spent={spent} earned={earned} />
        ) : failed ? (
          <LoadFailed title={inventory.errorSums} retry={retry} />
        ) : (
          <div className="chart-waiting" aria-busy="true">
            <Skeleton width={60} />
            <Skeleton width={100} />
          </div>
        )}
      </Box>
      {spent && earned && <Chart year={year} spent={spent} earned={earned} />}
    </>
  );
}

type ResultProps = { year: number | null; spent: PurchaseSums; earned: SaleSums };

function Result({ year, spent, earned }: ResultProps) {
  const { inventory } = useTexts();
  const money = useMoney();
  const thisYear = Number(useToday().slice(0, 4));
  const bought = sumOf(spent, year);
  const sold = sumOf(earned, year);
  const balance = sold.total - bought.total;
  const soFar = year === thisYear ? inventory.sinceJanuary : inventory.inYear(year ?? thisYear);
  return (
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
          note: year === null ? inventory.inAll : soFar,
        },
      ]}
    />
  );
}

/** By month of one year, or by year. */
function Chart({ year, spent, earned }: ResultProps) {
  const today = useToday();
  if (sumOf(spent, year).count + sumOf(earned, year).count === 0) return null;
  const periods =
    year === null
      ? yearsOf(spent.by_year, earned.by_year)
      : monthsOf(year, today, spent.by_month, earned.by_month);
  return (
    <section className="box">
      <MoneyChart periods={periods} by={year === null ? 'year' : 'month'} />
    </section>
  );
}

type Sum = { count: number; total: number; shipping?: number };

/** Of one year or, without one, of all. */
function sumOf(sums: Sum & { by_year: readonly (Sum & { year: number })[] }, year: number | null) {
  const row: Sum | undefined = year === null ? sums : sums.by_year.find((one) => one.year === year);
  return { count: row?.count ?? 0, total: row?.total ?? 0, shipping: row?.shipping ?? 0 };
}
