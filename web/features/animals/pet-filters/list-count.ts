import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { queryOf } from './filter-address.ts';

/** How many animals a list would have. */
export function useListCount(query: ReturnType<typeof queryOf>): number | undefined {
  const { errors } = useTexts();
  const one = { ...query, limit: 1 };
  const { data } = useLoad(['pet', 'list', one], () => api.pet.list.get({ query: one }), {
    errorTitle: errors.loadingPets,
    quiet: true,
    keep: true,
  });
  return data?.count;
}
