import { addDays, isDay, weekdayOf, type Day } from '#src/domain/days.ts';
import { scheduledDays, type PlanRule } from '#src/domain/feeding/feeding-plan.ts';
import { formatDay, formatShortDay } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { classes } from '#web/ui/classes.ts';

const WEEKS = 4;

/**
 * The calendar weeks from this one on, with the plan's feeding days. `from`: the plan's next date, which a refusal may
 * have moved; null for a rule that is not saved yet.
 */
export function NextWeeks(props: { rule: PlanRule; works: boolean; from: Day | null }) {
  const { rule, works, from } = props;
  const { plans } = useTexts();
  const today = useToday();
  const monday = addDays(today, -weekdayOf(today));
  const sunday = addDays(monday, 7 * WEEKS - 1);
  const isRule = works && isDay(rule.fp_start);
  const scheduled = isRule ? scheduledDays(rule, today, sunday) : [];
  const days = new Set(scheduled.filter((day) => from === null || day >= from));
  if (isRule && from !== null && from >= today) days.add(from);
  const said = [...days].toSorted().map(formatShortDay);
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
              days.has(day) && 'on',
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
