import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useEdit, type FieldWords } from '#web/lib/edit.ts';
import { useIdParam } from '#web/lib/params.ts';
import { useFirst } from '#web/lib/use-lasting.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { saleFormFields } from '#src/records/sale.ts';
import { amountsOfEdit, sayTradeField } from '#web/features/trade/records/say-field.ts';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { TradeRecordSkeleton } from '#web/features/trade/records/trade-record-skeleton.tsx';
import { InventoryCrumbs } from '#web/features/trade/records/inventory-crumbs.tsx';
import { bodyOf, draftOf, type SaleBody } from './sale-draft.ts';
import { SaleForm } from './sale-form.tsx';
import { traded } from '#web/features/trade/records/trade-cache-keys.ts';
import { useSale, type Sale } from '#web/features/trade/records/use-trade-records.ts';
import { useSuggested } from './use-sell.ts';

export function SaleEditPage() {
  const { inventory } = useTexts();
  const id = useIdParam();
  const entry = useSale(id);
  const sale = entry.data;
  const likely = useSuggested(sale?.pet_id ?? null);
  const isWaitedFor = useFirst(!sale || likely.loading, id);
  const above = sale && { href: paths.saleDetails(sale.slid), label: sale.name };
  return (
    <Page
      title={inventory.editSale}
      crumbs={<InventoryCrumbs list="sales" entry={above} here={inventory.editSale} />}
      narrow
    >
      <TradeRecordSkeleton form kind="sales" entry={entry} />
      {likely.loading && isWaitedFor && <SkeletonForm fields={6} />}
      {sale && !isWaitedFor && (
        <EditForm
          key={id}
          sale={sale}
          // The remaining animals and those of this sale; for a deleted record the total is unknown.
          most={likely.data ? likely.data.an_count + sale.s_count : limits.an_count.max}
        />
      )}
    </Page>
  );
}

function EditForm({ sale, most }: { sale: Sale; most: number }) {
  const { inventory } = useTexts();
  const here = paths.saleDetails(sale.slid);
  const { slid } = sale;
  const [start] = useState(() => draftOf(sale));
  const edit = useEdit(() => bodyOf(start), sale.rev, useSaleWords(sale));
  const update = useAction(
    (body: SaleBody) => edit(body, (changes) => api.sales.update.post({ slid, ...changes })),
    {
      errorTitle: inventory.errorUpdatingSale,
      invalidates: traded,
      success: inventory.saleSaved,
      to: here,
    },
  );
  return (
    <SaleForm start={start} most={most} label={inventory.saveChanges} save={update} cancel={here} />
  );
}

function useSaleWords(sale: Sale): FieldWords {
  const { inventory } = useTexts();
  const labels = {
    s_count: inventory.howManySold,
    s_size: inventory.sizeCm,
    total_price: inventory.totalPrice(sale.s_count),
    shipping: inventory.shipping,
    currency: inventory.currency,
    s_date: inventory.when,
    s_notes: inventory.notes,
    buyer_name: inventory.buyerName,
    buyer_contact: inventory.buyerContact,
    buyer_address: inventory.buyerAddress,
    document_no: inventory.documentNo,
  };
  return { labels, say: sayTradeField, together: amountsOfEdit(saleFormFields, labels) };
}
