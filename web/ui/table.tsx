/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- display: flex on a phone takes the roles away, so they are written out */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { classes } from './classes.ts';
import { Skeleton } from './skeleton.tsx';

/**
 * One column. On a phone each row becomes an entry: `title` and `aside` share its first line,
 * `meta` flows on the second, every other cell is its label and value.
 */
export type Column<Row> = {
  key: string;
  head: string;
  cell: (row: Row) => ReactNode;
  /** The head is for screen readers only: a column of buttons. */
  hideHead?: boolean;
  slot?: 'title' | 'aside' | 'meta';
  /** On a phone without its label. */
  bare?: boolean;
  /** Omitted on a phone for this row. */
  blank?: (row: Row) => boolean;
  right?: boolean;
  nowrap?: boolean;
  buttons?: boolean;
  /** The cell whose text is the row's link; the title, else the first column. */
  link?: boolean;
};

type TableProps<Row> = {
  /** What the table contains, for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  /** undefined while loading: as many skeleton rows as `skeletonRows`. */
  rows: readonly Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** Makes the whole row a link. */
  rowHref?: (row: Row) => string | undefined;
  isNew?: (row: Row) => boolean;
  skeletonRows?: number;
};

/** Rows to compare. Roles are explicit, since the phone's layout removes them from the elements. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, columns, rows, rowKey, rowHref, isNew, skeletonRows = 12 } = props;
  const linked = columns.find((column) => column.link) ?? firstOf(columns);
  return (
    <table
      className={classes('table', isNew !== undefined && 'marks')}
      role="table"
      aria-busy={rows === undefined || undefined}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.key}
              role="columnheader"
              scope="col"
              className={classes(column.right && 'right', column.buttons && 'buttons') || undefined}
            >
              {column.hideHead ? (
                <span className="visually-hidden">{column.head}</span>
              ) : (
                column.head
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows?.map((row) => (
          <tr key={rowKey(row)} role="row" className={isNew?.(row) ? 'is-new' : undefined}>
            {columns.map((column) => (
              <Cell
                key={column.key}
                column={column}
                row={row}
                href={column === linked ? rowHref?.(row) : undefined}
              />
            ))}
          </tr>
        ))}
        {rows === undefined && <SkeletonTableRows columns={columns} count={skeletonRows} />}
      </tbody>
    </table>
  );
}

function Cell<Row>(props: { column: Column<Row>; row: Row; href: string | undefined }) {
  const { column, row, href } = props;
  const content = column.cell(row);
  return (
    <td
      role="cell"
      data-label={column.hideHead ? undefined : column.head}
      className={cellClass(column, column.blank?.(row) ?? false)}
    >
      {href !== undefined ? (
        <Link className="cover" href={href}>
          {content}
        </Link>
      ) : column.buttons ? (
        <div>{content}</div>
      ) : (
        content
      )}
    </td>
  );
}

function cellClass<Row>(column: Column<Row>, blank: boolean): string | undefined {
  const { slot, bare, right, nowrap, buttons } = column;
  const names = classes(
    slot,
    bare && 'bare',
    right && 'right',
    nowrap && 'nowrap',
    buttons && 'buttons',
    blank && 'blank',
  );
  return names || undefined;
}

function firstOf<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.slot === 'title') ?? columns[0];
}

function SkeletonTableRows<Row>(props: { columns: readonly Column<Row>[]; count: number }) {
  const { columns, count } = props;
  return Array.from({ length: count }, (_, row) => (
    <tr key={row} role="row">
      {columns.map((column, at) => (
        <td key={column.key} role="cell" className={cellClass({ ...column, bare: true }, false)}>
          {!column.buttons && <Skeleton index={row + at * 2} />}
        </td>
      ))}
    </tr>
  ));
}
