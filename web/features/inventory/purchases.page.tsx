import type { PurchaseRow } from '#src/features/purchases/purchases.queries.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { sizeText } from '#web/lib/size.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import type { Column } from '#web/ui/table.tsx';
import { countColumn, dayColumn, priceColumn, whatColumn, whomColumn } from './entry-columns.tsx';
import { EntryListPage } from './entry-list.tsx';
import { useListView } from './list-view.ts';
import { useMoney, type MoneyWords } from './use-money.ts';
import { What, whatLine } from './what.tsx';

type Row = Omit<PurchaseRow, 'seller_address' | 'notes'>;

export function PurchasesPage() {
  const { inventory, animals } = useTexts();
  const money = useMoney();
  const view = useListView();
  const { query } = view;
  const load = useLoad(['purchases', 'list', query], () => api.purchases.list.get({ query }), {
    errorTitle: inventory.errorPurchases,
    keep: true,
  });
  return (
    <EntryListPage
      kind="purchases"
      view={view}
      load={load}
      columns={columnsOf(inventory, animals, money)}
      idOf={({ id }) => id}
      hrefOf={({ id }) => paths.purchaseDetails(id)}
    />
  );
}

function columnsOf(
  inventory: Texts['inventory'],
  animals: Texts['animals'],
  money: MoneyWords,
): Column<Row>[] {
  return [
    dayColumn(inventory, (row) => row.date),
    whatColumn(inventory, (row) => ({
      what: <What purchase={row} />,
      line: whatLine(row, inventory),
    })),
    countColumn(inventory, (row) => row.count),
    {
      key: 'size',
      head: inventory.size,
      slot: 'meta',
      bare: true,
      nowrap: true,
      blank: (row) => row.size === null,
      cell: (row) => (row.size === null ? '–' : animals.cm(sizeText(row.size))),
    },
    whomColumn('seller', inventory, (row) => row.seller),
    priceColumn(inventory, (row) => (row.price === 0 && row.bred ? '–' : money.format(row.price))),
  ];
}
