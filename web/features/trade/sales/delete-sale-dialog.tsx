import { useState } from 'react';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Sale } from '#web/features/trade/records/use-trade-records.ts';

/** Confirms the deletion of a sale, and asks whether its animals come back. */
export function DeleteSaleDialog({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const { inventory, common } = useTexts();
  const [restore, setRestore] = useState(true);
  const { slid, pet_id, name, s_count, archived_pet, archived_before } = sale;
  const remove = useAction(
    () => api.sales.delete.delete({ slid, restore: restore && pet_id !== null ? 1 : 0 }),
    {
      errorTitle: inventory.errorDeletingSale,
      success: inventory.saleDeleted,
      // The page's own record is gone: it is not loaded again.
      invalidates: [
        ['sales', 'list'],
        ['sales', 'sums'],
        ['sales', 'pet_data'],
        ['stock_book'],
        ['pet'],
        ['plan'],
      ],
      to: paths.sales(),
    },
  );
  return (
    <Dialog
      title={inventory.askDeleteSale}
      alert
      onClose={onClose}
      onSubmit={() => void remove.run()}
      actions={
        <>
          <Button data-autofocus onClick={onClose}>
            {common.cancel}
          </Button>
          <Button type="submit" variant="danger" busy={remove.busy}>
            {common.delete}
          </Button>
        </>
      }
    >
      <p>{common.canNotRestore}</p>
      {pet_id !== null && (
        <Check checked={restore} onChange={setRestore}>
          {archived_pet && archived_before === null
            ? inventory.takeBackArchived(name)
            : inventory.takeBack(s_count, name)}
        </Check>
      )}
    </Dialog>
  );
}
