import { useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react';
import { useLocation } from 'wouter';
import type { Selection } from '#web/features/animals/pet-list/selection.ts';
import { paths } from '#web/paths.ts';
import type { Column } from './columns.ts';
import { between, moved, nextEditable, type Cursor } from './cursor.ts';
import { cellOf, idOf, isCell, isPick, isSame } from './grid-events.ts';
import type { CursorState } from './use-cursor.ts';

type Grid = {
  /** Of the animals that are shown, from the top. */
  ids: readonly number[];
  columns: readonly Column[];
  cursor: CursorState;
  selection: Selection;
  copyDown: (cell: Cursor) => void;
  undoLast: () => void;
};

/** So many rows are a page. */
const PAGE = 15;

/** What keys and clicks do in the table, as in a spreadsheet. */
export function useGrid(grid: Grid) {
  const { ids, columns, cursor, selection } = grid;
  const [, navigate] = useLocation();
  const anchor = useRef<number | null>(null);
  const pressed = useRef<Cursor | null>(null);
  const keys = columns.map(({ key }) => key);
  const editable = columns.filter(({ edits }) => edits).map(({ key }) => key);

  /** Selects one, or all from the one before to it. */
  function select(id: number, range: boolean, selected = !selection.has(id)): void {
    if (range && anchor.current !== null) selection.add(between(ids, anchor.current, id));
    else selection.toggle(id, selected);
    anchor.current = id;
  }
  function open(cell: Cursor): void {
    if (editable.includes(cell.column)) cursor.edit(cell);
    else navigate(paths.petDetails(cell.id));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const cell = cellOf(event.target);
    if (!cell || !isCell(event.target) || event.altKey) return;
    const ctrl = event.ctrlKey || event.metaKey;
    const next = moved(cell, { key: event.key, ctrl }, { ids, columns: keys, page: PAGE });
    const work = next ? () => goTo(next) : actionOf(event.key.toLowerCase(), ctrl);
    if (!work) return;
    event.preventDefault();
    work();

    function goTo(to: Cursor): void {
      if (event.shiftKey && cell) {
        anchor.current ??= cell.id;
        selection.add(between(ids, anchor.current, to.id));
      }
      cursor.go(to);
    }
    function actionOf(key: string, isCtrl: boolean): (() => void) | null {
      if (!cell) return null;
      if (isCtrl)
        return (
          {
            a: () => selection.add(ids),
            d: () => grid.copyDown(cell),
            z: grid.undoLast,
          }[key] ?? null
        );
      if (key === 'enter' || key === 'f2') return () => open(cell);
      if (key === ' ') return () => select(cell.id, event.shiftKey);
      return key === 'escape' && selection.ids.length > 0 ? selection.end : null;
    }
  }

  function onMouseDown(event: MouseEvent): void {
    // with Shift the lines are selected, not their text
    if (event.shiftKey && idOf(event.target) !== null) event.preventDefault();
    const isFocused = isCell(document.activeElement) && document.activeElement;
    pressed.current = isFocused ? cellOf(isFocused) : null;
  }
  function onClick(event: MouseEvent): void {
    const id = idOf(event.target);
    if (id === null || !(event.target instanceof Element)) return;
    if (isPick(event.target)) return select(id, event.shiftKey);
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey;
    const link = event.target.closest('a');
    if (link && isPlain) {
      event.preventDefault();
      navigate(link.pathname + link.search);
    }
    if (event.target.closest('a, input, select, textarea')) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey) return select(id, event.shiftKey);
    const cell = cellOf(event.target);
    const isAsked = event.target.closest('.cell-edit') !== null || isSame(cell, pressed.current);
    if (cell && isAsked && editable.includes(cell.column)) cursor.edit(cell);
  }
  function onFocus(event: FocusEvent): void {
    const cell = cellOf(event.target);
    if (cell && isCell(event.target)) cursor.note(cell);
  }
  return {
    handlers: { onKeyDown, onMouseDown, onClick, onFocus },
    /** Where Tab leads from a cell that was edited. */
    beside: (cell: Cursor, back: boolean) => nextEditable(cell, back, ids, editable, keys),
    below: (cell: Cursor): Cursor => {
      const id = ids[ids.indexOf(cell.id) + 1];
      return id === undefined ? cell : { ...cell, id };
    },
  };
}
