import { daysBetween, type Day } from '#src/domain/days.ts';
import type { Plan } from '#src/features/plans/plans.service.ts';
import { rhythmAndFeeder } from '#web/components/plan-rhythm.ts';
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
import { Part } from './part.tsx';

/** The plans with the earliest next date, as a leaf of a calendar; highlighted when that is today. */
export function PlanLeaf() {
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
  const day = plans.map((plan) => plan.next_date ?? today).toSorted()[0];
  if (day === undefined) return <NoPlans />;
  const next = plans.filter((plan) => plan.next_date === day);
  return (
    <div className={classes('leaf', day === today && 'today')}>
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
    <time className="day" dateTime={day}>
      <span>{word}</span> <b>{Number(day.slice(8))}</b> <span>{formatMonthShort(day)}</span>
    </time>
  );
}

/** What is due leads to the feeding round of that plan, what is yet to come to the plan. */
function PlanRow({ plan, waiting }: { plan: Plan; waiting: number }) {
  const { plans, dashboard } = useTexts();
  const line = rhythmAndFeeder(plan, plans);
  return (
    <WayOn
      href={waiting >= 0 ? paths.feeding({ plan: plan.fp_id }) : paths.planDetails(plan.fp_id)}
      title={plan.fp_name}
      line={waiting > 0 ? `${line} · ${dashboard.planWaits(waiting)}` : line}
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
