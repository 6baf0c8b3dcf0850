import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, curveStepAfter, line } from 'd3-shape';
import { inUnit } from '#src/domain/animal/units.ts';
import { daysBetween, type Day } from '#src/domain/days.ts';
import { formatDay, formatMonth } from '#web/lib/format.ts';
import { lengthText, sizeText, units } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { ChartFrame } from '#web/ui/chart-frame.tsx';
import { measured, type MeasuredMolt, type Molt } from './charts.ts';

/** Size over time, growing in steps with each molt. Drawn from the second measured molt on. */
export function GrowthChart({ molts }: { molts: readonly Molt[] }) {
  const { pets } = useTexts();
  const today = useToday();
  const points = measured(molts);
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return null;
  if (points.length < 2) {
    return (
      <Box title={pets.growth}>
        <p className="muted">{pets.growthFew}</p>
      </Box>
    );
  }

  const x = scaleUtc()
    .domain([instant(first.date_mt), instant(today)])
    .range([0, 97]);
  const y = scaleLinear()
    .domain([0, inUnit(Math.max(...points.map((point) => point.size)), units().length)])
    .nice(3)
    .range([0, 100]);
  const steps = [...points, { date_mt: today, size: last.size }];
  const across = (point: MeasuredMolt) => x(instant(point.date_mt)) + 1.5;
  const height = (size: number) => y(inUnit(size, units().length));
  const down = (point: MeasuredMolt) => 100 - height(point.size);
  const stroke = line<MeasuredMolt>(across, down).curve(curveStepAfter)(steps) ?? '';
  const fill = area<MeasuredMolt>(across, 100, down).curve(curveStepAfter)(steps) ?? '';
  const place = (point: MeasuredMolt) => ({ x: across(point), y: height(point.size) });
  return (
    <section className="box">
      <ChartFrame
        title={pets.growth}
        sub={<span className="small muted">{pets.growthUnit(units().length)}</span>}
        finding={pets.growthAlt(
          lengthText(first.size),
          lengthText(last.size),
          points.length,
          formatMonth(first.date_mt),
          formatMonth(last.date_mt),
        )}
        yLabels={y.ticks(3).toReversed().map(String)}
        xLabels={[0, 1, 2, 3].map((at) => formatMonth(dayText(x.invert((97 * at) / 3))))}
        shapes={
          <>
            <path className="fill" d={fill} />
            <path className="stroke" d={stroke} />
          </>
        }
        dots={points.map(place)}
        values={[
          { ...place(last), text: sizeText(last.size) },
          ...(place(last).x - place(first).x > 12
            ? [{ ...place(first), x: Math.max(place(first).x, 6), text: sizeText(first.size) }]
            : []),
        ]}
        table={{
          heads: [pets.day, pets.size, pets.grown, pets.interval],
          rows: tableRows(points, pets.daysLong),
        }}
      />
    </section>
  );
}

/** The newest first. */
function tableRows(points: readonly MeasuredMolt[], daysLong: (n: number) => string) {
  return points
    .map((point, at) => {
      const before = points[at - 1];
      const grown = before ? point.size - before.size : 0;
      return [
        formatDay(point.date_mt),
        lengthText(point.size),
        before ? `${grown > 0 ? '+' : ''}${lengthText(grown)}` : '',
        before ? daysLong(daysBetween(before.date_mt, point.date_mt)) : '',
      ];
    })
    .toReversed();
}

// Days are plotted in UTC, which has no clock changes: every day has the same width.
const instant = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayText = (at: Date): Day => at.toISOString().slice(0, 10);
