import { useRef } from 'react';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { PlanBody } from './plan-draft.ts';
import { plansChanged } from './use-plan.ts';

/** Stores a plan and the animals it feeds; `known` is its id, null for a new one. */
export function useSavePlan(known: number | null, done: (fp_id: number) => void) {
  const { plans } = useTexts();
  // Its animals may fail to be stored when a new plan already is: the next try must not add it again.
  const fp_id = useRef(known);
  return useAction(save, {
    errorTitle: known === null ? plans.errorAdding : plans.errorUpdating,
    invalidates: plansChanged,
    success: (_answer, { body }) => (known === null ? plans.added : plans.saved)(body.fp_name),
    done: ({ id }) => done(id),
  });

  async function save({ body, pet_ids }: { body: PlanBody; pet_ids: number[] }) {
    const stored =
      fp_id.current === null
        ? await api.plan.add.post(body)
        : await api.plan.update.put({ fp_id: fp_id.current, ...body });
    if (!stored.data) return stored;
    const { id } = stored.data;
    fp_id.current = id;
    const assigned = await api.plan.assignment.add_all.post({ id, pet_ids });
    return assigned.error ? { ...assigned, data: null } : stored;
  }
}
