import { api } from '#web/lib/api.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Everything the server returns for one pet that this keeper may see. */
export const usePet = (id: number | null) =>
  useRecord(
    ['pet', 'detail'],
    id,
    (pet) => api.pet.detail({ id: pet }).get(),
    useTexts().errors.loadingPetData,
  );

export type Pet = NonNullable<ReturnType<typeof usePet>['data']>;
