import { useLocation } from 'wouter';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { formatWeekday } from '#web/lib/format.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { DeletePlan } from './delete-plan.tsx';
import { draftOf } from './plan-draft.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanNotFound } from './plan-not-found.tsx';
import { usePlan, type PlanDetails } from './use-plan.ts';
import { useSavePlan } from './use-save-plan.ts';

export function PlanEditPage() {
  const { plans, errors } = useTexts();
  const { data: plan, loading, missing, retry } = usePlan(useIdParam());
  const here = missing ? plans.notFound : plans.edit;
  return (
    <Page
      title={plan?.fp_name ?? here}
      sub={plan?.last_date ? plans.lastUsedOn(formatWeekday(plan.last_date)) : undefined}
      crumbs={
        <Crumbs
          path={[
            { href: paths.plans(), label: plans.title },
            ...(plan ? [{ href: paths.planDetails(plan.fp_id), label: plan.fp_name }] : []),
          ]}
          here={here}
        />
      }
      actions={plan && <DeletePlan plan={plan} />}
    >
      {loading && <SkeletonForm fields={5} />}
      {missing && <PlanNotFound />}
      {!loading && !missing && !plan && <LoadFailed title={errors.loadingPlans} retry={retry} />}
      {plan && <EditForm key={plan.fp_id} plan={plan} />}
    </Page>
  );
}

function EditForm({ plan }: { plan: PlanDetails }) {
  const { common } = useTexts();
  const [, navigate] = useLocation();
  const save = useSavePlan(plan.fp_id, (id) => navigate(paths.planDetails(id), { replace: true }));
  return (
    <PlanForm
      start={draftOf(plan)}
      next={plan.next_date}
      busy={save.busy}
      problems={save.problems}
      onSave={(body, pet_ids) => void save.run({ body, pet_ids })}
      end={
        <ButtonLink large href={paths.planDetails(plan.fp_id)}>
          {common.cancel}
        </ButtonLink>
      }
    />
  );
}
