import { daysBetween, type Day } from '#src/domain/days.ts';
import type { Plan } from '#src/features/plans/plans/plans.service.ts';
import { allRest, rhythmAndFeeder } from '#web/components/plan-rhythm.ts';
import { api } from '#web/lib/api.ts';
import { formatMonthShort, formatWeekdayShort } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Rows, WayOn } from '#web/ui/rows.tsx';
import { Link } from 'wouter';
import { Part } from './widget.tsx';

/**
 * The plans with the earliest next date, as a calendar page; highlighted when that is today. A plan whose animals all
 * rest is only shown when there is no other.
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
  const today = useToday();
  const awake = plans.filter((plan) => !allRest(plan));
  const shown = awake.length > 0 ? awake : plans;
  const day = shown.map((plan) => plan.next_date ?? today).toSorted()[0];
  if (day === undefined) return <NoPlans />;
  const next = shown.filter((plan) => plan.next_date === day);
  return (
    <div className={classes('plan-calendar', day === today && awake.length > 0 && 'today')}>
      <DayOf day={day} today={today} />
      <Rows>
        {next.map((plan) => (
          <PlanRow key={plan.fp_id} plan={plan} waiting={daysBetween(day, today)} />
        ))}
      </Rows>
    </div>
  );
}

function DayOf({ day, today }: { day: Day; today: Day }) {
  const { dashboard } = useTexts();
  const ahead = daysBetween(today, day);
  const word =
    ahead === 0
      ? dashboard.dayToday
      : ahead === 1
        ? dashboard.dayTomorrow
        : ahead < 0
          ? dashboard.dayWaiting
          : formatWeekdayShort(day);
  return (
    <time className="calendar-page" dateTime={day}>
      <span>{word}</span> <b>{Number(day.slice(8))}</b> <span>{formatMonthShort(day)}</span>
    </time>
  );
}

/** A due plan links to its feeding round, a future one to the plan. */
function PlanRow({ plan, waiting }: { plan: Plan; waiting: number }) {
  const { plans, dashboard } = useTexts();
  const said = [
    rhythmAndFeeder(plan, plans),
    waiting > 0 && dashboard.planWaits(waiting),
    allRest(plan) && plans.allRest,
  ];
  return (
    <WayOn
      href={plan.due > 0 ? paths.feeding({ plan: plan.fp_id }) : paths.planDetails(plan.fp_id)}
      title={plan.fp_name}
      line={said.filter(Boolean).join(' · ')}
      end={
        <strong className="num">
          {plan.pets}
          <span className="visually-hidden"> {plans.animals(plan.pets)}</span>
        </strong>
      }
    />
  );
}

function NoPlans() {
  const { dashboard } = useTexts();
  return (
    <div className="between">
      <p className="muted">{dashboard.noPlans}</p>
      <ButtonLink icon="plus" href={paths.planAdd()}>
        {dashboard.addPlan}
      </ButtonLink>
    </div>
  );
}
