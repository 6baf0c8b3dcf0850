import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** One plan with the ids of its animals; `missing`: this keeper has no such plan. */
export function usePlan(fp_id: number | null) {
  const { errors } = useTexts();
  const load = useLoad(
    ['plan', 'edit_details', fp_id],
    () => api.plan.edit_details({ id: fp_id ?? 0 }).get(),
    { errorTitle: errors.loadingPlans, enabled: fp_id !== null, mayBeMissing: true },
  );
  return { ...load, missing: fp_id === null || load.failed?.status === 404 };
}

export type PlanDetails = NonNullable<ReturnType<typeof usePlan>['data']>;

/** All animals that a plan could feed. */
export function useAssignablePets() {
  const { errors } = useTexts();
  return useLoad(['plan', 'assignable_pets'], () => api.plan.assignable_pets.get(), {
    errorTitle: errors.loadingPets,
  });
}

/** The query keys to invalidate after a plan or its animals changed. */
export const plansChanged = [['plan'], ['pet']] as const;
