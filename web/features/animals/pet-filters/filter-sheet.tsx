import { useState } from 'react';
import type { PetFilters } from '#src/domain/animal/filters.ts';
import { filterTexts, isFiltered } from '#src/domain/animal/filters.ts';
import type { PetsView } from '#web/features/animals/pet-list/pets-view.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useFilterOptions, type FilterOptions } from './filter-options.ts';
import { FilterPanel } from './filter-panel.tsx';
import { chipsOf } from './filter-words.ts';
import { useListCount } from './list-count.ts';
import { areSame, noteFilters, recentFilters } from './recent-filters.ts';

/** The filters on a phone: tried out here, and used by the button that says what comes of it. */
export function FilterSheet({ view, onClose }: { view: PetsView; onClose: () => void }) {
  const { listFilters: words } = useTexts().pets;
  const [filters, setFilters] = useState<PetFilters>(view.filters);
  const [recent] = useState(recentFilters);
  const { archived, search } = view.filter;
  const options = useFilterOptions(archived, true);
  const count = useListCount({ archived, ...(search && { search }), ...filterTexts(filters) });
  function use(chosen: PetFilters) {
    if (!view.archived) noteFilters(chosen);
    view.setFilters(chosen);
    onClose();
  }
  return (
    <Dialog
      title={words.title}
      onClose={onClose}
      onSubmit={() => use(filters)}
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
      {!view.archived && (
        <Recent sets={recent.filter((set) => !areSame(set, view.filters))} {...{ options, use }} />
      )}
      <FilterPanel
        filters={filters}
        onChange={setFilters}
        options={options}
        archived={view.archived}
      />
    </Dialog>
  );
}

type RecentProps = {
  sets: readonly PetFilters[];
  options: FilterOptions;
  use: (filters: PetFilters) => void;
};

/** What was used before, one tap away. */
function Recent({ sets, options, use }: RecentProps) {
  const texts = useTexts();
  const named = sets.flatMap((set) => {
    const values = chipsOf(set, options, texts).map(({ value }) => value);
    // a place or a plan that is gone has no name any more
    return values.every(Boolean) ? [{ set, name: values.join(' · ') }] : [];
  });
  if (named.length === 0) return null;
  return (
    <fieldset className="field">
      <legend>{texts.pets.listFilters.recent}</legend>
      <div className="cluster">
        {named.map(({ set, name }) => (
          <Button key={name} icon="filter" onClick={() => use(set)}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
