import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';

/** In the place of a purchase or sale that was deleted, never was, or is somebody else's. */
export function EntryMissing({ list }: { list: 'purchases' | 'sales' }) {
  const { inventory } = useTexts();
  const bought = list === 'purchases';
  return (
    <Empty
      title={bought ? inventory.purchaseMissing : inventory.saleMissing}
      action={
        <ButtonLink href={bought ? paths.purchases() : paths.sales()}>
          {bought ? inventory.toPurchases : inventory.toSales}
        </ButtonLink>
      }
    >
      {inventory.missingText}
    </Empty>
  );
}
