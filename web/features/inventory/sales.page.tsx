import type { SaleRow } from '#src/features/sales/sales.queries.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import type { Column } from '#web/ui/table.tsx';
import { countColumn, dayColumn, priceColumn, whatColumn, whomColumn } from './entry-columns.tsx';
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
    dayColumn(inventory, (row) => row.s_date),
    whatColumn(inventory, (row) => ({
      what: row.name,
      line: <SpeciesName name={row.sc_name} />,
    })),
    countColumn(inventory, (row) => row.s_count),
    whomColumn('buyer', inventory, (row) => row.buyer_name),
    priceColumn(inventory, (row) => money.format(row.total_price)),
  ];
}
