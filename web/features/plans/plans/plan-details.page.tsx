import { crumbOf } from '#web/components/crumb-of.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { feedsAnimals, feedingDays } from '#src/domain/feeding/plan-due.ts';
import { planDateWords, rhythmOf } from '#web/components/plan-rhythm.ts';
import { Page } from '#web/layout/page.tsx';
import { formatDay } from '#web/lib/format.ts';
import { useIdParam } from '#web/lib/params.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { DeletePlan } from './delete-plan.tsx';
import { NextWeeks } from './next-weeks.tsx';
import { PlanPets } from './plan-pets.tsx';
import { useFilterWords } from './use-matching.ts';
import { useAssignedPets, usePlan, type PlanDetails } from './use-plan.ts';

export function PlanDetailsPage() {
  const { common, plans } = useTexts();
  const load = usePlan(useIdParam());
  const { data: plan, missing } = load;
  const title = plan?.fp_name ?? (missing ? plans.notFound : plans.plan);
  return (
    <Page
      title={title}
      crumbs={
        <Crumbs
          path={[{ href: paths.plans(), label: plans.title }]}
          here={crumbOf(load, plan?.fp_name, plans.notFound)}
        />
      }
      actions={
        plan?.own === 1 && (
          <>
            <DeletePlan plan={plan} />
            <ButtonLink icon="pencil" brief href={paths.planEdit(plan.fp_id)}>
              {common.edit}
            </ButtonLink>
            {plan.fp_active === 1 && plan.pets > 0 && (
              <ButtonLink variant="primary" icon="tongs" href={paths.feeding({ plan: plan.fp_id })}>
                {plans.feedNow}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      <Loaded
        load={load}
        skeleton={<SkeletonFacts />}
        notFound={<RecordNotFound bare texts={plans} list={paths.plans()} />}
      >
        {(shown) => <Body plan={shown} />}
      </Loaded>
    </Page>
  );
}

function Body({ plan }: { plan: PlanDetails }) {
  return (
    <div className="split">
      <div className="stack">
        <PlanFacts plan={plan} />
        <PlanPets plan={plan} />
      </div>
      <div className="stack">
        <PlanWeeks plan={plan} />
      </div>
    </div>
  );
}

function PlanWeeks({ plan }: { plan: PlanDetails }) {
  const { plans } = useTexts();
  const today = useToday();
  const pets = useAssignedPets(plan.fp_id).data?.rows;
  return (
    <NextWeeks
      daysUntil={(last) => (pets ? feedingDays(plan, pets, today, last) : [])}
      why={plan.fp_active === 1 ? undefined : plans.off}
    />
  );
}

function PlanFacts({ plan }: { plan: PlanDetails }) {
  const { plans } = useTexts();
  const filterWords = useFilterWords(plan.fp_filter !== '');
  const today = useToday();
  return (
    <Facts>
      <Fact label={plans.next}>
        {plan.next_date && feedsAnimals(plan) && (
          <>
            <time dateTime={plan.next_date}>{formatDay(plan.next_date)}</time>,{' '}
          </>
        )}
        {planDateWords(plan, today, plans)}
      </Fact>
      <Fact label={plans.rhythm}>{rhythmOf(plan, plans)}</Fact>
      <Fact label={plans.start}>
        <time dateTime={plan.fp_start}>{formatDay(plan.fp_start)}</time>
      </Fact>
      <Fact label={plans.feeder}>{plan.def_feeder || plans.none}</Fact>
      {plan.retry_days > 0 && (
        <Fact label={plans.afterRefusal}>{plans.againAfter(plan.retry_days)}</Fact>
      )}
      <Fact label={plans.lastUse}>
        {plan.last_date ? (
          <time dateTime={plan.last_date}>{formatDay(plan.last_date)}</time>
        ) : (
          plans.neverUsed
        )}
      </Fact>
      {plan.fp_filter !== '' && <Fact label={plans.follows}>{filterWords(plan.fp_filter)}</Fact>}
      <Fact label={plans.state}>{plan.fp_active === 1 ? plans.on : plans.off}</Fact>
    </Facts>
  );
}
