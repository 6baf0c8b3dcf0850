import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Cursor } from './cursor.ts';

export type CursorState = ReturnType<typeof useCursor>;

/** Which cell the keyboard is at, and whether it is being edited. The cell gets the focus when `go` leads to it. */
export function useCursor(table: RefObject<HTMLTableElement | null>) {
  const [state, setState] = useState<{ cursor: Cursor | null; editing: boolean }>({
    cursor: null,
    editing: false,
  });
  const takesFocus = useRef(false);
  useLayoutEffect(() => {
    if (!takesFocus.current || state.editing) return;
    takesFocus.current = false;
    focusCell(table.current, state.cursor);
  }, [table, state]);
  return {
    ...state,
    /** To a cell, as a key does. */
    go(cursor: Cursor): void {
      takesFocus.current = true;
      setState({ cursor, editing: false });
    },
    edit(cursor: Cursor): void {
      setState({ cursor, editing: true });
    },
    /** The focus went there by itself. */
    note(cursor: Cursor): void {
      setState((now) =>
        now.cursor?.id === cursor.id && now.cursor.column === cursor.column
          ? now
          : { cursor, editing: false },
      );
    },
    /** No longer edits; the focus is elsewhere. */
    leave(): void {
      setState((now) => ({ ...now, editing: false }));
    },
  };
}

function focusCell(table: HTMLTableElement | null, cursor: Cursor | null): void {
  const cell = cursor && cellElement(table, cursor);
  cell?.focus({ preventScroll: true });
  cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

export const cellElement = (within: HTMLElement | null, { id, column }: Cursor) =>
  within?.querySelector<HTMLElement>(`[data-id="${id}"] [data-column="${column}"]`);
