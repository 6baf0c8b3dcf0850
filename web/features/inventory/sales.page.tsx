import type { SaleRow } from '#src/features/sales/sales.queries.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import type { Column } from '#web/ui/table.tsx';
import { EntryListPage } from './entry-list.tsx';
import { useListView } from './list-view.ts';
import { useMoney, type MoneyWords } from './use-money.ts';

export function SalesPage() {
  const { inventory } = useTexts();
  const money = useMoney();
  const view = useListView();
  const { query } = view;
  const load = useLoad(['sales', 'list', query], () => api.sales.list.get({ query }), {
    errorTitle: inventory.errorSales,
    keep: true,
  });
  return (
    <EntryListPage
      kind="sales"
      view={view}
      load={load}
      columns={columnsOf(inventory, money)}
      idOf={({ slid }) => slid}
      hrefOf={({ slid }) => paths.saleDetails(slid)}
    />
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
