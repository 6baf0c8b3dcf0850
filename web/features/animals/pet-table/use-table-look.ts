import { useMemo } from 'react';
import { animalGroupings, type AnimalGrouping } from '#src/domain/animal/animal-groups.ts';
import {
  readSort,
  sortText,
  type AnimalSort,
  type Sorting,
} from '#src/domain/animal/animal-sort.ts';
import { placeLevels, usefulLevels } from '#src/domain/places/place-levels.ts';
import { petSorts } from '#src/domain/enums.ts';
import { useTextParam } from '#web/lib/params.ts';
import { useTableSetting } from '#web/features/animals/pet-list/table-setting.ts';
import type { PetsView } from '#web/features/animals/pet-list/pets-view.ts';
import { shownColumns } from './columns.ts';
import type { TreePlace } from './row.ts';

/** How a keeper's table looks: columns and groups are settings, several sorts at once stand in the address. */
export function useTableLook(view: PetsView, places: readonly TreePlace[]) {
  const [{ columns: chosen, group: stored }, change] = useTableSetting();
  const [several, setSeveral] = useTextParam('sort');
  const { sort, setSort } = view;
  const hasPlaces = places.length > 0;
  const columns = useMemo(() => shownColumns(chosen, hasPlaces), [chosen, hasPlaces]);
  const groups = useMemo(() => groupingsFor(places), [places]);
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

/** A level that only parts what is one place each is not offered. */
function groupingsFor(places: readonly TreePlace[]): AnimalGrouping[] {
  const levels = usefulLevels(places);
  return animalGroupings.filter((by) => {
    const level = placeLevels.find((one) => one === by);
    return level ? levels.includes(level) : by !== 'place' || places.length > 0;
  });
}

function sortedBy(sortings: readonly Sorting[], by: AnimalSort, more: boolean): Sorting[] {
  const known = sortings.find((sorting) => sorting.by === by);
  if (!more) return [{ by, asc: known ? !known.asc : true }];
  if (!known) return [...sortings, { by, asc: true }];
  return sortings.map((sorting) => (sorting.by === by ? { by, asc: !sorting.asc } : sorting));
}
