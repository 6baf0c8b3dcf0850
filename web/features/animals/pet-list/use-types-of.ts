import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Those of the keeper's animals with these ids, as far as their types are known by now. */
export function useTypesOf(ids: readonly number[]) {
  const { errors } = useTexts();
  const { data } = useLoad(
    ['pet', 'table', { archived: 0 }],
    () => api.pet.table.get({ query: { archived: 0 } }),
    { errorTitle: errors.loadingPets, quiet: true },
  );
  const asked = new Set(ids);
  return data?.rows.filter(({ id }) => asked.has(id)) ?? [];
}
