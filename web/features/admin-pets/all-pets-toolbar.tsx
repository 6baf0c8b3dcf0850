import { adminPetSorts } from '#src/domain/vocabulary.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Menu } from '#web/ui/menu.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SortField } from '#web/ui/sort-field.tsx';
import type { AllPetsView } from './all-pets-view.ts';

/** Search, sort and looks. */
export function AllPetsToolbar({ view }: { view: AllPetsView }) {
  const { pets } = useTexts().admin;
  return (
    <search className="toolbar">
      <div className="toolbar-row">
        <SearchField
          label={pets.search}
          placeholder={pets.searchPlaceholder}
          value={view.search}
          onSearch={view.setSearch}
        />
        <SortField
          label={pets.sortBy}
          value={view.sort}
          options={adminPetSorts.map((value) => ({ value, label: pets.sorts[value] }))}
          onChange={view.setSort}
        />
        <Menu
          icon="sliders"
          tall
          brief
          items={[
            {
              kind: 'switch',
              label: pets.showPictures,
              checked: view.pictures,
              onChange: view.setPictures,
            },
            {
              kind: 'switch',
              label: pets.shortNames,
              checked: view.shortNames,
              onChange: view.setShortNames,
            },
          ]}
        >
          {pets.view}
        </Menu>
      </div>
    </search>
  );
}
