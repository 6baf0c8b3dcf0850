import { useSkins } from '#web/components/skins.ts';
import { useState } from 'react';
import { isFiltered } from '#src/domain/animal/filters.ts';
import { petSorts, type AnimalType } from '#src/domain/enums.ts';
import { PetListTools } from '#web/components/pet-list-tools.tsx';
import { FilterButton } from '#web/features/animals/pet-filters/filter-button.tsx';
import { FilterChips } from '#web/features/animals/pet-filters/filter-chips.tsx';
import { SearchAsFilters } from '#web/features/animals/pet-filters/search-as-filters.tsx';
import type { Views } from '#web/features/animals/pet-filters/use-views.ts';
import {
  canBeSaved,
  NameView,
  SaveView,
  ViewsBar,
} from '#web/features/animals/pet-filters/views-bar.tsx';
import { formatCount } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChipGroup } from '#web/ui/chips.tsx';
import type { Choice } from '#web/ui/choice.tsx';
import { LookChoice } from './look-choice.tsx';
import type { PetsView } from './pets-view.ts';

type Type = Exclude<PetsView['type'], null>;
type TypeCount = { an_type: AnimalType; count: number };

/** Saved views or the animal types, search, filters, sort and layout of the list. */
export function PetsToolbar(props: { view: PetsView; views: Views; types: readonly TypeCount[] }) {
  const { view, views, types } = props;
  const { pets } = useTexts();
  const [naming, setNaming] = useState(false);
  const { lastMolt } = useSkins(types);
  const all = types.reduce((total, type) => total + type.count, 0);
  const hasViews = views.views.length > 0;
  return (
    <search className="toolbar" aria-label={pets.title}>
      {hasViews && <ViewsBar views={views} all={view.archived ? undefined : all} />}
      {!hasViews && (types.length > 1 || view.type !== 'all') && (
        <TypeChips view={view} types={types} />
      )}
      <PetListTools
        quick
        view={view}
        onEnter={(typed) => view.enterRef.current?.(typed)}
        words={{ ...pets, sorts: { ...pets.sorts, mmt: lastMolt } }}
        filters={<FilterButton view={view} />}
        // The administrator's list may have stored the number as the sort.
        sorts={view.sort.sort_by === 'id' ? [...petSorts, 'id'] : petSorts}
        more={[
          {
            kind: 'switch',
            label: pets.showArchived,
            checked: view.archived,
            onChange: view.setArchived,
          },
          {
            ...{ kind: 'link' as const, icon: 'ruler' as const, label: pets.statistics },
            href: paths.statistics(),
          },
          ...(canBeSaved(views)
            ? [
                {
                  ...{ kind: 'action' as const, icon: 'plus' as const, label: pets.views.save },
                  onSelect: () => setNaming(true),
                },
              ]
            : []),
        ]}
      >
        <LookChoice />
      </PetListTools>
      {(view.filtered || views.query !== '') && (
        <div className="filter-line">
          <SearchAsFilters view={view} />
          <FilterChips view={view} />
          {/* of a mere search it is in the menu: a line that came with the first letter would push the list down */}
          {isFiltered(view.filters) && <SaveView views={views} />}
        </div>
      )}
      {naming && <NameView views={views} onClose={() => setNaming(false)} />}
    </search>
  );
}

function TypeChips({ view, types }: { view: PetsView; types: readonly TypeCount[] }) {
  const { pets } = useTexts();
  const all = types.reduce((total, type) => total + type.count, 0);
  const choices: Choice<Type>[] = [
    { value: 'all', label: <Counted label={pets.all} count={all} />, icon: 'grid' },
    ...types.map(({ an_type, count }) => ({
      value: an_type,
      label: <Counted label={pets.typesMany[an_type]} count={count} />,
      icon: an_type,
    })),
  ];
  return (
    <ChipGroup
      label={pets.types}
      choices={choices}
      value={view.type}
      onChange={view.setType}
      scroll
    />
  );
}

function Counted({ label, count }: { label: string; count: number }) {
  return (
    <>
      {label} <span className="num">{formatCount(count)}</span>
    </>
  );
}
