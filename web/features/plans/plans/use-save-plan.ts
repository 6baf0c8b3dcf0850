import { useRef } from 'react';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { PlanBody } from './plan-draft.ts';
import { plansChanged } from './use-plan.ts';

/** Stores a plan and the animals it feeds; `known` is its id, null for a new one. */
export function useSavePlan(known: number | null, done: (fp_id: number) => void) {
  const { plans } = useTexts();
  // Storing its animals may fail after a new plan was stored: the next try must not add the plan again.
  const fp_id = useRef(known);
  return useAction(save, {
    errorTitle: known === null ? plans.errorAdding : plans.errorUpdating,
    invalidates: plansChanged,
    success: (_answer, { body }) => (known === null ? plans.added : plans.saved)(body.fp_name),
    done: ({ id }) => done(id),
  });

  function save({ body, pet_ids }: { body: PlanBody; pet_ids: number[] }) {
    return inSteps(async (step) => {
      const known = fp_id.current;
      const stored = await (known === null
        ? step(() => api.plan.add.post(body))
        : step(() => api.plan.update.put({ fp_id: known, ...body })));
      fp_id.current = stored.id;
      await step(() => api.plan.assignment.add_all.post({ id: stored.id, pet_ids }));
      return stored;
    });
  }
}
