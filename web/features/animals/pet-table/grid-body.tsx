/* oxlint-disable jsx-a11y/control-has-associated-label -- the room of lines that are not drawn holds nothing, and nobody hears of it */
import { useLayoutEffect, useRef, useState } from 'react';
import type { AnimalGrouping } from '#src/domain/animal/animal-groups.ts';
import type { Selection } from '#web/features/animals/pet-list/selection.ts';
import type { CellLook } from './cell-content.tsx';
import type { EditorActions } from './cell-editor.tsx';
import { LEADING, type Column } from './columns.ts';
import { cellOf, isCell, isSame } from './grid-events.ts';
import { GroupRow } from './group-row.tsx';
import { partsWithin, type Line } from './lines.ts';
import type { TableGroup } from './row.ts';
import { createDrawnRows } from './drawn-rows.ts';
import { Row } from './table-row.tsx';
import { cellElement, type CursorState } from './use-cursor.ts';
import { usePainted } from '#web/ui/use-painted.ts';
import { usePrinting } from '#web/ui/use-printing.ts';
import { around, useVisibleRange } from './use-visible-range.ts';

type BodyProps = {
  lines: readonly Line[];
  columns: readonly Column[];
  group: AnimalGrouping | null;
  folded: ReadonlySet<TableGroup['key']>;
  onFold: (key: TableGroup['key']) => void;
  onRound: ((group: TableGroup, name: string) => void) | null;
  cursor: CursorState;
  selection: Selection;
  look: CellLook;
  actions: EditorActions;
};

/**
 * The lines that are in sight, and the one that has the focus. After a sort, a group, a filter or a selection those
 * beyond the edges of the window follow once the others are painted.
 */
export function GridBody(props: BodyProps) {
  const { lines, columns, group, folded, cursor, selection, look, actions } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const isPrinting = usePrinting();
  const { range, sight } = useVisibleRange(body);
  const { length: chosen } = selection.ids;
  const hasPaintedLines = usePainted(lines) === lines;
  const isPainted = usePainted(chosen) === chosen && hasPaintedLines;
  const here = cursor.cursor;
  const span = columns.length + LEADING.length;
  const pinned = here && lines.findIndex((line) => line.kind === 'row' && line.row.id === here.id);
  const first = lines.find((line) => line.kind === 'row');
  const isShown = pinned !== null && pinned >= 0;
  const stop = isShown ? here : first && { id: first.row.id, column: columns[0]?.key ?? null };
  const parts = partsWithin(lines, isPrinting ? ALL : range, [pinned]);
  const [rowsOf] = useState(createDrawnRows);
  const drawn = rowsOf(
    parts.flatMap((part) => ('line' in part && part.line.kind === 'row' ? part.line : [])),
    here?.id ?? null,
    cursor.editing,
    isPrinting || isPainted ? null : around(sight.current),
    ({ row, at }, key) => {
      const isHere = here?.id === row.id;
      return (
        <Row
          key={key}
          row={row}
          at={at}
          columns={columns}
          active={isHere ? here.column : null}
          stop={stop?.id === row.id ? stop.column : null}
          editing={isHere && cursor.editing}
          selected={selection.has(row.id)}
          look={look}
          actions={actions}
        />
      );
    },
  );
  // in another order an animal stands in another line, and the focus follows it, also where its former line has gone
  const had = focusedCell();
  useLayoutEffect(() => {
    const isLost = document.activeElement === document.body;
    if (!had || !here || cursor.editing || (!isLost && !focusedCell())) return;
    if (!isSame(focusedCell(), here))
      cellElement(body.current, here)?.focus({ preventScroll: true });
  });
  return (
    <tbody ref={body}>
      {parts.map((part) => {
        if ('gap' in part)
          return (
            <tr key={part.key} className="gap" aria-hidden="true" style={{ height: part.gap }}>
              <td colSpan={span} />
            </tr>
          );
        const { line } = part;
        if (line.kind === 'row') return drawn.get(line.row.id);
        return (
          <GroupRow
            key={`group ${line.group.key}`}
            group={line.group}
            by={group ?? 'type'}
            at={line.at}
            span={span}
            folded={folded.has(line.group.key)}
            onFold={props.onFold}
            onRound={props.onRound}
          />
        );
      })}
    </tbody>
  );
}

/** Paper has no edges to scroll to. */
const ALL = [0, Number.POSITIVE_INFINITY] as const;

const focusedCell = () => (isCell(document.activeElement) ? cellOf(document.activeElement) : null);
