import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** The species of the animal added last, where a form starts. The form works without it, so its failures are only logged. */
export function useNewestSpecies(enabled: boolean) {
  const { pets } = useTexts();
  const query = { sort_by: 'id', asc: 'DESC', limit: 1 } as const;
  const newest = useLoad(['pet', 'list', query], () => api.pet.list.get({ query }), {
    errorTitle: pets.errorSpecies,
    quiet: true,
    // Midnight is no reason to begin a form again.
    keep: true,
    enabled,
  });
  return { species: newest.data?.rows[0] ?? null, loading: newest.loading };
}
