import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { OwnPet } from '#web/features/trade/purchases/own-pet-field.tsx';
import { useSetting } from '#web/state/settings.ts';
import type { SaleBody, Suggestion } from './sale-draft.ts';
import { traded, undoSale } from '#web/features/trade/records/trade-cache-keys.ts';

/** Sells animals of a pet; the notice says what is left and offers Undo. */
export function useSell(pet: Pick<OwnPet, 'id' | 'name'>, done: (sale: { slid: number }) => void) {
  const { inventory } = useTexts();
  return useAction((body: SaleBody) => api.sales.add.post({ ...body, pet_id: pet.id }), {
    errorTitle: inventory.errorAddingSale,
    invalidates: traded,
    success: ({ slid, left }, { s_count }) => ({
      text: inventory.sold(s_count, pet.name, left),
      undo: undoSale(slid),
    }),
    done,
  });
}

/** The initial values for a sale of a pet. The forms work without them, so a failure is only logged. */
export function useSuggested(pet_id: number | null) {
  const { inventory } = useTexts();
  return useLoad(['sales', 'likely', pet_id], () => api.sales.likely({ id: pet_id ?? 0 }).get(), {
    errorTitle: inventory.errorSale,
    enabled: pet_id !== null,
    quiet: true,
  });
}

/** The same, once they are there; what is known of the pet where they can't be had. */
export function useSuggestion(pet: Pick<OwnPet, 'id' | 'an_count'> | null): Suggestion | null {
  const { data, failed } = useSuggested(pet?.id ?? null);
  const [currency] = useSetting('display_currency');
  if (data) return data;
  return pet && failed ? { an_count: pet.an_count, s_size: null, price: null, currency } : null;
}
