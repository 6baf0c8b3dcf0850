import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Crumbs } from '#web/ui/crumbs.tsx';

/** Breadcrumbs of an entry, its form, or a form for a new one. */
export function InventoryCrumbs(props: {
  list: 'purchases' | 'sales' | 'papers';
  entry?: { href: string; label: string };
  here: string;
}) {
  const { list, entry, here } = props;
  const { inventory } = useTexts();
  const lists = {
    purchases: { href: paths.purchases(), label: inventory.purchases },
    sales: { href: paths.sales(), label: inventory.sales },
    papers: { href: paths.stockBook(), label: inventory.stockBook },
  };
  return (
    <Crumbs
      path={[
        { href: paths.inventory(), label: inventory.title },
        lists[list],
        ...(entry ? [entry] : []),
      ]}
      here={here}
    />
  );
}
