import { csvCell } from '#src/domain/import/csv-cells.ts';

type Cell = string | number | null;
type CsvColumn<Row> = [head: string, cell: (row: Row) => Cell];

/** Rows as a file for spreadsheets: comma, CRLF, no cell that would run as a formula. */
export function csvResponse<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Response {
  const lines = [
    columns.map(([head]) => head).join(','),
    ...rows.map((row) => columns.map(([, cell]) => csvCell(cell(row))).join(',')),
  ];
  return new Response(lines.map((line) => `${line}\r\n`).join(''), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
    },
  });
}
