import { useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useAction } from '#web/lib/action.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { ManyProps } from './many.tsx';
import { recorded, undo } from './undo.ts';

/** Adds all that are chosen to one feeding plan; who is in it already stays. */
export function PlanMany({ ids, onClose, onDone }: ManyProps) {
  const { pets, errors } = useTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const plans = useLoad(['plan', 'list'], () => api.plan.list.get(), {
    errorTitle: errors.loadingPlans,
  });
  const rows = plans.data?.rows ?? [];
  const assign = useAddToPlan(ids, onDone);
  return (
    <Dialog
      title={pets.planMany(ids.length)}
      onClose={onClose}
      onSubmit={() => chosen !== null && void assign.run(chosen)}
      actions={
        <DialogEnd
          save={pets.addToPlan}
          icon="plan"
          busy={assign.busy}
          disabled={chosen === null}
          onClose={onClose}
        />
      }
    >
      {plans.loading && <SkeletonRows count={3} />}
      {plans.data && rows.length === 0 && (
        <>
          <p>{pets.noPlans}</p>
          <ButtonLink icon="plus" href={paths.planAdd()}>
            {pets.addPlan}
          </ButtonLink>
        </>
      )}
      <fieldset className="field">
        <legend className="visually-hidden">{pets.plan}</legend>
        {rows.map((plan) => (
          <Radio
            key={plan.fp_id}
            name="plan"
            whole
            checked={chosen === plan.fp_id}
            onChange={() => setChosen(plan.fp_id)}
          >
            {plan.fp_name}
          </Radio>
        ))}
      </fieldset>
    </Dialog>
  );
}

function useAddToPlan(ids: readonly number[], done: () => void) {
  const { pets } = useTexts();
  async function addTo(id: number) {
    const { data: plan, ...failed } = await api.plan.edit_details({ id }).get();
    if (!plan) return { ...failed, data: null };
    const before = plan.pet_ids;
    const pet_ids = [...new Set([...before, ...ids])];
    const answer = await api.plan.assignment.add_all.post({ id, pet_ids });
    const data = answer.data && {
      fp_name: plan.fp_name,
      before,
      added: pet_ids.length - before.length,
    };
    return { ...answer, data };
  }
  return useAction(addTo, {
    errorTitle: pets.errorPlan,
    invalidates: recorded,
    success: ({ fp_name, before, added }, id) => ({
      text: pets.plannedMany(added, fp_name),
      undo: undo(() => api.plan.assignment.add_all.post({ id, pet_ids: before })),
    }),
    done,
  });
}
