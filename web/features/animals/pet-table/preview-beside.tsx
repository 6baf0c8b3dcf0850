import { useSyncExternalStore, type ReactNode } from 'react';
import type { Recording } from '#web/features/animals/pet-details/record-now.tsx';
import type { Column } from './columns.ts';
import { Preview } from './preview.tsx';
import type { TableRow } from './row.ts';
import type { CursorState } from './use-cursor.ts';

/** From here on there is room beside the table. */
const wide = window.matchMedia('(min-width: 100rem)');

/** The table with the animal that the keyboard is at beside it, the first one until there is one. */
export function PreviewBeside(props: {
  rows: readonly TableRow[];
  cursor: CursorState;
  columns: readonly Column[];
  rulerOf: number;
  onRecord: (recording: Recording) => void;
  children: ReactNode;
}) {
  const { rows, cursor, columns, rulerOf, onRecord, children } = props;
  const hasRoom = useSyncExternalStore(listen, () => wide.matches);
  const here = hasRoom ? rows.findIndex(({ id }) => id === cursor.cursor?.id) : -1;
  const row = rows[Math.max(here, 0)];
  if (!hasRoom || !row) return children;
  function step(by: 1 | -1): void {
    const next = rows[Math.max(here, 0) + by];
    const column = cursor.cursor?.column ?? columns.find(({ edits }) => !edits)?.key;
    if (next && column) cursor.go({ id: next.id, column });
  }
  return (
    <div className="with-preview">
      {children}
      <Preview
        row={row}
        rulerOf={rulerOf}
        onStep={step}
        onRecord={(kind) => onRecord({ id: row.id, kind })}
      />
    </div>
  );
}

function listen(changed: () => void): () => void {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
}
