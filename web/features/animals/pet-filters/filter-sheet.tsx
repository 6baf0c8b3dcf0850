import { useState } from 'react';
import type { PetFilters } from '#src/domain/animal/filters.ts';
import { filterTexts, isFiltered } from '#src/domain/animal/filters.ts';
import type { PetsView } from '#web/features/animals/pet-list/pets-view.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useFilterOptions } from './filter-options.ts';
import { FilterPanel } from './filter-panel.tsx';
import { useListCount } from './list-count.ts';

/** The filters on a phone: tried out here, and used by the button that says what comes of it. */
export function FilterSheet({ view, onClose }: { view: PetsView; onClose: () => void }) {
  const { listFilters: words } = useTexts().pets;
  const [filters, setFilters] = useState<PetFilters>(view.filters);
  const { archived, search } = view.filter;
  const options = useFilterOptions(archived, true);
  const count = useListCount({ archived, ...(search && { search }), ...filterTexts(filters) });
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      onSubmit={() => {
        view.setFilters(filters);
        onClose();
      }}
      actions={
        <>
          <Button disabled={!isFiltered(filters)} onClick={() => setFilters({})}>
            {words.clear}
          </Button>
          <Button type="submit" variant="primary">
            {count === undefined ? words.showAny : words.show(count)}
          </Button>
        </>
      }
    >
      <FilterPanel
        filters={filters}
        onChange={setFilters}
        options={options}
        archived={view.archived}
      />
    </Dialog>
  );
}
