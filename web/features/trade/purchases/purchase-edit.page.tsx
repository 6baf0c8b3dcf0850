import { useState } from 'react';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { petName, speciesName, useEdit, type FieldWords } from '#web/lib/edit.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { TradeRecordSkeleton } from '#web/features/trade/records/trade-record-skeleton.tsx';
import { InventoryCrumbs } from '#web/features/trade/records/inventory-crumbs.tsx';
import { bodyOf, draftOf, type PurchaseBody } from './purchase-draft.ts';
import { PurchaseForm } from './purchase-form.tsx';
import { purchaseFormFields } from '#src/records/purchase.ts';
import { amountsOfEdit, sayTradeField } from '#web/features/trade/records/say-field.ts';
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
  const here = paths.purchaseDetails(purchase.id);
  const { id } = purchase;
  const [start] = useState(() => draftOf({ ...purchase, name: '', pets: purchase.pets.length }));
  const edit = useEdit(() => bodyOf(start), purchase.rev, usePurchaseWords(purchase));
  const update = useAction(
    (body: PurchaseBody) => edit(body, (changes) => api.purchases.update.post({ id, ...changes })),
    {
      errorTitle: inventory.errorUpdatingPurchase,
      invalidates: traded,
      success: inventory.purchaseSaved,
      to: here,
    },
  );
  return (
    <PurchaseForm
      {...{ start, of: String(id), save: update, cancel: here }}
      label={inventory.saveChanges}
    />
  );
}

function usePurchaseWords(purchase: Purchase): FieldWords {
  const { common, inventory } = useTexts();
  return {
    labels: {
      p_sc_id: inventory.species,
      parent_id: inventory.parent,
      custom_text: inventory.what,
      price: inventory.totalPrice(purchase.count),
      currency: inventory.currency,
      count: inventory.count,
      size: inventory.sizeCm,
      date: inventory.when,
      seller: inventory.seller,
      seller_address: inventory.sellerAddress,
      document_no: inventory.documentNo,
      notes: inventory.notes,
      bred: inventory.ownBreeding,
    },
    say(name, value) {
      if (name === 'p_sc_id' && value) return speciesName(Number(value));
      if (name === 'parent_id' && value) return petName(Number(value));
      if (name === 'bred') return value === 1 ? common.yes : common.no;
      return sayTradeField(name, value);
    },
    together: amountsOfEdit(purchaseFormFields),
  };
}
