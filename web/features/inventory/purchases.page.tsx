import type { PurchaseRow } from '#src/features/purchases/purchases.queries.ts';
import { sizeText } from '#web/features/pets/size.ts';
import { api } from '#web/lib/api.ts';
import { formatDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import type { Column } from '#web/ui/table.tsx';
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
