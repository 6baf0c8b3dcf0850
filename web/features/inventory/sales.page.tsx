import { PAGE_SIZE } from '#src/domain/pagination.ts';
import type { SaleRow } from '#src/features/sales/sales.queries.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
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

export function SalesPage() {
  const { inventory } = useTexts();
  const view = useListView();
  return (
    <InventoryFrame tab="sales" title={inventory.sales}>
      <div className="split">
        <div className="stack tight">
          <ListToolbar list="sales" view={view} />
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
  const { inventory } = useTexts();
  const money = useMoney();
  const { page, query, search, year } = view;
  const list = useLoad(['sales', 'list', query], () => api.sales.list.get({ query }), {
    errorTitle: inventory.errorSales,
    keep: true,
  });
  if (!list.loading && !list.data) {
    return <LoadFailed title={inventory.errorSales} retry={list.retry} />;
  }
  if (list.data?.count === 0) return <None filtered={view.filtered} />;
  return (
    <>
      <Table
        caption={inventory.sales}
        columns={columnsOf(inventory, money)}
        rows={list.data?.rows}
        rowKey={(row) => row.slid}
        rowHref={(row) => paths.saleDetails(row.slid)}
        skeletonRows={PAGE_SIZE}
      />
      <Pagination
        count={list.data?.count}
        page={page}
        href={(target) => paths.sales({ page: target, search, ...(year !== null && { year }) })}
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
        action={<ButtonLink href={paths.sales()}>{inventory.showAll}</ButtonLink>}
      >
        {inventory.nothingFoundText}
      </Empty>
    );
  }
  return (
    <Empty
      title={inventory.noSales}
      action={
        <ButtonLink icon="plus" href={paths.saleAdd()}>
          {inventory.addSale}
        </ButtonLink>
      }
    >
      {inventory.noSalesText}
    </Empty>
  );
}

function columnsOf(inventory: Texts['inventory'], money: MoneyWords): Column<SaleRow>[] {
  return [
    {
      key: 'date',
      head: inventory.date,
      slot: 'meta',
      bare: true,
      nowrap: true,
      cell: (row) => <time dateTime={row.s_date}>{formatDay(row.s_date)}</time>,
    },
    {
      key: 'what',
      head: inventory.what,
      slot: 'title',
      cell: (row) => (
        <>
          {row.name}
          <span className="line">
            <SpeciesName name={row.sc_name} />
          </span>
        </>
      ),
    },
    { key: 'count', head: inventory.count, slot: 'meta', right: true, cell: (row) => row.s_count },
    {
      key: 'buyer',
      head: inventory.buyer,
      slot: 'meta',
      bare: true,
      blank: (row) => row.buyer_name === '',
      cell: (row) => row.buyer_name,
    },
    {
      key: 'price',
      head: inventory.price,
      slot: 'aside',
      right: true,
      nowrap: true,
      cell: (row) => money.format(row.total_price),
    },
  ];
}
