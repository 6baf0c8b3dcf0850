import type { Measured } from '#src/domain/animal/measurements.ts';
import { addDays, daysBetween } from '#src/domain/days.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { weightText } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { vars } from '#web/ui/vars.ts';

const DAYS = 365;

/** The weights of the last year as one line, up to the number that is typed. */
export function WeightLine(props: { weights: readonly Measured[]; value: number | null }) {
  const { weights, value } = props;
  const { weigh } = useTexts().pets;
  const today = useToday();
  const known = weights.filter(({ date_ms }) => date_ms >= addDays(today, -DAYS)).toReversed();
  const first = known[0];
  const last = known.at(-1);
  if (!first || !last) return <div className="weigh-line" />;
  const all = value === null ? known : [...known, { date_ms: today, value }];
  const values = all.map((one) => one.value);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const days = Math.max(1, daysBetween(first.date_ms, today));
  const points = all.map((one) => ({
    x: (100 * daysBetween(first.date_ms, one.date_ms)) / days,
    y: most === least ? 50 : 10 + (80 * (most - one.value)) / (most - least),
  }));
  const end = points.at(-1);
  return (
    <div
      className="weigh-line"
      role="img"
      aria-label={weigh.line(
        weightText(first.value),
        formatShortDay(first.date_ms),
        weightText(last.value),
      )}
    >
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden>
        <path d={points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('')} />
      </svg>
      {end && <span className="end-dot" style={vars({ '--x': end.x, '--y': end.y })} />}
    </div>
  );
}
