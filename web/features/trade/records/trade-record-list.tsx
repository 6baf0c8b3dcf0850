import type { ReactNode } from 'react';
import { PAGE_SIZE } from '#src/domain/pagination.ts';
import { LoadFailed } from '#web/components/load-failed.tsx';
import type { Load } from '#web/lib/load.ts';
import { useNoEmptyPage } from '#web/lib/paged-load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { useEntryKind, type EntryKind } from './trade-record-kinds.ts';
import { InventoryFrame } from '#web/features/trade/inventory/inventory-frame.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import type { ListView } from './list-view.ts';
import { SumsBox } from '#web/features/trade/inventory/sums-box.tsx';

type EntryListProps<Row> = {
  kind: EntryKind;
  /** What stands above the list. */
  before?: ReactNode;
  view: ListView;
  load: Load<{ rows: Row[]; count: number }>;
  columns: readonly Column<Row>[];
  idOf: (row: Row) => number;
  hrefOf: (row: Row) => string;
};

/** The page of all purchases or sales: search and year, the entries page by page, and the sums beside them. */
export function EntryListPage<Row>(props: EntryListProps<Row>) {
  const { kind, view, load } = props;
  const { title } = useEntryKind(kind);
  // No records to search yet.
  const bare = load.data?.count === 0 && !view.filtered;
  return (
    <InventoryFrame tab={kind} title={title}>
      <div className="split">
        <div className="stack tight">
          {!bare && <ListToolbar kind={kind} view={view} />}
          {props.before}
          <List {...props} />
        </div>
        <div className="stack">
          <SumsBox year={view.year} onYear={view.setYear} />
        </div>
      </div>
    </InventoryFrame>
  );
}

function List<Row>({ kind, view, load, columns, idOf, hrefOf }: EntryListProps<Row>) {
  const { title } = useEntryKind(kind);
  useNoEmptyPage(load.data, view.page);
  if (!load.loading && !load.data) return <LoadFailed load={load} />;
  if (load.data?.count === 0) return <None kind={kind} filtered={view.filtered} />;
  return (
    <>
      <Table
        caption={title}
        columns={columns}
        rows={load.data?.rows}
        rowKey={idOf}
        rowHref={hrefOf}
        skeletonRows={PAGE_SIZE}
      />
      <Pagination count={load.data?.count} page={view.page} />
    </>
  );
}

function None({ kind, filtered }: { kind: EntryKind; filtered: boolean }) {
  const { inventory } = useTexts();
  const { list, add, addLabel, none, noneText } = useEntryKind(kind);
  if (filtered) {
    return (
      <Empty
        title={inventory.nothingFound}
        action={<ButtonLink href={list}>{inventory.showAll}</ButtonLink>}
      >
        {inventory.nothingFoundText}
      </Empty>
    );
  }
  return (
    <Empty
      title={none}
      action={
        <ButtonLink icon="plus" href={add}>
          {addLabel}
        </ButtonLink>
      }
    >
      {noneText}
    </Empty>
  );
}
