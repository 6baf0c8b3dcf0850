import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** What the club's records say of a species, and what the keeper's own do. */
export const useClubNumbers = (sc_id: number) => {
  const { clubNumbers } = useTexts();
  return useLoad(['species', 'club', sc_id], () => api.species.club({ id: sc_id }).get(), {
    errorTitle: clubNumbers.error,
    quiet: true,
  });
};

export type Numbers = NonNullable<ReturnType<typeof useClubNumbers>['data']>;
export type Club = NonNullable<Numbers['club']>;
