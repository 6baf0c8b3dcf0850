import { useMemo } from 'react';
import { animalGroupings, type AnimalGrouping } from '#src/domain/animal/animal-groups.ts';
import {
  readSort,
  sortText,
  type AnimalSort,
  type Sorting,
} from '#src/domain/animal/animal-sort.ts';
import { petSorts } from '#src/domain/enums.ts';
import { useTextParam } from '#web/lib/params.ts';
import { useTableSetting } from '#web/features/animals/pet-list/table-setting.ts';
import type { PetsView } from '#web/features/animals/pet-list/pets-view.ts';
import { shownColumns } from './columns.ts';

/** How a keeper's table looks: columns and groups are settings, several sorts at once stand in the address. */
export function useTableLook(view: PetsView, places: boolean) {
  const [{ columns: chosen, group: stored }, change] = useTableSetting();
  const [several, setSeveral] = useTextParam('sort');
  const { sort, setSort } = view;
  const columns = useMemo(() => shownColumns(chosen, places), [chosen, places]);
  const groups = animalGroupings.filter((by) => places || by !== 'place');
  const group: AnimalGrouping | null = groups.find((by) => by === stored) ?? null;
  const sortings = useMemo(
    () => readSort(several) ?? [{ by: sort.sort_by, asc: sort.asc === 'ASC' }],
    [several, sort],
  );

  /** By one column alone; `more`: by one more. The same column again turns it round. */
  function sortBy(by: AnimalSort, more: boolean): void {
    const next = sortedBy(sortings, by, more);
    const [first] = next;
    const alone = petSorts.find((one) => one === first?.by);
    if (next.length === 1 && first && alone) {
      setSort({ sort_by: alone, asc: first.asc ? 'ASC' : 'DESC' });
      setSeveral('');
    } else setSeveral(sortText(next));
  }
  return { chosen, columns, groups, group, change, sortings, sortBy };
}

function sortedBy(sortings: readonly Sorting[], by: AnimalSort, more: boolean): Sorting[] {
  const known = sortings.find((sorting) => sorting.by === by);
  if (!more) return [{ by, asc: known ? !known.asc : true }];
  if (!known) return [...sortings, { by, asc: true }];
  return sortings.map((sorting) => (sorting.by === by ? { by, asc: !sorting.asc } : sorting));
}
