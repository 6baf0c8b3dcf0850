import type { ColumnKey } from './columns.ts';

/** The cell that the keyboard is at. */
export type Cursor = { id: number; column: ColumnKey };

type Order = {
  /** Of the animals that are shown, from the top. */
  ids: readonly number[];
  columns: readonly ColumnKey[];
  /** How many rows a page has. */
  page: number;
};

/** Where a key leads, as in a spreadsheet; null for keys that lead nowhere. */
export function moved(
  cursor: Cursor,
  { key, ctrl }: { key: string; ctrl: boolean },
  { ids, columns, page }: Order,
): Cursor | null {
  const row = Math.max(0, ids.indexOf(cursor.id));
  const column = Math.max(0, columns.indexOf(cursor.column));
  const to = (nextRow: number, nextColumn: number): Cursor | null => {
    const id = ids[Math.min(Math.max(nextRow, 0), ids.length - 1)];
    const name = columns[Math.min(Math.max(nextColumn, 0), columns.length - 1)];
    return id === undefined || name === undefined ? null : { id, column: name };
  };
  const last = { row: ids.length - 1, column: columns.length - 1 };
  const steps: Record<string, () => Cursor | null> = {
    ArrowUp: () => to(ctrl ? 0 : row - 1, column),
    ArrowDown: () => to(ctrl ? last.row : row + 1, column),
    ArrowLeft: () => to(row, ctrl ? 0 : column - 1),
    ArrowRight: () => to(row, ctrl ? last.column : column + 1),
    Home: () => to(ctrl ? 0 : row, 0),
    End: () => to(ctrl ? last.row : row, last.column),
    PageUp: () => to(row - page, column),
    PageDown: () => to(row + page, column),
  };
  return steps[key]?.() ?? null;
}

/** The next cell that can be edited: to the right, then in the next row; null at the end. */
export function nextEditable(
  { id, column }: Cursor,
  back: boolean,
  ids: readonly number[],
  editable: readonly ColumnKey[],
  columns: readonly ColumnKey[],
): Cursor | null {
  const here = columns.indexOf(column);
  const isBeyond = (key: ColumnKey) =>
    back ? columns.indexOf(key) < here : columns.indexOf(key) > here;
  const inRow = back ? editable.findLast(isBeyond) : editable.find(isBeyond);
  if (inRow) return { id, column: inRow };
  const nextId = ids[ids.indexOf(id) + (back ? -1 : 1)];
  const first = back ? editable.at(-1) : editable[0];
  return nextId === undefined || first === undefined ? null : { id: nextId, column: first };
}

/** All between two animals, both included, in the order of the table. */
export function between(ids: readonly number[], one: number, other: number): number[] {
  const [a, b] = [ids.indexOf(one), ids.indexOf(other)].sort((x, y) => x - y);
  return a === undefined || b === undefined || a < 0 ? [other] : ids.slice(a, b + 1);
}
