import { addDays } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { formatMonth, formatMonthShort, formatNumber } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import { inWeekOrder, useWeekStart } from '#web/lib/week-start.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { ChartLegend } from './chart-legend.tsx';
import {
  rhythmHeads,
  rhythmMonths,
  rhythmOf,
  rhythmWeeks,
  WEEKS,
  type DayState,
  type Feeding,
  type Molt,
} from './charts.ts';

type Props = { an_type: AnimalType; feedings: readonly Feeding[]; molts: readonly Molt[] };

/** Half a year with a column for each week: when it ate, refused and molted, and where the pauses are. */
export function FeedingRhythm({ an_type, feedings, molts }: Props) {
  const { pets, ui } = useTexts();
  const today = useToday();
  const [weekStart] = useWeekStart();
  const since = addDays(today, -7 * WEEKS);
  const { meals, every, pause, refusals } = rhythmOf(feedings, since, today);
  if (meals + refusals === 0) return null;
  const weeks = rhythmWeeks(feedings, molts, today, weekStart);
  const often = every === null ? '' : formatNumber(every);
  return (
    <Box
      title={pets.rhythm}
      end={<span className="small muted">{pets.rhythmSub(WEEKS, often)}</span>}
    >
      <div className="rhythm" role="img" aria-label={pets.rhythmAlt(meals, often, pause, refusals)}>
        <div className="days" aria-hidden>
          {inWeekOrder(pets.weekdays, weekStart).map((name, at) => (
            <span key={name}>{at % 2 === 0 ? name : ''}</span>
          ))}
        </div>
        <div className="weeks" aria-hidden>
          {weeks.flat().map(({ day, state }) => (
            <i key={day} className={looks[state]} />
          ))}
        </div>
        <div className="months" aria-hidden>
          {rhythmHeads(weeks).map(({ at, day }) => (
            <span key={day} style={{ gridColumn: `${Math.min(at, WEEKS - 3) + 1} / span 3` }}>
              {formatMonthShort(day)}
            </span>
          ))}
        </div>
      </div>
      <ChartLegend marks={['fed', 'refused', 'molt']} an_type={an_type} />
      <details className="as-table">
        <summary>{ui.showAsTable}</summary>
        <MonthTable feedings={feedings} />
      </details>
    </Box>
  );
}

/** As drawn in the legend. */
const looks: Record<DayState, string | undefined> = {
  none: 'none',
  fed: 'k-fed',
  refused: 'k-refused',
  molt: 'k-molt',
  later: undefined,
};

function MonthTable({ feedings }: { feedings: readonly Feeding[] }) {
  const { pets } = useTexts();
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">{pets.month}</th>
          <th scope="col" className="right">
            {pets.times}
          </th>
          <th scope="col" className="right">
            {pets.refusedTimes}
          </th>
        </tr>
      </thead>
      <tbody>
        {rhythmMonths(feedings, '').map(({ month, fed, refused }) => (
          <tr key={month}>
            <td data-label={pets.month}>{formatMonth(`${month}-01`)}</td>
            <td data-label={pets.times} className="right">
              {fed}
            </td>
            <td data-label={pets.refusedTimes} className="right">
              {refused}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
