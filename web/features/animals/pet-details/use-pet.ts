import { prefetchPicture } from '#web/components/prefetch-picture.ts';
import { api } from '#web/lib/api.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { prefetch } from '#web/lib/prefetch.ts';
import { useTexts } from '#web/texts/texts.ts';
import { isWide } from '#web/ui/use-wide.ts';

const key = ['pet', 'detail'] as const;
const call = (id: number) => api.pet.detail({ id }).get();

/** Everything the server returns for one pet that this keeper may see. */
export const usePet = (id: number | null) =>
  useRecord(key, id, call, useTexts().errors.loadingPetData);

/** Asks for it before there is a screen, and for the picture of a phone's. */
export const prefetchPet = (id: number): void =>
  prefetch(
    [...key, id],
    () => call(id),
    (pet) => isWide() || prefetchPicture(pet),
  );

export type Pet = NonNullable<ReturnType<typeof usePet>['data']>;
