import { useLocation } from 'wouter';
import { limits } from '#src/domain/limits.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { EntryMissing } from './entry-missing.tsx';
import { InventoryCrumbs } from './inventory-crumbs.tsx';
import { draftOf, type SaleBody } from './sale-draft.ts';
import { SaleFields } from './sale-fields.tsx';
import { traded } from './traded.ts';
import { useMoney } from './use-money.ts';
import { useSale, type Sale } from './use-entries.ts';
import { useSaleForm } from './use-sale-form.ts';
import { useLikely } from './use-sell.ts';

export function SaleEditPage() {
  const { inventory } = useTexts();
  const slid = useIdParam();
  const { data: sale, loading, missing, failed, retry } = useSale(slid);
  const likely = useLikely(sale?.pet_id ?? null);
  const entry = sale && { href: paths.saleDetails(sale.slid), label: sale.name };
  return (
    <Page
      title={inventory.editSale}
      crumbs={<InventoryCrumbs list="sales" entry={entry} here={inventory.editSale} />}
      narrow
    >
      {(loading || likely.loading) && <SkeletonFacts />}
      {missing && <EntryMissing list="sales" />}
      {failed && !missing && <LoadFailed title={inventory.errorSale} retry={retry} />}
      {sale && !likely.loading && (
        <EditForm
          key={sale.slid}
          sale={sale}
          // What is left and what this sale took; of a deleted record nobody knows how many there were.
          most={likely.data ? likely.data.an_count + sale.s_count : limits.an_count.max}
        />
      )}
    </Page>
  );
}

function EditForm({ sale, most }: { sale: Sale; most: number }) {
  const { inventory, common } = useTexts();
  const money = useMoney();
  const [, navigate] = useLocation();
  const here = paths.saleDetails(sale.slid);
  const update = useAction(
    (body: SaleBody) => api.sales.update.post({ slid: sale.slid, ...body }),
    {
      errorTitle: inventory.errorUpdatingSale,
      invalidates: traded,
      done() {
        notify(inventory.saleSaved);
        navigate(here, { replace: true });
      },
    },
  );
  const form = useSaleForm(draftOf(sale, money), null, (body) => void update.run(body));
  return (
    <Form onSubmit={form.submit}>
      <SaleFields
        draft={form.draft}
        change={form.change}
        problems={{ ...update.problems, ...form.problems }}
        most={most}
      />
      <div className="form-end">
        <Button type="submit" variant="primary" large busy={update.busy}>
          {inventory.saveChanges}
        </Button>
        <ButtonLink href={here}>{common.cancel}</ButtonLink>
      </div>
    </Form>
  );
}
