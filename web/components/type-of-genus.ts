import type { AnimalType } from '#src/domain/enums.ts';
import { genusOf } from '#src/domain/text/species-name.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** The type that a genus has on the list of species, as far as it is `genus`; most have some there already. */
export function useTypeOfGenus(genus: string): (other: string) => AnimalType | null {
  const { pets } = useTexts();
  const query = { limit: 30, search: genus };
  const { data } = useLoad(
    ['species', 'selectable', query],
    () => api.species.selectable.get({ query }),
    { errorTitle: pets.errorSpecies, quiet: true, enabled: genus !== '' },
  );
  const found = data?.rows.find(({ sc_name }) => genusOf(sc_name) === genus);
  return (other) => (other === genus && found?.an_type) || null;
}
