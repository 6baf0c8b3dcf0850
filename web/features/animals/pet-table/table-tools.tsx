import type { AnimalGrouping } from '#src/domain/animal/animal-groups.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
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
  const animals = rows.reduce((sum, row) => sum + row.an_count, 0);
  const due = rows.reduce((sum, row) => sum + row.due, 0);
  const grouping: MenuItem[] = groups.map((by) => ({
    kind: 'switch',
    label: petTable.groups[by],
    checked: group === by,
    onChange: (on) => onGroup(on ? by : ''),
  }));
  return (
    <div className="table-tools">
      <p className="muted num" role="status">
        {petTable.sums(rows.length, animals, due)}
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
