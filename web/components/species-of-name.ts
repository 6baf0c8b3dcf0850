import type { SelectableSpecies } from '#src/features/catalogue/species/species.queries.ts';
import { api } from '#web/lib/api.ts';
import type { Failure } from '#web/lib/failure.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/**
 * The species that has this name, or had it, where `failed` says that it is on the list already; null for any other
 * failure, and until it is loaded.
 */
export function useSpeciesOfName(name: string, failed: Failure | null): SelectableSpecies | null {
  const { animals } = useTexts();
  const isTaken = failed?.code === 'name_taken' || failed?.code === 'former_name_taken';
  const query = { limit: 30, search: name };
  const { data } = useLoad(
    ['species', 'selectable', query],
    () => api.species.selectable.get({ query }),
    { errorTitle: animals.newSpecies.errorAdding, quiet: true, enabled: isTaken && name !== '' },
  );
  if (!isTaken) return null;
  const wanted = name.toLowerCase();
  const hasName = ({ sc_name, synonym }: SelectableSpecies) =>
    [sc_name, synonym].some((one) => one?.toLowerCase() === wanted);
  return data?.rows.find(hasName) ?? null;
}
