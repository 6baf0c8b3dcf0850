import { useLocation } from 'wouter';
import { Page } from '#web/layout/page.tsx';
import { useTextParam } from '#web/lib/params.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Crumbs } from '#web/ui/crumbs.tsx';
import { newDraft } from './plan-draft.ts';
import { PlanForm } from './plan-form.tsx';
import { useSavePlan } from './use-save-plan.ts';

export function PlanAddPage() {
  const { common, plans } = useTexts();
  const [, navigate] = useLocation();
  const today = useToday();
  const [ids] = useTextParam('ids');
  const chosen = new Set(
    ids
      .split(',')
      .map(Number)
      // below zero: the server does not have it yet
      .filter((id) => Number.isInteger(id) && id !== 0),
  );
  const save = useSavePlan(null, (id) => navigate(paths.planDetails(id), { replace: true }));
  return (
    <Page
      title={plans.add}
      crumbs={<Crumbs path={[{ href: paths.plans(), label: plans.title }]} here={plans.add} />}
    >
      <PlanForm
        start={newDraft(today, chosen)}
        save={save}
        end={
          <ButtonLink large href={paths.plans()}>
            {common.cancel}
          </ButtonLink>
        }
      />
    </Page>
  );
}
