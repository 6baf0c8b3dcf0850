import { WaitsTag } from '#web/components/waits-tag.tsx';
import { formatShortDay } from '#web/lib/format.ts';
import { showAmount } from '#web/lib/money.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { paths } from '#web/paths.ts';
import { useDeviceQueue, type WaitingSale } from '#web/state/shown-queue.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { traded } from '#web/features/trade/records/trade-cache-keys.ts';

/** The sales that were noted on this device and wait for the network: the server's lists don't have them yet. */
export function WaitingSales() {
  const { inventory } = useTexts();
  const { sales } = useDeviceQueue();
  if (sales.length === 0) return null;
  return (
    <Box title={inventory.waitingSales}>
      <Rows label={inventory.waitingSales}>
        {sales.map((sale) => (
          <WaitingRow key={sale.slid} sale={sale} />
        ))}
      </Rows>
    </Box>
  );
}

function WaitingRow({ sale }: { sale: WaitingSale }) {
  const { inventory, common } = useTexts();
  const { slid, pet_id, name, s_date } = sale;
  const remove = useAction(() => api.sales.delete.delete({ slid, restore: 1 }), {
    errorTitle: inventory.errorDeletingSale,
    success: inventory.saleDeleted,
    invalidates: traded,
  });
  async function takeBack() {
    const [title, button] = [inventory.askTakeBack(name), inventory.takeSaleBack];
    if (await confirm({ title, text: common.canNotRestore, button, style: 'danger' }))
      await remove.run();
  }
  return (
    <Row
      href={paths.petDetails(pet_id)}
      title={name}
      beside={<WaitsTag of={{ waits: 1 }} />}
      line={`${saleLine(sale, inventory)}, ${formatShortDay(s_date)}`}
      end={
        <Button variant="quiet" busy={remove.busy} onClick={() => void takeBack()}>
          {inventory.takeSaleBack}
        </Button>
      }
    />
  );
}

type Words = ReturnType<typeof useTexts>['inventory'];

/** How many went, for how much, and to whom. */
export function saleLine(
  sale: Pick<WaitingSale, 's_count' | 'total_price' | 'currency' | 'buyer_name'>,
  inventory: Words,
): string {
  const { s_count, total_price, currency, buyer_name } = sale;
  const parts = [
    inventory.animalsOf(s_count),
    total_price > 0 && showAmount(total_price, currency),
    buyer_name && inventory.to(buyer_name),
  ];
  return parts.filter(Boolean).join(', ');
}
