import { isNew } from '#src/domain/sync/ids.ts';
import type { SaleRow } from '#src/features/trade/sales/sales.queries.ts';
import { showAmount } from '#web/lib/money.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { BoughtDialog, SellDialog } from '#web/features/animals/pet-details/dialogs.ts';
import type { Pet } from '#web/features/animals/pet-details/use-pet.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { WaitsTag } from '#web/components/waits-tag.tsx';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { lengthText } from '#web/lib/size.ts';
import { paths } from '#web/paths.ts';
import { useDeviceQueue } from '#web/state/shown-queue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { saleLine } from '#web/features/trade/sales/waiting-sales.tsx';
import {
  HandedOverFact,
  OfferedLine,
  useHandOversOf,
} from '#web/features/trade/hand-over/hand-overs-of-pet.tsx';
import type { Purchase } from './use-trade-records.ts';

type Bought = Omit<Purchase, 'pets' | 'rest' | 'own' | 'data'>;

/** The purchase and the sales of an animal on its own page, where both can be recorded. */
export function PetTrade({ pet }: { pet: Pet }) {
  const { inventory } = useTexts();
  const [open, setOpen] = useState<'sell' | 'bought' | null>(null);
  const own = pet.own === 1;
  // The server knows nothing yet of an animal that still waits on the device.
  const isKnown = own && !isNew(pet.id);
  const bought = useLoad(
    ['purchases', 'pet_data', pet.id, pet.purchase_id],
    () => api.purchases.pet_data({ id: pet.id }).get(),
    { errorTitle: inventory.errorPurchase, enabled: isKnown, mayBeMissing: true },
  );
  const sold = useLoad(
    ['sales', 'pet_data', pet.id],
    () => api.sales.pet_data({ id: pet.id }).get(),
    { errorTitle: inventory.errorSales, enabled: isKnown, mayBeMissing: true },
  );
  const handOvers = useHandOversOf(isKnown ? pet.id : null);
  if (!own) return null;
  const purchase = bought.data?.purchase ?? null;
  const sales = sold.data?.rows ?? [];
  // one that was archived as sold by hand, or came in so, gets its sale later
  const isSoldWithout = pet.archive_reason === 'sold' && sold.data?.rows.length === 0;
  return (
    <Box title={inventory.trade}>
      <div className="stack tight">
        <OfferedLine handOvers={handOvers} />
        <WaitingHere pet_id={pet.id} />
        {bought.loading ? (
          <Skeleton width={70} />
        ) : bought.failed && !bought.data ? (
          <LoadFailed load={bought} />
        ) : purchase ? (
          <Facts>
            <Origin purchase={purchase} />
            {sales.map((sale) => (
              <SoldFact key={sale.slid} sale={sale} />
            ))}
            <HandedOverFact handOvers={handOvers} />
          </Facts>
        ) : (
          <>
            <p className="muted">{inventory.noOrigin}</p>
            {sales.length + handOvers.length > 0 && (
              <Facts>
                {sales.map((sale) => (
                  <SoldFact key={sale.slid} sale={sale} />
                ))}
                <HandedOverFact handOvers={handOvers} />
              </Facts>
            )}
          </>
        )}
        <div className="cluster">
          {(!pet.archived || isSoldWithout) && (
            <Button icon="receipt" onClick={() => setOpen('sell')}>
              {inventory.sell}
            </Button>
          )}
          {bought.data && !purchase && (
            <Button icon="cart" onClick={() => setOpen('bought')}>
              {inventory.addBought}
            </Button>
          )}
          <ButtonLink variant="quiet" icon="printer" href={paths.proof({ id: pet.id })}>
            {inventory.proof}
          </ButtonLink>
        </div>
      </div>
      {open === 'sell' && <SellDialog pet={pet} onClose={() => setOpen(null)} />}
      {open === 'bought' && <BoughtDialog pet={pet} onClose={() => setOpen(null)} />}
    </Box>
  );
}

/** The animal's sales that wait for the network. */
function WaitingHere({ pet_id }: { pet_id: number }) {
  const { inventory } = useTexts();
  const sales = useDeviceQueue().sales.filter((sale) => sale.pet_id === pet_id);
  if (sales.length === 0) return null;
  return (
    <Facts>
      {sales.map((sale) => (
        <Fact key={sale.slid} label={inventory.reasons.sold}>
          {formatDay(sale.s_date)}, {saleLine(sale, inventory)} <WaitsTag of={{ waits: 1 }} />
        </Fact>
      ))}
    </Facts>
  );
}

function Origin({ purchase }: { purchase: Bought }) {
  const { inventory } = useTexts();
  const { id, date, price, currency, count, size, seller, bred, parent_id, parent_name } = purchase;
  const more = [
    price > 0 &&
      (count > 1 ? `${showAmount(price, currency)} (${count})` : showAmount(price, currency)),
    size !== null && lengthText(size),
    seller && inventory.from(seller),
  ].filter(Boolean);
  return (
    <>
      {parent_name !== null && (
        <Fact label={inventory.parent}>
          {parent_id === null ? (
            parent_name
          ) : (
            <Link href={paths.petDetails(parent_id)}>{parent_name}</Link>
          )}
        </Fact>
      )}
      <Fact label={bred ? inventory.bred : inventory.bought}>
        <Link href={paths.purchaseDetails(id)}>{formatDay(date)}</Link>
        {more.length > 0 && `, ${more.join(', ')}`}
      </Fact>
    </>
  );
}

function SoldFact({ sale }: { sale: SaleRow }) {
  const { inventory } = useTexts();
  const { slid, s_date } = sale;
  return (
    <Fact label={inventory.reasons.sold}>
      <Link href={paths.saleDetails(slid)}>{formatDay(s_date)}</Link>, {saleLine(sale, inventory)}
    </Fact>
  );
}
