import {
  valueOf,
  type CellValue,
  type Edit,
  type EditField,
  type TablePlace,
  type TableRow,
} from './row.ts';

/** Rows with what is being stored laid over them; a row without an edit stays the same object. */
export function edited(
  rows: readonly TableRow[],
  edits: readonly Edit[],
  places: readonly TablePlace[],
): readonly TableRow[] {
  if (edits.length === 0) return rows;
  const byId = Map.groupBy(edits, ({ id }) => id);
  return rows.map((row) => {
    const own = byId.get(row.id);
    if (!own) return row;
    const next = { ...row, ...Object.fromEntries(own.map(({ field, value }) => [field, value])) };
    if (next.place_id === row.place_id) return next;
    const path = places.find(({ id }) => id === next.place_id)?.path ?? null;
    return { ...next, place: path, slot: null };
  });
}

export type Known = ReturnType<typeof createKnown>;

/**
 * What was stored from here and may not have been read again yet: a second edit of the same cell starts from it, and not
 * from what is on the screen. Of other cells the revision that was read counts, so that what somebody else changed
 * meanwhile is not taken back.
 */
export function createKnown() {
  const cells = new Map<string, { rev: number; value: CellValue }>();
  const keyOf = (id: number, field: EditField) => `${id} ${field}`;
  return {
    of(row: TableRow, edits: readonly Edit[]) {
      const own = edits.map(({ field }) => {
        const cell = cells.get(keyOf(row.id, field));
        const isNewer = cell !== undefined && cell.rev > row.rev;
        return {
          field,
          value: isNewer ? cell.value : valueOf(row, field),
          rev: isNewer ? cell.rev : 0,
        };
      });
      return {
        before: Object.fromEntries(own.map(({ field, value }) => [field, value])),
        rev: Math.max(row.rev, ...own.map(({ rev }) => rev)),
      };
    },
    note(edits: readonly Edit[], rev: number): void {
      for (const { id, field, value } of edits) cells.set(keyOf(id, field), { rev, value });
    },
    /** After an undo what is read counts again. */
    forget(edits: readonly Edit[]): void {
      for (const { id, field } of edits) cells.delete(keyOf(id, field));
    },
  };
}
