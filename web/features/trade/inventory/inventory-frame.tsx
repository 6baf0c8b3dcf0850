import type { ReactNode } from 'react';
import { formatCount } from '#web/lib/format.ts';
import { Page } from '#web/layout/page.tsx';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import { useSums } from './use-sums.ts';

type InventoryTab = 'overview' | 'purchases' | 'sales' | 'book';

/** Heading, actions and tabs of the four sibling pages. */
export function InventoryFrame(props: {
  tab: InventoryTab;
  title: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const { tab, title, actions, children } = props;
  const { inventory } = useTexts();
  return (
    <Page
      title={title}
      heading={inventory.title}
      sub={inventory.sub}
      actions={actions ?? <AddButtons tab={tab} />}
    >
      <InventoryTabs tab={tab} />
      {children}
    </Page>
  );
}

/** The primary button is that of the current page. */
function AddButtons({ tab }: { tab: InventoryTab }) {
  const { inventory } = useTexts();
  const sales = tab === 'sales';
  return (
    <>
      <ButtonLink variant={sales ? 'primary' : 'plain'} icon="plus" href={paths.saleAdd()}>
        {inventory.sale}
      </ButtonLink>
      <ButtonLink variant={sales ? 'plain' : 'primary'} icon="plus" href={paths.purchaseAdd()}>
        {inventory.purchase}
      </ButtonLink>
    </>
  );
}

function InventoryTabs({ tab }: { tab: InventoryTab }) {
  const { inventory } = useTexts();
  const { spent, earned } = useSums(null);
  const counted = (label: string, count: number | undefined) => (
    <>
      {label}
      {count !== undefined && <span className="num muted desktop-only">{formatCount(count)}</span>}
    </>
  );
  return (
    <TabLinks
      label={inventory.title}
      tabs={[
        { href: paths.inventory(), label: inventory.overview, current: tab === 'overview' },
        {
          href: paths.purchases(),
          label: counted(inventory.purchases, spent?.count),
          current: tab === 'purchases',
        },
        {
          href: paths.sales(),
          label: counted(inventory.sales, earned?.count),
          current: tab === 'sales',
        },
        { href: paths.stockBook(), label: inventory.stockBook, current: tab === 'book' },
      ]}
    />
  );
}
