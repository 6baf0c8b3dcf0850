import { crumbOf } from '#web/components/crumb-of.ts';
import { Documents } from '#web/components/documents.tsx';
import { rounded, showAmount } from '#web/lib/money.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { SpeciesName } from '#web/components/species-name.tsx';
import { Page } from '#web/layout/page.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { useIdParam } from '#web/lib/params.ts';
import { lengthText } from '#web/lib/size.ts';
import { paths } from '#web/paths.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { DeleteSaleDialog } from './delete-sale-dialog.tsx';
import { TradeRecordSkeleton } from '#web/features/trade/records/trade-record-skeleton.tsx';
import { InventoryCrumbs } from '#web/features/trade/records/inventory-crumbs.tsx';
import { traded } from '#web/features/trade/records/trade-cache-keys.ts';
import { useSale, type Sale } from '#web/features/trade/records/use-trade-records.ts';

/** One sale: what was sold, for how much, and to whom. */
export function SaleDetailsPage() {
  const { inventory } = useTexts();
  const entry = useSale(useIdParam());
  const sale = entry.data;
  return (
    <Page
      title={sale ? inventory.saleOf(sale.name) : inventory.sale}
      sub={sale && formatDay(sale.s_date)}
      crumbs={
        <InventoryCrumbs list="sales" here={crumbOf(entry, sale?.name, inventory.saleMissing)} />
      }
      actions={sale && <Actions sale={sale} />}
    >
      <TradeRecordSkeleton kind="sales" entry={entry} />
      {sale && (
        <div className="split even">
          <div className="stack tight">
            <SaleFacts sale={sale} />
            {sale.own === 1 && <Documents of={{ slid: sale.slid }} />}
          </div>
          <Buyer sale={sale} />
        </div>
      )}
    </Page>
  );
}

function Actions({ sale }: { sale: Sale }) {
  const { inventory, common } = useTexts();
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      {sale.own === 1 && (
        <>
          <Button variant="dangerQuiet" icon="trash" brief onClick={() => setDeleting(true)}>
            {common.delete}
          </Button>
          <ButtonLink icon="pencil" brief href={paths.saleEdit(sale.slid)}>
            {common.edit}
          </ButtonLink>
        </>
      )}
      <ButtonLink icon="printer" href={proofOf(sale)}>
        {inventory.proof}
      </ButtonLink>
      {deleting && <DeleteSaleDialog sale={sale} onClose={() => setDeleting(false)} />}
    </>
  );
}

const proofOf = ({ pet_id, slid }: Sale) =>
  paths.proof({ ...(pet_id === null ? { of_sale: slid } : { id: pet_id }), sale: slid });

function SaleFacts({ sale }: { sale: Sale }) {
  const { inventory } = useTexts();
  const { s_count, s_size, total_price, shipping, currency, pet_id, document_no, s_notes } = sale;
  const each = s_count > 1 && total_price > 0 ? rounded(total_price / s_count, currency) : null;
  return (
    <div className="stack tight">
      <Facts>
        <Fact label={inventory.animal}>
          {pet_id === null ? sale.name : <Link href={paths.petDetails(pet_id)}>{sale.name}</Link>}
          {pet_id === null && <p className="small muted">{inventory.recordGone}</p>}
        </Fact>
        <Fact label={inventory.species}>
          <SpeciesName name={sale.sc_name} />
        </Fact>
        <Fact label={inventory.animals}>{s_count}</Fact>
        {s_size !== null && <Fact label={inventory.size}>{lengthText(s_size)}</Fact>}
        <Fact label={inventory.price}>
          {showAmount(total_price, currency)}
          {each !== null && (
            <span className="muted"> · {inventory.perAnimal(showAmount(each, currency))}</span>
          )}
        </Fact>
        {shipping > 0 && <Fact label={inventory.shipping}>{showAmount(shipping, currency)}</Fact>}
        {document_no && <Fact label={inventory.documentNo}>{document_no}</Fact>}
      </Facts>
      {s_notes && (
        <Box title={inventory.notes}>
          <p className="ruled list">{s_notes}</p>
        </Box>
      )}
    </div>
  );
}

function Buyer({ sale }: { sale: Sale }) {
  const { inventory } = useTexts();
  const { slid, buyer_name, buyer_contact, buyer_address } = sale;
  const known = Boolean(buyer_name || buyer_contact || buyer_address);
  const erase = useAction(() => api.sales.erase_buyer.post({ slid }), {
    errorTitle: inventory.errorErasing,
    success: inventory.buyerErased,
    invalidates: traded,
  });
  async function ask() {
    const sure = await confirm({
      title: inventory.askEraseBuyer,
      text: inventory.eraseBuyerText,
      button: inventory.erase,
      style: 'danger',
    });
    if (sure) await erase.run();
  }
  return (
    <Box title={inventory.buyer}>
      {!known && <p className="muted">{inventory.noBuyer}</p>}
      {known && (
        <div className="stack tight">
          <Facts>
            {buyer_name && <Fact label={inventory.buyerName}>{buyer_name}</Fact>}
            {buyer_contact && <Fact label={inventory.buyerContact}>{buyer_contact}</Fact>}
            {buyer_address && (
              <Fact label={inventory.address}>
                <span className="pre-line">{buyer_address}</span>
              </Fact>
            )}
          </Facts>
          {sale.own === 1 && (
            <div className="cluster">
              <Button
                variant="dangerQuiet"
                icon="trash"
                busy={erase.busy}
                onClick={() => void ask()}
              >
                {inventory.eraseBuyer}
              </Button>
            </div>
          )}
        </div>
      )}
    </Box>
  );
}
