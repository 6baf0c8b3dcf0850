import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { sizeText } from '#web/lib/size.ts';
import { useBriefly } from '#web/lib/use-lasting.ts';
import { useTexts } from '#web/texts/texts.ts';
import { useNewestSpecies } from '#web/features/animals/pet-form/newest-species.ts';
import { speciesOf } from './purchase-draft.ts';

/** The species and the size that were bought last; else the species of the newest animal. The form works without them. */
export function useLastBought(enabled: boolean) {
  const { inventory } = useTexts();
  // things are bought between animals
  const query = { limit: 12 };
  const list = useLoad(['purchases', 'list', query], () => api.purchases.list.get({ query }), {
    errorTitle: inventory.errorPurchases,
    quiet: true,
    enabled,
  });
  const last = list.data?.rows.find(({ sc_id }) => sc_id !== null);
  const bought = last ? speciesOf(last) : null;
  const newest = useNewestSpecies(enabled && !list.loading && !bought);
  return {
    species: bought ?? newest.species,
    size: bought && last?.size ? sizeText(last.size) : '',
    loading: useBriefly(list.loading || newest.loading),
  };
}
