import { rounded, showAmount } from '#web/lib/money.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { crumbOf } from '#web/components/crumb-of.ts';
import { Documents } from '#web/components/documents.tsx';
import { DeleteButton } from '#web/components/delete-button.tsx';
import { GenderCount } from '#web/components/gender-count.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { ArchivedTag } from '#web/components/pre-molt-tag.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatCount, formatDay } from '#web/lib/format.ts';
import { useIdParam } from '#web/lib/params.ts';
import { lengthText } from '#web/lib/size.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Note } from '#web/ui/note.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { TradeRecordSkeleton } from '#web/features/trade/records/trade-record-skeleton.tsx';
import { InventoryCrumbs } from '#web/features/trade/records/inventory-crumbs.tsx';
import { MakePetsDialog } from './make-pets-dialog.tsx';
import { usePurchase, type Purchase } from '#web/features/trade/records/use-trade-records.ts';
import { What, tradeTitleText } from '#web/features/trade/records/trade-title.tsx';

/** One purchase, and the pets that were or can be made from it. */
export function PurchaseDetailsPage() {
  const { inventory } = useTexts();
  const entry = usePurchase(useIdParam());
  const purchase = entry.data;
  const what = purchase && tradeTitleText(purchase, inventory);
  return (
    <Page
      title={what ?? inventory.purchase}
      heading={purchase && <What purchase={purchase} />}
      sub={purchase && formatDay(purchase.date)}
      crumbs={
        <InventoryCrumbs list="purchases" here={crumbOf(entry, what, inventory.purchaseMissing)} />
      }
      actions={purchase?.own === 1 && <Actions purchase={purchase} />}
    >
      <TradeRecordSkeleton kind="purchases" entry={entry} />
      {purchase && (
        <div className="split even">
          <div className="stack tight">
            <PurchaseFacts purchase={purchase} />
            {purchase.own === 1 && <Documents of={{ purchase_id: purchase.id }} />}
          </div>
          {purchase.sc_id !== null || purchase.pets.length > 0 ? (
            <Pets key={purchase.id} purchase={purchase} />
          ) : null}
        </div>
      )}
    </Page>
  );
}

function Actions({ purchase }: { purchase: Purchase }) {
  const { inventory, common } = useTexts();
  const untied = purchase.pets.length > 0 ? `${inventory.deletePurchaseText} ` : '';
  return (
    <>
      <DeleteButton
        brief
        label={common.delete}
        ask={inventory.askDeletePurchase}
        text={`${untied}${common.canNotRestore}`}
        call={() => api.purchases.delete.delete({ id: purchase.id })}
        errorTitle={inventory.errorDeletingPurchase}
        success={inventory.purchaseDeleted}
        // The page's own record is gone: it is not loaded again.
        invalidates={[
          ['purchases', 'list'],
          ['purchases', 'sums'],
          ['purchases', 'pet_data'],
          ['stock_book'],
          ['pet'],
        ]}
        to={paths.purchases()}
      />
      <ButtonLink icon="pencil" href={paths.purchaseEdit(purchase.id)}>
        {common.edit}
      </ButtonLink>
    </>
  );
}

function PurchaseFacts({ purchase }: { purchase: Purchase }) {
  const { inventory } = useTexts();
  const { count, price, currency, size, bred, parent_id, parent_name, sc_id, custom_text } =
    purchase;
  const each = count > 1 && price > 0 ? rounded(price / count, currency) : null;
  return (
    <>
      <Facts>
        {sc_id !== null && custom_text && <Fact label={inventory.remark}>{custom_text}</Fact>}
        {bred === 1 && (
          <Fact label={inventory.origin}>
            {parent_name === null ? inventory.bredHere : `${inventory.offspringOf} `}
            {parent_id === null ? (
              parent_name
            ) : (
              <Link href={paths.petDetails(parent_id)}>{parent_name}</Link>
            )}
          </Fact>
        )}
        <Fact label={sc_id === null ? inventory.pieces : inventory.animals}>
          {formatCount(count)}
        </Fact>
        {(price > 0 || bred === 0) && (
          <Fact label={inventory.totalPrice(count)}>
            {price > 0 ? showAmount(price, currency) : inventory.noPrice}
            {each !== null && (
              <span className="muted"> · {inventory.perAnimal(showAmount(each, currency))}</span>
            )}
          </Fact>
        )}
        {size !== null && <Fact label={inventory.size}>{lengthText(size)}</Fact>}
        {purchase.seller && <Fact label={inventory.seller}>{purchase.seller}</Fact>}
        {purchase.seller_address && (
          <Fact label={inventory.address}>
            <span className="pre-line">{purchase.seller_address}</span>
          </Fact>
        )}
        {purchase.document_no && <Fact label={inventory.documentNo}>{purchase.document_no}</Fact>}
      </Facts>
      {purchase.notes && (
        <Box title={inventory.notes}>
          <p className="ruled list">{purchase.notes}</p>
        </Box>
      )}
    </>
  );
}

function Pets({ purchase }: { purchase: Purchase }) {
  const { inventory } = useTexts();
  const [making, setMaking] = useState(false);
  const { pets, rest, count, own } = purchase;
  return (
    <Box title={inventory.pets} end={<span className="num muted">{pets.length || ''}</span>}>
      <div className="stack tight">
        {rest > 0 && own === 1 && (
          <>
            <Note>{inventory.restNote(rest, count)}</Note>
            <Button variant="primary" icon="plus" wide onClick={() => setMaking(true)}>
              {inventory.makePets}
            </Button>
          </>
        )}
        {pets.length > 0 && (
          <Rows label={inventory.pets}>
            {pets.map((pet) => (
              <Row
                key={pet.id}
                href={paths.petDetails(pet.id)}
                title={pet.name}
                beside={<GenderCount gender={pet.gender} count={pet.an_count} />}
                plate={<PetPicture pet={pet} />}
                end={pet.archived ? <ArchivedTag reason={pet.archive_reason} /> : undefined}
              />
            ))}
          </Rows>
        )}
      </div>
      {making && <MakePetsDialog purchase={purchase} onClose={() => setMaking(false)} />}
    </Box>
  );
}
