import { addDays, isDay, weekdayOf, type Day } from '#src/domain/days.ts';
import { nextFeedingDay, scheduledDays, type PlanRule } from '#src/domain/feeding-plan.ts';
import { formatDay, formatShortDay } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { classes } from '#web/ui/classes.ts';

const WEEKS = 4;

/** The calendar weeks from this one on, with the days on which the plan feeds. */
export function NextWeeks(props: { rule: PlanRule; works: boolean; lastUsage: Day | null }) {
  const { rule, works, lastUsage } = props;
  const { plans } = useTexts();
  const today = useToday();
  const monday = addDays(today, -weekdayOf(today));
  const sunday = addDays(monday, 7 * WEEKS - 1);
  const isRule = works && isDay(rule.fp_start);
  const days = new Set(isRule ? scheduledDays(rule, today, sunday) : []);
  // A plan that is used before its day goes on with the one after.
  const next = isRule ? nextFeedingDay(rule, lastUsage, today) : null;
  const said = [...days].filter((day) => next === null || day >= next).map(formatShortDay);
  return (
    <Box title={plans.nextWeeks}>
      {!isRule && <p className="muted">{plans.noRhythm}</p>}
      <ol className="weeks" aria-hidden>
        {plans.weekdays.map((name) => (
          <li key={name} className="dow">
            {name}
          </li>
        ))}
        {Array.from({ length: 7 * WEEKS }, (_, at) => addDays(monday, at)).map((day) => (
          <li
            key={day}
            className={classes(
              day < today && 'past',
              day === today && 'now',
              days.has(day) && next !== null && day >= next && 'on',
            )}
          >
            <time dateTime={day} title={formatDay(day)}>
              {Number(day.slice(8))}
            </time>
          </li>
        ))}
      </ol>
      {isRule && <p className="visually-hidden">{plans.nextWeeksFor(said.join(', '))}</p>}
    </Box>
  );
}
