import { skinWordOf } from '#src/domain/animal/molt.ts';
import type { CollectionStatistics } from '#src/domain/statistics/collection.ts';
import { formatCount, formatMonthShort } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChartFrame } from '#web/ui/chart-frame.tsx';
import { Columns, type Part } from './columns.tsx';
import { LeftOut } from './left-out.tsx';
import { SaveCsv } from './save-csv.tsx';
import { scaleFor } from './scale.ts';

type Props = { year: CollectionStatistics };

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

/** What was fed, refused and molted in each month, as columns from zero. */
export function ByMonth({ year }: Props) {
  const { statistics } = useTexts();
  const { feedings, molts, doubled } = year.left_out;
  const skins = skinWordOf(year.types);
  return (
    <div className="split even">
      <section className="box">
        <Fed year={year} />
        <LeftOut
          year={year}
          said={{ feedings: feedings > 0 && statistics.outFeedings(feedings) }}
        />
      </section>
      <section className="box">
        <Molts year={year} />
        <LeftOut
          year={year}
          said={{
            doubled: doubled > 0 && statistics.outDoubled(skins, doubled),
            molts: molts > 0 && statistics.outMolts(skins, molts),
          }}
        />
      </section>
    </div>
  );
}

function Fed({ year }: Props) {
  const { statistics } = useTexts();
  const { months } = year;
  const scale = scaleFor(Math.max(...months.map(({ fed, refused }) => fed + refused)));
  const mostFed = most(months, ({ fed }) => fed);
  const mostRefused = most(months, ({ refused }) => refused);
  const finding =
    (mostFed
      ? statistics.mostFed(nameOf(year, mostFed.month), formatCount(mostFed.fed))
      : statistics.noOffers) +
    (mostRefused
      ? statistics.mostRefused(nameOf(year, mostRefused.month), formatCount(mostRefused.refused))
      : '');
  const table = {
    heads: [statistics.month, statistics.fed, statistics.refused],
    rows: months.map(({ month, fed, refused }) => [nameOf(year, month), fed, refused]),
  };
  return (
    <ChartFrame
      title={statistics.fedAndRefused}
      sub={
        <span className="chart-tools">
          <span className="key">
            <span>
              <i className="k-ink" />
              {statistics.keyFed}
            </span>
            <span>
              <i className="k-hollow" />
              {statistics.keyRefused}
            </span>
          </span>
          <SaveCsv name={statistics.fedAndRefused} year={year.year} {...table} />
        </span>
      }
      finding={finding}
      yLabels={scale.labels.map(formatCount)}
      xLabels={initials(year)}
      cells
      shapes={
        <Columns
          of={scale.top}
          columns={wholeYear(
            months.map(({ fed, refused }) => [
              { value: fed, look: 'ink' },
              { value: refused, look: 'hollow' },
            ]),
          )}
        />
      }
      table={table}
    />
  );
}

function Molts({ year }: Props) {
  const { statistics } = useTexts();
  const skins = skinWordOf(year.types);
  const title = statistics.molts(skins);
  const { months } = year;
  const scale = scaleFor(Math.max(...months.map(({ molts }) => molts)));
  const mostMolts = most(months, ({ molts }) => molts);
  const table = {
    heads: [statistics.month, title],
    rows: months.map(({ month, molts }) => [nameOf(year, month), molts]),
  };
  return (
    <ChartFrame
      title={title}
      sub={
        <span className="chart-tools">
          <span className="small muted">{statistics.byMonth}</span>
          <SaveCsv name={title} year={year.year} {...table} />
        </span>
      }
      finding={
        mostMolts
          ? statistics.mostMolts(skins, nameOf(year, mostMolts.month), formatCount(mostMolts.molts))
          : statistics.noMolts(skins)
      }
      yLabels={scale.labels.map(formatCount)}
      xLabels={initials(year)}
      cells
      shapes={
        <Columns
          of={scale.top}
          columns={wholeYear(months.map(({ molts }) => [{ value: molts, look: 'knee' }]))}
        />
      }
      table={table}
    />
  );
}

type Month = CollectionStatistics['months'][number];

/** The month with the most of something, if there is any. */
const most = (months: readonly Month[], of: (month: Month) => number): Month | undefined =>
  months.filter((month) => of(month) > 0).toSorted((a, b) => of(b) - of(a))[0];

const nameOf = ({ year }: CollectionStatistics, month: number) =>
  formatMonthShort(`${year}-${String(month).padStart(2, '0')}-01`);
const initials = (year: CollectionStatistics) =>
  MONTHS.map((month) => nameOf(year, month).slice(0, 1));

/** The months that are yet to come keep their room: in January one column would fill the chart. */
const wholeYear = (columns: readonly (readonly Part[])[]) =>
  MONTHS.map((month) => columns[month - 1] ?? []);
