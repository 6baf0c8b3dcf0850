import { useTexts } from '#web/texts/texts.ts';
import type { Selection } from '#web/features/animals/pet-list/selection.ts';
import type { Then } from './cell-editor.tsx';
import type { Column } from './columns.ts';
import type { Cursor } from './cursor.ts';
import { valueOf, type CellValue, type Edit, type EditField, type TableRow } from './row.ts';

type Parts = {
  rows: readonly TableRow[];
  ids: readonly number[];
  columns: readonly Column[];
  selection: Selection;
  apply: (edits: readonly Edit[], text: string) => Promise<void>;
};

/** What is stored of cells: one that was typed, one that is copied down, or many that were pasted. */
export function useCellEdits({ rows, ids, columns, selection, apply }: Parts) {
  const { petTable } = useTexts();
  const rowOf = (id: number) => rows.find((row) => row.id === id);
  const columnOf = (field: EditField) => columns.find(({ edits }) => edits === field);

  /** Stores those of the edits that change something. */
  function store(edits: readonly Edit[]): void {
    const changes = edits.filter(({ id, field, value }) => {
      const row = rowOf(id);
      return row && valueOf(row, field) !== value;
    });
    const [only] = changes;
    if (!only) return;
    const name = rowOf(only.id)?.name ?? '';
    const column = columnOf(only.field);
    const text =
      changes.length === 1 && column
        ? petTable.saved(name, petTable.heads[column.key])
        : petTable.savedMany(changes.length);
    void apply(changes, text);
  }

  /** Into those of the selected lines that are below, else into the next line. Returns the last one. */
  function copyDown(cell: Cursor, field: EditField, value: CellValue): number {
    const below = ids.slice(ids.indexOf(cell.id) + 1);
    const chosen = selection.has(cell.id) ? below.filter(selection.has) : [];
    const targets = chosen.length > 0 ? chosen : below.slice(0, 1);
    store([cell.id, ...targets].map((id) => ({ id, field, value })));
    return targets.at(-1) ?? cell.id;
  }
  return { store, copyDown, rowOf };
}

export type { Then };
