import type { AnimalGrouping } from '#src/domain/animal/animal-groups.ts';
import { useMemo } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { usePainted } from '#web/ui/use-painted.ts';
import type { TableRow } from './row.ts';

type Props = {
  rows: readonly TableRow[];
  group: AnimalGrouping | null;
  groups: readonly AnimalGrouping[];
  onGroup: (by: AnimalGrouping | '') => void;
  onColumns: () => void;
  onCopy: () => void;
};

/** The sums of the whole table, and how it is arranged. */
export function TableTools({ rows, group, groups, onGroup, onColumns, onCopy }: Props) {
  const { petTable } = useTexts();
  // behind the frame that shows the animals in another order
  const counted = usePainted(rows);
  const { animals, due } = useMemo(() => sumsOf(counted), [counted]);
  const grouping: MenuItem[] = groups.map((by) => ({
    kind: 'switch',
    label: petTable.groups[by],
    checked: group === by,
    onChange: (on) => onGroup(on ? by : ''),
  }));
  return (
    <div className="table-tools">
      <p className="muted num" role="status">
        {petTable.sums(counted.length, animals, due)}
      </p>
      <Menu
        icon="sliders"
        items={[
          ...grouping,
          { kind: 'action', icon: 'table', label: petTable.columns, onSelect: onColumns },
          { kind: 'action', icon: 'copy', label: petTable.copyRows, onSelect: onCopy },
        ]}
      >
        {petTable.groups[group ?? 'none']}
      </Menu>
    </div>
  );
}

function sumsOf(rows: readonly TableRow[]) {
  const sums = { animals: 0, due: 0 };
  for (const row of rows) {
    sums.animals += row.an_count;
    sums.due += row.due;
  }
  return sums;
}
