import type { Plan } from '#src/features/plans/plans/plans.service.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { feedsAnimals } from '#src/domain/feeding/plan-due.ts';
import { animalsOfPlan, planDateWords, rhythmAndFeeder } from '#web/components/plan-rhythm.ts';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { formatNearDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { Tag } from '#web/ui/tag.tsx';
import { plansChanged } from './use-plan.ts';
import type { listLastUsages } from '#src/features/plans/plans/plans.queries.ts';

/** All plans: next date, rhythm, animals, and a switch to pause each. */
export function PlansPage() {
  const { plans, errors } = useTexts();
  const load = useLoad(['plan', 'list'], () => api.plan.list.get(), {
    errorTitle: errors.loadingPlans,
  });
  const usages = useLoad(['plan', 'last_usages'], () => api.plan.last_usages.get(), {
    errorTitle: errors.loadingPlans,
    quiet: true,
  });
  const rows = load.data?.rows;
  return (
    <Page
      title={plans.title}
      actions={
        rows?.length === 0 ? undefined : (
          <ButtonLink variant="primary" icon="plus" href={paths.planAdd()}>
            {plans.add}
          </ButtonLink>
        )
      }
    >
      {load.loading && <SkeletonRows count={5} />}
      {!load.loading && !rows && <LoadFailed load={load} />}
      {rows?.length === 0 && <NoPlans />}
      {rows && rows.length > 0 && (
        <Rows label={plans.title}>
          {rows.map((plan) => (
            <PlanRow
              key={plan.fp_id}
              plan={plan}
              usage={usages.data?.rows.find((usage) => usage.fp_id === plan.fp_id)}
            />
          ))}
        </Rows>
      )}
    </Page>
  );
}

function PlanRow({ plan, usage }: { plan: Plan; usage: LastUsage | undefined }) {
  const { plans } = useTexts();
  const today = useToday();
  return (
    <Row
      title={plan.fp_name}
      href={paths.planDetails(plan.fp_id)}
      beside={
        <Tag
          tone={plan.due > 0 ? 'unread' : 'plain'}
          icon="plan"
          title={feedsAnimals(plan) ? (plan.next_date ?? undefined) : undefined}
        >
          {planDateWords(plan, today, plans)}
        </Tag>
      }
      line={
        <>
          {rhythmAndFeeder(plan, plans)}
          {plan.pets > 0 && ` · ${animalsOfPlan(plan, plans)}`}
          {plan.fp_filter !== '' && ` · ${plans.byFilter}`}
        </>
      }
      end={<ActiveSwitch plan={plan} />}
    >
      <span className="secondary">
        {usage
          ? plans.lastUsage(formatNearDay(usage.last_date, today), lastUsageWords(usage, plans))
          : plans.neverUsed}
      </span>
    </Row>
  );
}

function ActiveSwitch({ plan }: { plan: Plan }) {
  const { plans } = useTexts();
  const setActive = (fp_active: 0 | 1) => api.plan.update.put({ fp_id: plan.fp_id, fp_active });
  const flip = useAction(setActive, {
    errorTitle: plans.errorUpdating,
    invalidates: plansChanged,
    success: (_answer, fp_active) =>
      fp_active ? plans.switchedOn(plan.fp_name) : plans.switchedOff(plan.fp_name),
  });
  return (
    <Switch
      checked={plan.fp_active === 1}
      disabled={flip.busy}
      onChange={(on) => void flip.run(on ? 1 : 0)}
    >
      <span className="visually-hidden">{plans.active(plan.fp_name)}</span>
    </Switch>
  );
}

function NoPlans() {
  const { plans } = useTexts();
  return (
    <Empty
      title={plans.empty}
      action={
        <ButtonLink variant="primary" icon="plus" href={paths.planAdd()}>
          {plans.add}
        </ButtonLink>
      }
    >
      {plans.emptyText}
    </Empty>
  );
}

type LastUsage = ReturnType<typeof listLastUsages>[number];

/** '7 fed, 1 refused': the outcomes of the day on which a plan offered food last. */
function lastUsageWords(usage: LastUsage, words: Texts['plans']): string {
  const { fed, offered, refused } = usage;
  return [
    fed > 0 && words.fed(fed),
    offered > 0 && words.offered(offered),
    refused > 0 && words.refused(refused),
  ]
    .filter(Boolean)
    .join(', ');
}
