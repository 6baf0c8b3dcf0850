import { genderCount } from '#src/domain/animal/gender.ts';
import { csvCell } from '#src/domain/import/csv-cells.ts';
import { sizeText } from '#web/lib/size.ts';
import type { Column, ColumnKey } from './columns.ts';
import type { TableRow } from './row.ts';

/** What a spreadsheet gets of a cell: days as such, numbers with the decimal mark of the keeper's language. */
const plain: Record<ColumnKey, (row: TableRow) => string | number | null> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  sc_name: ({ sc_name }) => sc_name,
  gender: ({ gender, an_count }) => genderCount(gender, an_count),
  an_count: ({ an_count }) => an_count,
  size: ({ size }) => (size === null ? null : sizeText(size)),
  date_f: ({ date_f }) => date_f,
  refusals: ({ refusals }) => refusals,
  mmt: ({ mmt }) => mmt,
  plans: ({ plans }) => plans.join(', '),
  place: ({ place = null }) => place,
  slot: ({ slot = null }) => slot,
  next_date: ({ next_date }) => next_date,
  an_type: ({ an_type }) => an_type,
  kept_since: ({ kept_since }) => kept_since,
  hatched: ({ hatched }) => hatched,
  notes: ({ notes }) => notes,
  tag: ({ tag }) => tag,
};

export const cellText = (row: TableRow, key: ColumnKey): string => String(plain[key](row) ?? '');

/** Rows as spreadsheets take them from the clipboard, with their headings. */
export function copiedText(
  rows: readonly TableRow[],
  columns: readonly Column[],
  heads: Readonly<Record<ColumnKey, string>>,
): string {
  const lines = rows.map((row) => columns.map(({ key }) => plain[key](row)));
  return [columns.map(({ key }) => heads[key]), ...lines]
    .map((line) => line.map(csvCell).join('\t'))
    .join('\n');
}
