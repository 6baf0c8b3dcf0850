import { scaleLinear } from 'd3-scale';
import { formatMonth, formatMonthShort } from '#web/lib/format.ts';
import { locale, useTexts } from '#web/texts/texts.ts';
import { ChartFrame } from '#web/ui/chart-frame.tsx';
import type { Period } from './sums.ts';
import { useMoney, type MoneyWords } from './use-money.ts';

/** Two bars for each month or year: what was spent, what was earned. */
export function MoneyChart({ periods, by }: { periods: readonly Period[]; by: 'month' | 'year' }) {
  const { inventory } = useTexts();
  const money = useMoney();
  const most = Math.max(...periods.flatMap(({ spent, earned }) => [spent, earned]));
  const y = scaleLinear()
    .domain([0, Math.max(money.units(most), 1)])
    .nice(3)
    .range([0, 100]);
  const heights = ({ spent, earned }: Period) =>
    [spent, earned].map((minor) => Math.round(y(money.units(minor)) * 10) / 10);
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
      finding={findingOf(periods, by, nameOf, money, inventory)}
      height="11rem"
      cells
      yLabels={ticks.map((tick, at) => tickText(tick, at === 0 ? money.currency : null))}
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
          money.format(period.spent),
          money.format(period.earned),
        ]),
      }}
    />
  );
}

function findingOf(
  periods: readonly Period[],
  by: 'month' | 'year',
  nameOf: (period: Period) => string,
  money: MoneyWords,
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
    spent ? inventory.mostSpent(nameOf(spent), money.format(spent.spent)) : inventory.nothingSpent,
    earned
      ? inventory.mostEarned(nameOf(earned), money.format(earned.earned))
      : inventory.nothingEarned,
  );
}

/** The uppermost tick carries the currency. */
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
