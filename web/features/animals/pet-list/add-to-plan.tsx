import { useState } from 'react';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { useAction } from '#web/lib/action.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import type { BulkProps } from './bulk-actions.tsx';
import { recorded, undo } from '#web/features/animals/records/undo.ts';

/** Adds all selected pets to one feeding plan; those already in it stay. */
export function AddToPlan({ ids, onClose, onDone }: BulkProps) {
  const { pets, errors } = useTexts();
  const [chosen, setChosen] = useState<number | null>(null);
  const plans = useLoad(['plan', 'list'], () => api.plan.list.get(), {
    errorTitle: errors.loadingPlans,
  });
  // the others find their animals by themselves
  const rows = plans.data?.rows.filter(({ fp_filter }) => fp_filter === '') ?? [];
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
      {!plans.loading && !plans.data && <LoadFailed load={plans} />}
      {plans.data && rows.length === 0 && (
        <>
          <p>{pets.noPlans}</p>
          <ButtonLink icon="plus" href={paths.planAdd({ ids: ids.join(',') })}>
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
  const addTo = (id: number) =>
    inSteps(async (step) => {
      const { fp_name, pet_ids: before } = await step(() => api.plan.edit_details({ id }).get());
      const added = ids.filter((pet_id) => !before.includes(pet_id));
      await step(() => api.plan.assignment.add_all.post({ id, pet_ids: added, was: [] }));
      return { fp_name, added };
    });
  return useAction(addTo, {
    errorTitle: pets.errorPlan,
    invalidates: recorded,
    success: ({ fp_name, added }, id) => ({
      text: pets.plannedMany(added.length, fp_name),
      undo: undo(() => api.plan.assignment.add_all.post({ id, pet_ids: [], was: added })),
    }),
    done,
  });
}
