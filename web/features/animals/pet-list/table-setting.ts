import { useMemo } from 'react';
import { currentSetting, setSetting, useSetting } from '#web/state/settings.ts';

type TableSetting = {
  look: 'cards' | 'table';
  /** The columns of the table, in their order; none: the usual ones. */
  columns: readonly string[];
  /** What the animals of a group have in common, '' for no groups. */
  group: string;
};

/** How the list of a keeper looks, and how to change a part of it. */
export function useTableSetting(): [TableSetting, (part: Partial<TableSetting>) => void] {
  const [stored] = useSetting('pets_table');
  const read = useMemo(() => readTableSetting(stored), [stored]);
  return [read, (part) => setSetting('pets_table', { ...currentSetting('pets_table'), ...part })];
}

export const lookOf = ({ look }: Record<string, unknown>): TableSetting['look'] =>
  look === 'table' ? 'table' : 'cards';

/** Other clients may have stored something else. */
function readTableSetting(stored: Record<string, unknown>): TableSetting {
  const { columns, group } = stored;
  return {
    look: lookOf(stored),
    columns: Array.isArray(columns) ? columns.filter((key) => typeof key === 'string') : [],
    group: typeof group === 'string' ? group : '',
  };
}
