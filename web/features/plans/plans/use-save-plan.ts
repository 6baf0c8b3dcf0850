import { useRef } from 'react';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps, type CallResult } from '#web/lib/ask.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { PlanBody } from './plan-draft.ts';
import { plansChanged } from './use-plan.ts';

/** A plan that is edited: the animals it had when the form was opened, and how its fields are stored. */
type Edited = { pet_ids: readonly number[]; put: (body: PlanBody) => CallResult<{ id: number }> };

/** Stores a plan and the animals it feeds; `edited` is null for a new one. */
export function useSavePlan(edited: Edited | null, done: (fp_id: number) => void) {
  const { plans } = useTexts();
  // Storing its animals may fail after a new plan was stored: the next try must not add the plan again.
  const added = useRef<number | null>(null);
  return useAction(save, {
    errorTitle: edited ? plans.errorUpdating : plans.errorAdding,
    invalidates: plansChanged,
    success: (_answer, { body }) => (edited ? plans.saved : plans.added)(body.fp_name),
    done: ({ id }) => done(id),
  });

  function save({ body, pet_ids }: { body: PlanBody; pet_ids: number[] }) {
    return inSteps(async (step) => {
      const stored = await step(() => edited?.put(body) ?? add(body));
      if (!edited) added.current = stored.id;
      if (body.fp_filter !== '') return stored;
      const change = changeOf(edited?.pet_ids ?? [], pet_ids);
      const isChanged = change.pet_ids.length + change.was.length > 0;
      if (isChanged)
        await step(() => api.plan.assignment.add_all.post({ id: stored.id, ...change }));
      return stored;
    });
  }

  function add(body: PlanBody) {
    const fp_id = added.current;
    return fp_id === null ? api.plan.add.post(body) : api.plan.update.put({ fp_id, ...body });
  }
}

/** Who comes and who goes: all others would be said to wait for the network, too. */
function changeOf(before: readonly number[], after: readonly number[]) {
  const [was, is] = [new Set(before), new Set(after)];
  return { pet_ids: after.filter((id) => !was.has(id)), was: before.filter((id) => !is.has(id)) };
}
