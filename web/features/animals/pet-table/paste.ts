import { unguardCell } from '#src/domain/import/csv-cells.ts';
import type { Issue } from '#src/domain/problems/codes.ts';
import type { Day } from '#src/domain/days.ts';
import { fold } from '#src/domain/text/fold.ts';
import type { Column, ColumnKey } from './columns.ts';
import type { Cursor } from './cursor.ts';
import type { DateOrder } from '#src/domain/dates/read-dates.ts';
import { readCell } from './read-cell.ts';
import { valueOf, type CellValue, type EditField, type TableRow } from './row.ts';

/** One cell that a paste would change. */
export type Change = { row: TableRow; field: EditField; value: CellValue };
export type Unread = { row: TableRow; field: EditField; text: string; problem: Issue };

export type PastePlan = {
  changes: Change[];
  unread: Unread[];
  /** Lines for which there is no animal. */
  beyond: number;
};

type Table = {
  rows: readonly TableRow[];
  columns: readonly Column[];
  /** The headings of the columns, also of those that are not shown. */
  heads: Readonly<Record<ColumnKey, string | readonly string[]>>;
  all: readonly Column[];
  cursor: Cursor | null;
  today: Day;
  order?: DateOrder | null;
  places: readonly { id: number; path: string }[];
};

/**
 * What cells of a spreadsheet would change. A first line of headings says which column is which, and a column of numbers
 * whose line it is; else the cells go where they are pasted, from the cursor to the right and down.
 */
export function planPaste(cells: readonly (readonly string[])[], table: Table): PastePlan {
  const texts = cells
    .map((line) => line.map((cell) => unguardCell(cell.trim())))
    .filter((line) => line.some((cell) => cell !== ''));
  const headed = columnsNamed(texts[0] ?? [], table);
  const columns = headed ?? columnsFrom(table);
  const lines = headed ? texts.slice(1) : texts;
  const ids = headed?.findIndex((column) => column?.key === 'id') ?? -1;
  const byId = new Map(table.rows.map((row) => [String(row.id), row]));
  const start = table.rows.findIndex(({ id }) => id === table.cursor?.id);
  const plan: PastePlan = { changes: [], unread: [], beyond: 0 };
  for (const [at, line] of lines.entries()) {
    const row = ids >= 0 ? byId.get(line[ids] ?? '') : table.rows[Math.max(start, 0) + at];
    if (row) readLine(plan, row, line, columns, table);
    else plan.beyond++;
  }
  return plan;
}

function readLine(
  plan: PastePlan,
  row: TableRow,
  line: readonly string[],
  columns: readonly (Column | null)[],
  table: Table,
): void {
  for (const [at, text] of line.entries()) {
    const field = columns[at]?.edits;
    if (!field) continue;
    const read = readCell(field, text, table);
    if ('problem' in read) plan.unread.push({ row, field, text, problem: read.problem });
    else if (read.value !== valueOf(row, field))
      plan.changes.push({ row, field, value: read.value });
  }
}

/** The columns that a line of headings names; null where it is no such line. */
function columnsNamed(
  line: readonly string[],
  { all, heads }: Table,
): readonly (Column | null)[] | null {
  const isHeadOf = (key: ColumnKey, text: string) =>
    [heads[key]].flat().some((head) => fold(head) === fold(text));
  const found = line.map((text) => all.find(({ key }) => isHeadOf(key, text)) ?? null);
  const isHead = line.every((text, at) => text === '' || found[at]) && found.some(Boolean);
  return isHead ? found : null;
}

function columnsFrom({ columns, cursor }: Table): readonly Column[] {
  const start = columns.findIndex(({ key }) => key === cursor?.column);
  return columns.slice(Math.max(start, 0));
}
