import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Everything the server returns for one pet; `missing`: there is none that this keeper may see. */
export function usePet(id: number | null) {
  const { errors } = useTexts();
  const load = useLoad(['pet', 'detail', id], () => api.pet.detail({ id: id ?? 0 }).get(), {
    errorTitle: errors.loadingPetData,
    enabled: id !== null,
    mayBeMissing: true,
  });
  return { ...load, missing: id === null || load.failed?.status === 404 };
}

export type Pet = NonNullable<ReturnType<typeof usePet>['data']>;
