import { Link } from 'wouter';
import { formatWeekdayShort } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import type { DayInNumbers } from './use-day.ts';

/** A day names no more plans than these. */
const MOST = 4;

/** The next seven days: how many are due, by which plans, and what is planned. Nothing where nothing is. */
export function Week({ day: { week } }: { day: DayInNumbers }) {
  const { feeding, animals } = useTexts();
  if (week.every(({ due, events }) => due === 0 && events.length === 0)) return null;
  return (
    <Box
      id="week"
      title={feeding.today.week}
      end={<Link href={paths.plans()}>{feeding.today.allPlans}</Link>}
    >
      <ol className="week">
        {week.map(({ day, due, plans, events }, nth) => (
          <li key={day}>
            <time dateTime={day} className={nth === 0 ? 'now' : undefined}>
              {nth === 0 ? animals.today : `${formatWeekdayShort(day)} ${Number(day.slice(8))}`}
            </time>
            <div className="what">
              {due > 0 && (
                <>
                  <strong>{feeding.today.animals(due)}</strong>
                  <small>
                    {feeding.today.someOf(
                      plans.slice(0, MOST).map(({ fp_name }) => fp_name),
                      plans.length - MOST,
                    )}
                  </small>
                </>
              )}
              {events.map(({ id, name, event }) => (
                <p key={`${id} ${event}`}>
                  <Link href={paths.petDetails(id)}>{feeding.today.eventOf(name, event)}</Link>
                </p>
              ))}
              {due === 0 && events.length === 0 && (
                <span className="muted">{feeding.today.nothingDue}</span>
              )}
            </div>
          </li>
        ))}
      </ol>
    </Box>
  );
}
