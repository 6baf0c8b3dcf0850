import { useState } from 'react';
import { rhythmAndFeeder } from '#web/components/plan-rhythm.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useUnsaved } from '#web/lib/draft.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { plansChanged } from './use-plan.ts';

/** The plans that feed an animal. The page's section adds the texts of `plans`. */
export function AssignPlansDialog(props: {
  pet: { id: number; name: string };
  onClose: () => void;
}) {
  const { pet, onClose } = props;
  const { common, plans } = useTexts();
  const { load, rows, chosen, toggle, save } = useAssignment(pet, onClose);
  return (
    <Dialog
      title={plans.plansOf(pet.name)}
      onClose={onClose}
      onSubmit={() => void save.run([...chosen])}
      actions={
        <DialogEnd
          save={plans.saveChoice}
          busy={save.busy}
          disabled={rows.length === 0}
          onClose={onClose}
        />
      }
    >
      {load.loading && <SkeletonRows count={3} />}
      {load.failed && <Button onClick={load.retry}>{common.retry}</Button>}
      {load.data && rows.length === 0 && (
        <>
          <p>{plans.noPlans}</p>
          <ButtonLink icon="plus" href={paths.planAdd({ ids: String(pet.id) })}>
            {plans.add}
          </ButtonLink>
        </>
      )}
      <ul className="rows">
        {rows.map((plan) => (
          <li key={plan.fp_id}>
            <Check
              whole
              disabled={plan.fp_filter !== ''}
              checked={chosen.has(plan.fp_id)}
              onChange={(on) => toggle(plan.fp_id, on)}
            >
              <span className="main">
                <strong>{plan.fp_name}</strong>
                <span className="secondary">
                  {rhythmAndFeeder(plan, plans)}
                  {plan.fp_active === 0 && ` · ${plans.paused}`}
                  {plan.fp_filter !== '' && ` · ${plans.byFilter}`}
                </span>
              </span>
            </Check>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The existing plans, which of them are ticked, and the call that stores it. */
function useAssignment(pet: { id: number; name: string }, done: () => void) {
  const { plans, errors } = useTexts();
  const [change, setChange] = useState<{ was: number[]; now: ReadonlySet<number> } | null>(null);
  useUnsaved(change !== null);
  const load = useLoad(
    ['plan', 'assignable', pet.id],
    () => api.plan.assignable.get({ query: { id: pet.id } }),
    { errorTitle: errors.loadingPlans, mayBeMissing: true },
  );
  const rows = load.data?.rows ?? [];
  const stored = rows.filter((plan) => plan.assigned === 1).map((plan) => plan.fp_id);
  const { was, now: chosen } = change ?? { was: stored, now: new Set(stored) };
  const save = useAction(
    (plan_ids: number[]) =>
      api.plan.assignment.assign_pet_to_plans.post({ id: pet.id, plan_ids, was }),
    {
      errorTitle: plans.errorAssigning,
      invalidates: plansChanged,
      success: (_answer, plan_ids) => plans.plansAssigned(pet.name, plan_ids.length),
      done,
    },
  );
  function toggle(fp_id: number, on: boolean) {
    const next = new Set(chosen);
    if (on) next.add(fp_id);
    else next.delete(fp_id);
    setChange({ was, now: next });
  }
  return { load, rows, chosen, toggle, save };
}
