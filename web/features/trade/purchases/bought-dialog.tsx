import { useSetting } from '#web/state/settings.ts';
import type { Pet } from '#web/features/animals/pet-details/use-pet.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { emptyPurchase, type PurchaseBody } from './purchase-draft.ts';
import { PurchaseFields } from './purchase-fields.tsx';
import { traded } from '#web/features/trade/records/trade-cache-keys.ts';
import { usePurchaseForm } from '#web/features/trade/records/use-trade-record-form.ts';

/** Records where an animal comes from without leaving its page. */
export function BoughtDialog({ pet, onClose }: { pet: Pet; onClose: () => void }) {
  const { inventory, common } = useTexts();
  const today = useToday();
  const [currency] = useSetting('display_currency');
  const add = useAction(
    (body: PurchaseBody) => api.purchases.add.post({ ...body, pet_id: pet.id, p_sc_id: pet.sc_id }),
    {
      errorTitle: inventory.errorAddingPurchase,
      invalidates: traded,
      success: inventory.purchaseSaved,
      done: onClose,
    },
  );
  const start = { ...emptyPurchase(today, currency), species: pet, count: pet.an_count };
  const form = usePurchaseForm(start, { of: pet.tag, ofPet: true }, add.run);
  return (
    <Dialog
      title={inventory.forPet(pet.name)}
      onClose={onClose}
      onSubmit={form.submit}
      actions={<DialogEnd save={common.save} icon="cart" busy={add.busy} onClose={onClose} />}
    >
      <PurchaseFields {...form} problems={{ ...add.problems, ...form.problems }} ofPet />
    </Dialog>
  );
}
