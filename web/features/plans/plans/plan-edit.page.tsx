import { useState } from 'react';
import { useLocation } from 'wouter';
import { rhythmOf } from '#web/components/plan-rhythm.ts';
import { hasWeekdays } from '#src/domain/feeding/feeding-plan.ts';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useEdit, type FieldWords } from '#web/lib/edit.ts';
import { formatDay, formatWeekday } from '#web/lib/format.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { DeletePlan } from './delete-plan.tsx';
import { bodyOf, draftOf } from './plan-draft.ts';
import { PlanForm } from './plan-form.tsx';
import { useFilterWords } from './use-matching.ts';
import { usePlan, type PlanDetails } from './use-plan.ts';
import { useSavePlan } from './use-save-plan.ts';

export function PlanEditPage() {
  const { plans } = useTexts();
  const id = useIdParam();
  const load = usePlan(id);
  const { data: plan, missing } = load;
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
      <Loaded
        load={load}
        skeleton={<SkeletonForm fields={5} />}
        notFound={<RecordNotFound bare texts={plans} list={paths.plans()} />}
      >
        {(shown) => <EditForm key={id} plan={shown} />}
      </Loaded>
    </Page>
  );
}

function EditForm({ plan }: { plan: PlanDetails }) {
  const { common } = useTexts();
  const [, navigate] = useLocation();
  const { fp_id } = plan;
  const [start] = useState(() => draftOf(plan));
  const edit = useEdit(() => bodyOf(start), plan.rev, usePlanWords());
  const save = useSavePlan(
    {
      pet_ids: [...start.pet_ids],
      put: (body) => edit(body, (changes) => api.plan.update.put({ fp_id, ...changes })),
    },
    (id) => navigate(paths.planDetails(id), { replace: true }),
  );
  return (
    <PlanForm
      start={start}
      save={save}
      end={
        <ButtonLink large href={paths.planDetails(fp_id)}>
          {common.cancel}
        </ButtonLink>
      }
    />
  );
}

function usePlanWords(): FieldWords {
  const { common, plans } = useTexts();
  const filterWords = useFilterWords();
  return {
    labels: {
      fp_name: plans.name,
      fp_repeat: plans.everyLabel,
      fp_weekdays: plans.weekdaysLabel,
      fp_start: plans.start,
      fp_active: plans.isActive,
      def_feeder: plans.feeder,
      retry_days: plans.retry,
      fp_filter: plans.follows,
    },
    say(name, value) {
      if (name === 'fp_active') return value === 1 ? common.yes : common.no;
      if (name === 'fp_filter') return filterWords(String(value)) || plans.chosenOnes;
      if (name === 'fp_start') return formatDay(String(value));
      if (name === 'fp_repeat' && value === 0) return common.notAvailable;
      if (name !== 'fp_weekdays') return undefined;
      const fp_weekdays = String(value);
      return hasWeekdays({ fp_weekdays })
        ? rhythmOf({ fp_weekdays, fp_repeat: 0 }, plans)
        : common.notAvailable;
    },
  };
}
