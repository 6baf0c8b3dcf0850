import { addDays, weekdayOf, type Day } from '#src/domain/days.ts';
import { formatDay, formatShortDay } from '#web/lib/format.ts';
import { inWeekOrder, useWeekStart } from '#web/lib/week-start.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Fold } from '#web/ui/fold.tsx';
import { classes } from '#web/ui/classes.ts';

const WEEKS = 4;

/** So many days stand in the line of the closed ones. */
const SAID = 2;

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** The calendar weeks from this one on, with a plan's feeding days. `why`: why it has none. */
export function NextWeeks(props: {
  daysUntil: (last: Day) => Day[];
  why?: string | undefined;
  /** Closed at first. */
  folded?: boolean;
}) {
  const { daysUntil, why, folded = false } = props;
  const { plans } = useTexts();
  const today = useToday();
  const [start] = useWeekStart();
  const first = addDays(today, -inWeekOrder(WEEKDAYS, start).indexOf(weekdayOf(today)));
  const days = why === undefined ? daysUntil(addDays(first, 7 * WEEKS - 1)) : [];
  const weeks = (
    <>
      {why !== undefined && <p className="muted">{why}</p>}
      <ol className="weeks" aria-hidden>
        {inWeekOrder(plans.weekdays, start).map((name) => (
          <li key={name} className="dow">
            {name}
          </li>
        ))}
        {Array.from({ length: 7 * WEEKS }, (_, at) => addDays(first, at)).map((day) => (
          <li
            key={day}
            className={classes(
              day < today && 'past',
              day === today && 'now',
              days.includes(day) && 'on',
            )}
          >
            <time dateTime={day} title={formatDay(day)}>
              {Number(day.slice(8))}
            </time>
          </li>
        ))}
      </ol>
      {days.length > 0 && (
        <p className="visually-hidden">{plans.nextWeeksFor(days.map(formatShortDay).join(', '))}</p>
      )}
    </>
  );
  if (!folded) return <Box title={plans.nextWeeks}>{weeks}</Box>;
  return (
    <Fold title={plans.nextWeeks} said={days.slice(0, SAID).map(formatShortDay).join(', ')}>
      {weeks}
    </Fold>
  );
}
