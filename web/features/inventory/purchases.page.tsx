import { PAGE_SIZE } from '#src/domain/pagination.ts';
import type { PurchaseRow } from '#src/features/purchases/purchases.queries.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { sizeText } from '#web/features/pets/size.ts';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { InventoryFrame } from './inventory-frame.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { useListView, type ListView } from './list-view.ts';
import { SumsBox } from './sums-box.tsx';
import { useMoney, type MoneyWords } from './use-money.ts';
import { What, whatLine } from './what.tsx';

type Row = Omit<PurchaseRow, 'seller_address' | 'notes'>;

export function PurchasesPage() {
  const { inventory } = useTexts();
  const view = useListView();
  return (
    <InventoryFrame tab="purchases" title={inventory.purchases}>
      <div className="split">
        <div className="stack tight">
          <ListToolbar list="purchases" view={view} />
          <List view={view} />
        </div>
        <div className="stack">
          <SumsBox year={view.year} onYear={view.setYear} />
        </div>
      </div>
    </InventoryFrame>
  );
}

function List({ view }: { view: ListView }) {
  const { inventory, animals } = useTexts();
  const money = useMoney();
  const { page, query, search, year } = view;
  const list = useLoad(['purchases', 'list', query], () => api.purchases.list.get({ query }), {
    errorTitle: inventory.errorPurchases,
    keep: true,
  });
  if (!list.loading && !list.data) {
    return <LoadFailed title={inventory.errorPurchases} retry={list.retry} />;
  }
  if (list.data?.count === 0) return <None filtered={view.filtered} />;
  return (
    <>
      <Table
        caption={inventory.purchases}
        columns={columnsOf(inventory, animals, money)}
        rows={list.data?.rows}
        rowKey={(row) => row.id}
        rowHref={(row) => paths.purchaseDetails(row.id)}
        skeletonRows={PAGE_SIZE}
      />
      <Pagination
        count={list.data?.count}
        page={page}
        href={(target) => paths.purchases({ page: target, search, ...(year !== null && { year }) })}
      />
    </>
  );
}

function None({ filtered }: { filtered: boolean }) {
  const { inventory } = useTexts();
  if (filtered) {
    return (
      <Empty
        title={inventory.nothingFound}
        action={<ButtonLink href={paths.purchases()}>{inventory.showAll}</ButtonLink>}
      >
        {inventory.nothingFoundText}
      </Empty>
    );
  }
  return (
    <Empty
      title={inventory.noPurchases}
      action={
        <ButtonLink icon="plus" href={paths.purchaseAdd()}>
          {inventory.addPurchase}
        </ButtonLink>
      }
    >
      {inventory.noPurchasesText}
    </Empty>
  );
}

function columnsOf(
  inventory: Texts['inventory'],
  animals: Texts['animals'],
  money: MoneyWords,
): Column<Row>[] {
  return [
    {
      key: 'date',
      head: inventory.date,
      slot: 'meta',
      bare: true,
      nowrap: true,
      cell: (row) => <time dateTime={row.date}>{formatDay(row.date)}</time>,
    },
    {
      key: 'what',
      head: inventory.what,
      slot: 'title',
      cell: (row) => (
        <>
          <What purchase={row} />
          {whatLine(row, inventory) && <span className="line">{whatLine(row, inventory)}</span>}
        </>
      ),
    },
    {
      key: 'count',
      head: inventory.count,
      slot: 'meta',
      right: true,
      cell: (row) => row.count,
    },
    {
      key: 'size',
      head: inventory.size,
      slot: 'meta',
      bare: true,
      nowrap: true,
      blank: (row) => row.size === null,
      cell: (row) => (row.size === null ? '–' : animals.cm(sizeText(row.size))),
    },
    {
      key: 'seller',
      head: inventory.seller,
      slot: 'meta',
      bare: true,
      blank: (row) => row.seller === '',
      cell: (row) => row.seller,
    },
    {
      key: 'price',
      head: inventory.price,
      slot: 'aside',
      right: true,
      nowrap: true,
      cell: (row) => (row.price === 0 && row.bred ? '–' : money.format(row.price)),
    },
  ];
}
