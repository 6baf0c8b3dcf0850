import type { ReactNode } from 'react';
import { PAGE_SIZE } from '#src/domain/pagination.ts';
import type { PagedLoad } from '#web/lib/paged-load.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { LoadFailed } from './load-failed.tsx';

/** One page of a list as a table, with the links to its other pages. */
export function PagedTable<Row>(props: {
  load: PagedLoad<{ rows: Row[]; count: number }>;
  caption: string;
  columns: readonly Column<Row>[];
  rowKey: (row: Row) => string | number;
  rowHref: (row: Row) => string;
  isNew?: (row: Row) => boolean;
  /** In place of a list without rows. */
  empty: ReactNode;
}) {
  const { load, empty, ...table } = props;
  const { data, loading, page } = load;
  if (!loading && !data) return <LoadFailed load={load} />;
  if (data?.count === 0) return empty;
  return (
    <>
      <Table {...table} rows={data?.rows} skeletonRows={PAGE_SIZE} />
      <Pagination count={data?.count} page={page} />
    </>
  );
}
