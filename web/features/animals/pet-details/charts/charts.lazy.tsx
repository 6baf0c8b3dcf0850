import type { Day } from '#src/domain/days.ts';
import type { listForCharts } from '#src/features/animals/history/history.queries.ts';
import { FeedingRhythm } from './feeding-rhythm.tsx';
import { GrowthChart } from './growth-chart.tsx';
import { YearLine } from './year-line.tsx';

type History = ReturnType<typeof listForCharts> & { since: Day };

/** Includes the chart arithmetic, which is loaded when the first chart is drawn. */
export function DrawnCharts({ history }: { history: History }) {
  const { feedings, molts, events, since } = history;
  return (
    <>
      <YearLine feedings={feedings} molts={molts} events={events} since={since} />
      <GrowthChart molts={molts} />
      <FeedingRhythm feedings={feedings} molts={molts} />
    </>
  );
}
