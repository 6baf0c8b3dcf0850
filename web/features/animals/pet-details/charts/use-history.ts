import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** The records that an animal's charts are drawn from: one response for all of them. */
export function usePetHistory(id: number) {
  const { pets } = useTexts();
  return useLoad(['pet', 'history', id], () => api.pet.history({ id }).get(), {
    errorTitle: pets.loadingHistory,
    mayBeMissing: true,
  });
}

export type PetHistory = NonNullable<ReturnType<typeof usePetHistory>['data']>;
