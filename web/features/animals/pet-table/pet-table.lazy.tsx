import { LoadFailed } from '#web/components/load-failed.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { petTable } from '#web/texts/en/pet-table.ts';
import { useFirst } from '#web/lib/use-lasting.ts';
import { addTexts, useTexts } from '#web/texts/texts.ts';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { NoPets } from '#web/features/animals/pet-list/no-pets.tsx';
import type { PetsView } from '#web/features/animals/pet-list/pets-view.ts';
import type { Recording } from '#web/features/animals/pet-details/record-now.tsx';
import type { Selection } from '#web/features/animals/pet-list/selection.ts';
import { FiltersOnPaper } from './filters-on-paper.tsx';
import { PetGrid } from './pet-grid.tsx';
import type { TreePlace } from './row.ts';

addTexts({ petTable });

/** All animals that the filters find, as a table. Loaded by those who use it. */
export function PetTable(props: {
  view: PetsView;
  selection: Selection;
  onRecord: (recording: Recording) => void;
}) {
  const { view, selection, onRecord } = props;
  const { errors } = useTexts();
  const load = useLoad(
    ['pet', 'table', view.filter],
    () => api.pet.table.get({ query: view.filter }),
    {
      errorTitle: errors.loadingPets,
      keep: true,
    },
  );
  const places = useLoad(['place', 'list'], () => api.place.list.get(), {
    errorTitle: errors.loadingPets,
    quiet: true,
  });
  const isWaitedFor = useFirst(places.loading);
  if (load.loading || isWaitedFor) return <SkeletonRows count={12} />;
  if (!load.data) return <LoadFailed load={load} />;
  if (load.data.rows.length === 0) return <NoPets view={view} />;
  return (
    <>
      <FiltersOnPaper view={view} />
      <PetGrid
        rows={load.data.rows}
        places={places.data?.rows ?? noPlaces}
        view={view}
        selection={selection}
        onRecord={onRecord}
      />
    </>
  );
}

const noPlaces: readonly TreePlace[] = [];
