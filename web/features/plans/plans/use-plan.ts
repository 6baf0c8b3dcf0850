import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useTexts } from '#web/texts/texts.ts';

/** One plan with the ids of its animals. */
export const usePlan = (fp_id: number | null) =>
  useRecord(
    ['plan', 'edit_details'],
    fp_id,
    (id) => api.plan.edit_details({ id }).get(),
    useTexts().errors.loadingPlans,
  );

export type PlanDetails = NonNullable<ReturnType<typeof usePlan>['data']>;

/** The animals that a plan feeds, each with its own next date. */
export function useAssignedPets(fp_id: number) {
  const { errors } = useTexts();
  return useLoad(
    ['plan', 'assigned_pets', fp_id],
    () => api.plan.assigned_pets({ id: fp_id }).get(),
    { errorTitle: errors.loadingPets, mayBeMissing: true },
  );
}

/** All animals that a plan could feed. */
export function useAssignablePets() {
  const { errors } = useTexts();
  return useLoad(['plan', 'assignable_pets'], () => api.plan.assignable_pets.get(), {
    errorTitle: errors.loadingPets,
  });
}

/** The query keys to invalidate after a plan or its animals changed. */
export const plansChanged = [['plan'], ['pet']] as const;
