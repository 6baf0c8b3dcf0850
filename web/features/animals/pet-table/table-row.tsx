import { memo, useMemo, type ReactElement } from 'react';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { contentKeys, contents, NONE, type CellLook } from './cell-content.tsx';
import { CellEditor, type EditorActions } from './cell-editor.tsx';
import type { Column, ColumnKey } from './columns.ts';
import type { TableRow } from './row.ts';

type RowProps = {
  row: TableRow;
  /** Its line, from 0. */
  at: number;
  columns: readonly Column[];
  /** The cell that the keyboard is at, of this row. */
  active: ColumnKey | null;
  /** The cell that Tab goes to, of this row. */
  stop: ColumnKey | null;
  editing: boolean;
  selected: boolean;
  look: CellLook;
  actions: EditorActions;
};

/** An animal as a line. Drawn again only when something of it has changed: what is done with it, the table hears. */
export const Row = memo(function Row(props: RowProps) {
  const { row, at, columns, active, stop, editing, selected, look, actions } = props;
  const { animals, petTable } = useTexts();
  return (
    <tr
      className={classes('pet-line', active !== null && 'is-now')}
      data-id={row.id}
      data-pet={row.id}
      aria-rowindex={at + 2}
      aria-selected={selected}
    >
      <td className="c-pick">
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={animals.select(row.name)}
          checked={selected}
          readOnly
        />
      </td>
      <td className="c-pic">
        {/* the picture of another animal must not stand here until its own is loaded; without one they are all alike */}
        <PetPicture key={row.has_img ? row.id : 'none'} pet={row} />
      </td>
      {columns.map((column) => {
        const { key } = column;
        const isPlain = key !== stop && (active === null || (key !== active && key !== 'name'));
        if (isPlain) return plainCell(column, row, look);
        const isEdited = editing && active === key;
        return (
          <td
            key={column.key}
            className={cellClass(column, isEdited)}
            data-column={column.key}
            tabIndex={stop === column.key ? 0 : -1}
            aria-readonly={column.edits === undefined || undefined}
          >
            {isEdited && column.edits ? (
              <CellEditor row={row} field={column.edits} column={column.key} actions={actions} />
            ) : (
              contents[column.key]({ row, look })
            )}
            {column.key === 'name' && active !== null && !isEdited && (
              <button
                type="button"
                className="cell-edit"
                tabIndex={-1}
                aria-label={petTable.edit(row.name)}
              >
                <Icon name="pencil" />
              </button>
            )}
          </td>
        );
      })}
    </tr>
  );
});

const cellClass = ({ right, edits, grows }: Column, isEdited: boolean): string | undefined =>
  classes(
    right && 'right',
    grows && 'cut',
    edits !== undefined && 'is-editable',
    isEdited && edits !== undefined && 'is-edited',
  ) || undefined;

/** Cells that many animals have alike: the same element is neither drawn nor compared again when an animal comes after another. */
const alike = new WeakMap<Column, Map<string, ReactElement>>();

function plainCell(column: Column, row: TableRow, look: CellLook): ReactElement {
  const { key, edits } = column;
  const of = contentKeys[key]?.({ row, look });
  const content = of === undefined ? contents[key]({ row, look }) : null;
  const name = content === NONE ? '' : of;
  let cells = alike.get(column);
  if (!cells) alike.set(column, (cells = new Map()));
  const known = name === undefined ? undefined : cells.get(name);
  if (known) return known;
  const cell = (
    <td
      key={key}
      className={cellClass(column, false)}
      data-column={key}
      tabIndex={-1}
      aria-readonly={edits === undefined || undefined}
    >
      {content ?? contents[key]({ row, look })}
    </td>
  );
  if (name !== undefined) cells.set(name, cell);
  return cell;
}

/** The same object as long as nothing of it has changed, so that rows are not drawn again. */
export function useCellLook({ today, rulerOf, shortNames }: CellLook): CellLook {
  return useMemo(() => ({ today, rulerOf, shortNames }), [today, rulerOf, shortNames]);
}
