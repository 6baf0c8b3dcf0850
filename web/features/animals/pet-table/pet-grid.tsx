/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role -- a table that is edited in place is a grid: cells are reached by arrow keys */
import { useMemo, useRef, useState } from 'react';
import { groupAnimals } from '#src/domain/animal/animal-groups.ts';
import { rulerWidth } from '#web/components/ruler.tsx';
import { usualDateOrder } from '#web/lib/country-here.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { PetsView } from '#web/features/animals/pet-list/pets-view.ts';
import type { Recording } from '#web/features/animals/pet-details/record-now.tsx';
import type { Selection } from '#web/features/animals/pet-list/selection.ts';
import { columnsFor } from './columns.ts';
import { ColumnsDialog } from './columns-dialog.tsx';
import type { EditorActions } from './cell-editor.tsx';
import { LEADING } from './columns.ts';
import { GridBody } from './grid-body.tsx';
import { PreviewBeside } from './preview-beside.tsx';
import { sortedRows } from './kept-orders.ts';
import { linesOf } from './lines.ts';
import { planPaste } from './paste.ts';
import { PasteDialog } from './paste-dialog.tsx';
import type { TableGroup, TableRow, TreePlace } from './row.ts';
import { TableHead } from './table-head.tsx';
import { useCellLook } from './table-row.tsx';
import { TableTools } from './table-tools.tsx';
import { useCellEdits } from './use-cell-edits.ts';
import { useClipboard } from './use-clipboard.ts';
import { useCursor } from './use-cursor.ts';
import { useEdits } from './use-edits.ts';
import { useGrid } from './use-grid.ts';
import { headingsOf, headsOf } from './heads.ts';
import { useGroupRound } from './use-group-round.ts';
import { useHeights } from './use-heights.ts';
import { useLatest } from './use-latest.ts';
import { useTableLook } from './use-table-look.ts';
import { ColumnWidths, GridBox } from './grid-box.tsx';

type GridProps = {
  rows: readonly TableRow[];
  places: readonly TreePlace[];
  view: PetsView;
  selection: Selection;
  onRecord: (recording: Recording) => void;
};

/** Animals as lines that are edited in place, with the keys of a spreadsheet. */
export function PetGrid({ rows: stored, places, view, selection, onRecord }: GridProps) {
  const texts = useTexts();
  const { pets, petTable } = texts;
  const today = useToday();
  const look = useTableLook(view, places);
  const { columns, group, sortings } = look;
  const heights = useHeights();
  const sorted = useMemo(() => sortedRows(stored, sortings), [stored, sortings]);
  const edits = useEdits(sorted, places);
  const { rows } = edits;
  const groups = useMemo(
    () => (group ? groupAnimals(rows, group, places) : null),
    [rows, group, places],
  );
  const [folded, setFolded] = useState<ReadonlySet<TableGroup['key']>>(new Set());
  const lines = useMemo(
    () => linesOf(groups, rows, folded, heights),
    [groups, rows, folded, heights],
  );
  const shown = useMemo(
    () => (groups ? lines.flatMap((line) => (line.kind === 'row' ? line.row : [])) : rows),
    [groups, lines, rows],
  );
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const table = useRef<HTMLTableElement>(null);
  const cursor = useCursor(table);
  const cells = useCellEdits({ rows, ids, columns, selection, apply: edits.apply });
  const heads = useMemo(() => headsOf(texts, stored), [texts, stored]);
  const clipboard = useClipboard({ rows: shown, columns, heads, has: selection.has });
  const [choosing, setChoosing] = useState(false);
  const rulerOf = useMemo(() => rulerWidth(stored.map(({ size }) => size)), [stored]);
  const cellLook = useCellLook({ today, rulerOf, shortNames: view.shortNames });
  const grid = useGrid({
    ...{ ids, columns, cursor, selection, undoLast: edits.undoLast },
    copyDown(cell) {
      const row = cells.rowOf(cell.id);
      const field = columns.find(({ key }) => key === cell.column)?.edits;
      if (row && field) cursor.go({ ...cell, id: cells.copyDown(cell, field, row[field] ?? null) });
    },
  });
  const actions: EditorActions = useLatest({
    commit(row, field, value, then) {
      const here = cursor.cursor;
      if (!here) return;
      if (then === 'copyDown') {
        const last = cells.copyDown(here, field, value);
        return cursor.go({ ...here, id: last });
      }
      const beside = then === 'next' || then === 'back' ? grid.beside(here, then === 'back') : null;
      const below = grid.below(here);
      cells.store([{ id: row.id, field, value }]);
      if (then === 'away') cursor.leave();
      else if (then === 'down') cursor.go(below);
      else if (beside) cursor.edit(beside);
      else cursor.go(here);
    },
    cancel() {
      const here = cursor.cursor;
      const isElsewhere = document.activeElement?.closest('.pet-grid') === null;
      if (here && !isElsewhere) cursor.go(here);
      else cursor.leave();
    },
    places: () => places,
  });
  const fold = useLatest({
    fold: (key: TableGroup['key']) =>
      setFolded(
        (now) => new Set(now.has(key) ? [...now].filter((one) => one !== key) : [...now, key]),
      ),
  });
  const round = useGroupRound(group !== null);
  const plan =
    clipboard.pasted &&
    planPaste(clipboard.pasted, {
      order: usualDateOrder(),
      ...{ rows: shown, columns, heads: headingsOf(texts), all: columnsFor(places.length > 0) },
      ...{ cursor: cursor.cursor, today, places },
    });
  const { onCopy, onPaste } = clipboard;
  return (
    <>
      <TableTools
        rows={rows}
        group={group}
        groups={look.groups}
        onGroup={(by) => look.change({ group: by })}
        onColumns={() => setChoosing(true)}
        onCopy={() => void clipboard.copyRows()}
      />
      <PreviewBeside rows={shown} {...{ cursor, columns, rulerOf, onRecord }}>
        <GridBox columns={columns} row={heights.row}>
          <table
            ref={table}
            className="pet-grid"
            role="grid"
            aria-label={pets.title}
            aria-describedby="pet-grid-hint"
            aria-rowcount={lines.length + 1}
            aria-colcount={columns.length + LEADING.length}
            aria-multiselectable
            {...grid.handlers}
            {...{ onCopy, onPaste }}
          >
            <ColumnWidths columns={columns} />
            <TableHead
              heads={heads}
              columns={columns}
              sortings={sortings}
              sortBy={look.sortBy}
              count={ids.length}
              selected={selection.on ? ids.filter(selection.has).length : 0}
              onSelectAll={(all) => (all ? selection.add(ids) : selection.end())}
            />
            <GridBody
              lines={lines}
              columns={columns}
              group={group}
              folded={folded}
              onFold={fold.fold}
              onRound={view.archived ? null : round.begin}
              cursor={cursor}
              selection={selection}
              look={cellLook}
              actions={actions}
            />
          </table>
        </GridBox>
      </PreviewBeside>
      <p id="pet-grid-hint" className="visually-hidden">
        {petTable.hint}
      </p>
      {choosing && (
        <ColumnsDialog
          chosen={look.chosen}
          heads={heads}
          places={places.length > 0}
          onApply={(chosen) => {
            look.change({ columns: chosen });
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {plan && (
        <PasteDialog
          plan={plan}
          places={places}
          onApply={() => {
            cells.store(
              plan.changes.map(({ row, field, value }) => ({ id: row.id, field, value })),
            );
            clipboard.endPaste();
          }}
          onClose={clipboard.endPaste}
        />
      )}
    </>
  );
}
