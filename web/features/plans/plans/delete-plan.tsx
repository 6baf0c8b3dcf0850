import { DeleteButton } from '#web/components/delete-button.tsx';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { plansChanged } from './use-plan.ts';

/** Deletes the plan after a confirmation, and goes to the list. Its animals and their history stay. */
export function DeletePlan({ plan }: { plan: { fp_id: number; fp_name: string } }) {
  const { plans } = useTexts();
  const { fp_id, fp_name } = plan;
  return (
    <DeleteButton
      brief
      label={plans.delete}
      ask={plans.deleteAsk(fp_name)}
      text={plans.deleteText}
      call={() => api.plan.delete.delete({ fp_id })}
      errorTitle={plans.errorDeleting}
      success={plans.deleted(fp_name)}
      to={paths.plans()}
      invalidates={plansChanged}
    />
  );
}
