import { daysBetween, type Day } from '#src/domain/days.ts';
import { feedsAnimals } from '#src/domain/feeding/plan-due.ts';
import type { Plan } from '#src/features/plans/plans/plans.service.ts';
import { animalsOfPlan, planDateWords, rhythmAndFeeder } from '#web/components/plan-rhythm.ts';
import { api } from '#web/lib/api.ts';
import { formatMonthShort, formatWeekdayShort } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Rows, WayOn } from '#web/ui/rows.tsx';
import { useState } from 'react';
import { Link } from 'wouter';
import { Part } from './widget.tsx';

/** Shown at first. */
const MOST = 6;

/**
 * The plans with the earliest next date, as a calendar page; highlighted when that is today. A plan that waits since an
 * earlier day is due today. Plans that feed nobody, as all their animals rest, are only shown when there are no others,
 * and without a day.
 */
export function PlanWidget() {
  const { dashboard, errors } = useTexts();
  const load = useLoad(['plan', 'active'], () => api.plan.active.get(), {
    errorTitle: errors.loadingPlans,
  });
  return (
    <Part
      title={dashboard.plans}
      end={<Link href={paths.plans()}>{dashboard.allPlans}</Link>}
      load={load}
      rows={1}
    >
      {({ rows }) => <Leaf plans={rows} />}
    </Part>
  );
}

function Leaf({ plans }: { plans: readonly Plan[] }) {
  const { dashboard } = useTexts();
  const today = useToday();
  const [all, setAll] = useState(false);
  if (plans.length === 0) return <NoPlans />;
  const dated = plans.flatMap((plan) => {
    if (plan.next_date === null || !feedsAnimals(plan)) return [];
    return [{ plan, day: plan.due > 0 ? today : plan.next_date }];
  });
  const day = dated.map((one) => one.day).toSorted()[0];
  const next = day ? dated.filter((one) => one.day === day).map((one) => one.plan) : plans;
  const shown = all ? next : next.slice(0, MOST);
  const rows = (
    <Rows>
      {shown.map((plan) => (
        <PlanRow key={plan.fp_id} plan={plan} day={day} />
      ))}
    </Rows>
  );
  return (
    <>
      {day === undefined ? (
        rows
      ) : (
        <div className={classes('plan-calendar', day === today && 'today')}>
          <DayOf day={day} today={today} />
          {rows}
        </div>
      )}
      {shown.length < next.length && (
        <Button wide onClick={() => setAll(true)}>
          {dashboard.showAll(next.length)}
        </Button>
      )}
    </>
  );
}

function DayOf({ day, today }: { day: Day; today: Day }) {
  const { dashboard } = useTexts();
  const words = [dashboard.dayToday, dashboard.dayTomorrow];
  return (
    <time className="calendar-page" dateTime={day}>
      <span>{words[daysBetween(today, day)] ?? formatWeekdayShort(day)}</span>{' '}
      <b>{Number(day.slice(8))}</b> <span>{formatMonthShort(day)}</span>
    </time>
  );
}

/**
 * A due plan links to its feeding round, a future one to the plan, without the number of its animals, which beside a day
 * would read as that of those to feed then. `day`: what stands beside it.
 */
function PlanRow({ plan, day }: { plan: Plan; day: Day | undefined }) {
  const { plans } = useTexts();
  const today = useToday();
  const said = [
    rhythmAndFeeder(plan, plans),
    (plan.due > 0 || day === undefined) && plan.pets > 0 && animalsOfPlan(plan, plans),
    plan.next_date !== day && planDateWords(plan, today, plans),
  ];
  return (
    <WayOn
      href={plan.due > 0 ? paths.feeding({ plan: plan.fp_id }) : paths.planDetails(plan.fp_id)}
      title={plan.fp_name}
      line={said.filter(Boolean).join(' · ')}
    />
  );
}

function NoPlans() {
  const { dashboard } = useTexts();
  return (
    <div className="between wraps">
      <p className="muted">{dashboard.noPlans}</p>
      <ButtonLink icon="plus" href={paths.planAdd()}>
        {dashboard.addPlan}
      </ButtonLink>
    </div>
  );
}
