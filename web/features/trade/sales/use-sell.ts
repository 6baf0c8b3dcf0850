import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { OwnPet } from '#web/features/trade/purchases/own-pet-field.tsx';
import type { SaleBody } from './sale-draft.ts';
import { traded, undoSale } from '#web/features/trade/records/trade-cache-keys.ts';

/** Sells animals of a pet; the notice says what is left and offers Undo. */
export function useSell(pet: Pick<OwnPet, 'id' | 'name'>, done: () => void) {
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

/** The initial values for a sale of a pet. */
export function useSuggested(pet_id: number | null) {
  const { inventory } = useTexts();
  return useLoad(['sales', 'likely', pet_id], () => api.sales.likely({ id: pet_id ?? 0 }).get(), {
    errorTitle: inventory.errorSale,
    enabled: pet_id !== null,
  });
}
