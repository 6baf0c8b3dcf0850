import { useLocation } from 'wouter';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { TradeRecordSkeleton } from '#web/features/trade/records/trade-record-skeleton.tsx';
import { InventoryCrumbs } from '#web/features/trade/records/inventory-crumbs.tsx';
import { draftOf, type PurchaseBody } from './purchase-draft.ts';
import { PurchaseForm } from './purchase-form.tsx';
import { traded } from '#web/features/trade/records/trade-cache-keys.ts';
import { usePurchase, type Purchase } from '#web/features/trade/records/use-trade-records.ts';
import { tradeTitleText } from '#web/features/trade/records/trade-title.tsx';

export function PurchaseEditPage() {
  const { inventory } = useTexts();
  const entry = usePurchase(useIdParam());
  const purchase = entry.data;
  const above = purchase && {
    href: paths.purchaseDetails(purchase.id),
    label: tradeTitleText(purchase, inventory),
  };
  return (
    <Page
      title={inventory.editPurchase}
      crumbs={<InventoryCrumbs list="purchases" entry={above} here={inventory.editPurchase} />}
      narrow
    >
      <TradeRecordSkeleton form kind="purchases" entry={entry} />
      {purchase && <EditForm key={purchase.id} purchase={purchase} />}
    </Page>
  );
}

function EditForm({ purchase }: { purchase: Purchase }) {
  const { inventory } = useTexts();
  const [, navigate] = useLocation();
  const here = paths.purchaseDetails(purchase.id);
  const update = useAction(
    (body: PurchaseBody) => api.purchases.update.post({ id: purchase.id, ...body }),
    {
      errorTitle: inventory.errorUpdatingPurchase,
      invalidates: traded,
      done() {
        notify(inventory.purchaseSaved);
        navigate(here, { replace: true });
      },
    },
  );
  return (
    <PurchaseForm
      start={draftOf({ ...purchase, name: '', pets: purchase.pets.length })}
      save={inventory.saveChanges}
      busy={update.busy}
      problems={update.problems}
      onSave={(body) => void update.run(body)}
      cancel={here}
    />
  );
}
