import { showAmount } from '#web/lib/money.ts';
import { scaleLinear } from 'd3-scale';
import { formatMonth, formatMonthShort } from '#web/lib/format.ts';
import { locale, useTexts } from '#web/texts/texts.ts';
import { ChartFrame } from '#web/ui/chart-frame.tsx';
import type { Period } from './sums.ts';

/** Two bars for each month or year: what was spent, what was earned, in one currency. */
export function MoneyChart(props: {
  periods: readonly Period[];
  currency: string;
  by: 'month' | 'year';
}) {
  const { periods, currency, by } = props;
  const { inventory } = useTexts();
  const most = Math.max(...periods.flatMap(({ spent, earned }) => [spent, earned]));
  const y = scaleLinear()
    .domain([0, Math.max(most, 1)])
    .nice(3)
    .range([0, 100]);
  const heights = ({ spent, earned }: Period) =>
    [spent, earned].map((amount) => Math.round(y(amount) * 10) / 10);
  const nameOf = (period: Period) =>
    by === 'year' ? period.day.slice(0, 4) : formatMonth(period.day);
  const ticks = y.ticks(3).toReversed();
  return (
    <ChartFrame
      title={by === 'year' ? inventory.byYear : inventory.byMonth}
      sub={
        <span className="key">
          <span>
            <i className="k-ink" />
            {inventory.keyPurchases}
          </span>
          <span>
            <i className="k-fed" />
            {inventory.keySales}
          </span>
        </span>
      }
      finding={findingOf(periods, by, nameOf, currency, inventory)}
      height="11rem"
      cells
      yLabels={ticks.map((tick, at) => tickText(tick, at === 0 ? currency : null))}
      xLabels={periods.map((period) => shortName(period, by, periods.length))}
      bars={periods.map(heights)}
      table={{
        heads: [
          by === 'year' ? inventory.yearHead : inventory.month,
          inventory.purchases,
          inventory.sales,
        ],
        rows: periods.map((period) => [
          nameOf(period),
          showAmount(period.spent, currency),
          showAmount(period.earned, currency),
        ]),
      }}
    />
  );
}

function findingOf(
  periods: readonly Period[],
  by: 'month' | 'year',
  nameOf: (period: Period) => string,
  currency: string,
  inventory: ReturnType<typeof useTexts>['inventory'],
): string {
  const [first, last] = [periods[0], periods.at(-1)];
  const largest = (field: 'spent' | 'earned') =>
    periods.toSorted((a, b) => b[field] - a[field]).find((period) => period[field] > 0);
  const [spent, earned] = [largest('spent'), largest('earned')];
  return inventory.finding(
    by === 'year' ? inventory.byYear : inventory.byMonth,
    first ? nameOf(first) : '',
    last ? nameOf(last) : '',
    spent
      ? inventory.mostSpent(nameOf(spent), showAmount(spent.spent, currency))
      : inventory.nothingSpent,
    earned
      ? inventory.mostEarned(nameOf(earned), showAmount(earned.earned, currency))
      : inventory.nothingEarned,
  );
}

/** The topmost tick carries the currency. */
function tickText(units: number, currency: string | null): string {
  const digits = { minimumFractionDigits: 0, maximumFractionDigits: units % 1 === 0 ? 0 : 2 };
  return new Intl.NumberFormat(
    locale(),
    currency === null ? digits : { ...digits, style: 'currency', currency },
  ).format(units);
}

/** 'Mar', or 'M' where a whole year has to fit; years lose their century when they are many. */
function shortName({ day }: Period, by: 'month' | 'year', cells: number): string {
  if (by === 'year') return cells > 6 ? `’${day.slice(2, 4)}` : day.slice(0, 4);
  const month = formatMonthShort(day).slice(0, 3);
  return cells > 8 ? month.slice(0, 1) : month;
}
