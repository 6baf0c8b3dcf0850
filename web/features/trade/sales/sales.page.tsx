import { showAmount } from '#web/lib/money.ts';
import type { SaleRow } from '#src/features/trade/sales/sales.queries.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import type { Column } from '#web/ui/table.tsx';
import {
  countColumn,
  dayColumn,
  priceColumn,
  titleColumn,
  partnerColumn,
} from '#web/features/trade/records/trade-record-columns.tsx';
import { EntryListPage } from '#web/features/trade/records/trade-record-list.tsx';
import { WaitingSales } from './waiting-sales.tsx';
import { useListView } from '#web/features/trade/records/list-view.ts';

export function SalesPage() {
  const { inventory } = useTexts();
  const view = useListView();
  const { query } = view;
  const load = useLoad(['sales', 'list', query], () => api.sales.list.get({ query }), {
    errorTitle: inventory.errorSales,
    keep: true,
  });
  return (
    <EntryListPage
      kind="sales"
      before={<WaitingSales />}
      view={view}
      load={load}
      columns={columnsOf(inventory)}
      idOf={({ slid }) => slid}
      hrefOf={({ slid }) => paths.saleDetails(slid)}
    />
  );
}

function columnsOf(inventory: Texts['inventory']): Column<SaleRow>[] {
  return [
    dayColumn(inventory, (row) => row.s_date),
    titleColumn(inventory, (row) => ({
      what: row.name,
      line: <SpeciesName name={row.sc_name} />,
    })),
    countColumn(inventory, (row) => row.s_count),
    partnerColumn('buyer', inventory, (row) => row.buyer_name),
    priceColumn(inventory, (row) => showAmount(row.total_price, row.currency)),
  ];
}
