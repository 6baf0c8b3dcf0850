import { useLocation } from 'wouter';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { plansChanged } from './use-plan.ts';

/** Asks, deletes the plan, and goes to the list. Its animals and their history stay. */
export function DeletePlan({ plan }: { plan: { fp_id: number; fp_name: string } }) {
  const { common, plans } = useTexts();
  const [, navigate] = useLocation();
  const { fp_id, fp_name } = plan;
  const remove = useAction(() => api.plan.delete.delete({ fp_id }), {
    errorTitle: plans.errorDeleting,
    success: plans.deleted(fp_name),
    done: () => navigate(paths.plans(), { replace: true }),
    invalidates: plansChanged,
  });
  async function ask() {
    const yes = await confirm({
      title: plans.deleteAsk(fp_name),
      text: plans.deleteText,
      button: common.delete,
      style: 'danger',
    });
    if (yes) await remove.run();
  }
  return (
    <Button variant="dangerQuiet" icon="trash" brief busy={remove.busy} onClick={() => void ask()}>
      {plans.delete}
    </Button>
  );
}
