import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { prefetch } from '#web/lib/prefetch.ts';
import { useTexts } from '#web/texts/texts.ts';

const key = (id: number) => ['pet', 'history', id] as const;
const call = (id: number) => () => api.pet.history({ id }).get();

/** Asks for them before there is a screen. */
export const prefetchPetHistory = (id: number): void => prefetch(key(id), call(id));

/** The records that an animal's charts are drawn from: one response for all of them. */
export function usePetHistory(id: number) {
  const { pets } = useTexts();
  return useLoad(key(id), call(id), {
    errorTitle: pets.loadingHistory,
    mayBeMissing: true,
  });
}

export type PetHistory = NonNullable<ReturnType<typeof usePetHistory>['data']>;
