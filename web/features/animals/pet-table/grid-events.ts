import type { ColumnKey } from './columns.ts';
import { isColumnKey } from './columns.ts';
import type { Cursor } from './cursor.ts';

/** The cell that an event is about; null for headings, groups and the checkbox. */
export function cellOf(target: EventTarget | null): Cursor | null {
  if (!(target instanceof Element)) return null;
  const column = target.closest<HTMLElement>('[data-column]')?.dataset['column'] ?? '';
  const id = idOf(target);
  return id !== null && isColumnKey(column) ? { id, column: column satisfies ColumnKey } : null;
}

/** The animal whose line it is. */
export function idOf(target: EventTarget | null): number | null {
  if (!(target instanceof Element)) return null;
  const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
  return id === undefined ? null : Number(id);
}

/** The cell itself, and nothing in it, such as a field that is being typed into. */
export const isCell = (target: EventTarget | null): target is HTMLElement =>
  target instanceof HTMLElement && target.dataset['column'] !== undefined;

export const isPick = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('tbody .c-pick') !== null;

export const isSame = (a: Cursor | null, b: Cursor | null): boolean =>
  a !== null && b !== null && a.id === b.id && a.column === b.column;
