import { showAmount } from '#web/lib/money.ts';
import type { PurchaseRow } from '#src/features/trade/purchases/purchases.queries.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { lengthText } from '#web/lib/size.ts';
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
import { useListView } from '#web/features/trade/records/list-view.ts';
import { KeptPurchases } from './kept-purchases.tsx';
import { What, tradeTitle } from '#web/features/trade/records/trade-title.tsx';

type Row = Omit<PurchaseRow, 'seller_address' | 'notes'>;

export function PurchasesPage() {
  const { inventory } = useTexts();
  const view = useListView();
  const { query } = view;
  const load = useLoad(['purchases', 'list', query], () => api.purchases.list.get({ query }), {
    errorTitle: inventory.errorPurchases,
    keep: true,
  });
  return (
    <EntryListPage
      kind="purchases"
      before={<KeptPurchases />}
      view={view}
      load={load}
      columns={columnsOf(inventory)}
      idOf={({ id }) => id}
      hrefOf={({ id }) => paths.purchaseDetails(id)}
    />
  );
}

function columnsOf(inventory: Texts['inventory']): Column<Row>[] {
  return [
    dayColumn(inventory, (row) => row.date),
    titleColumn(inventory, (row) => ({
      what: <What purchase={row} />,
      line: tradeTitle(row, inventory),
    })),
    countColumn(inventory, (row) => row.count),
    {
      key: 'size',
      head: inventory.size,
      slot: 'meta',
      bare: true,
      nowrap: true,
      blank: (row) => row.size === null,
      cell: (row) => (row.size === null ? '–' : lengthText(row.size)),
    },
    partnerColumn('seller', inventory, (row) => row.seller),
    // 0 is also what nobody noted
    priceColumn(inventory, ({ price, currency }) =>
      price === 0 ? '–' : showAmount(price, currency),
    ),
  ];
}
