import { petSorts, type AdminPetSort, type AnimalType } from '#src/domain/vocabulary.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chips.tsx';
import type { Choice } from '#web/ui/choice.ts';
import { Menu } from '#web/ui/menu.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import type { PetsView } from './pets-view.ts';

type TypeCount = { an_type: AnimalType; count: number };

/** Search, animal type, sort and looks of the list. */
export function PetsToolbar({ view, types }: { view: PetsView; types: readonly TypeCount[] }) {
  const { pets } = useTexts();
  return (
    <div className="toolbar" role="search" aria-label={pets.title}>
      {(types.length > 1 || view.type !== 'all') && <TypeChips view={view} types={types} />}
      <div className="toolbar-row">
        <SearchField
          label={pets.searchPets}
          placeholder={pets.searchPlaceholder}
          value={view.search}
          onSearch={view.setSearch}
        />
        <Sorting view={view} />
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
            {
              kind: 'switch',
              label: pets.showArchived,
              checked: view.archived,
              onChange: view.setArchived,
            },
          ]}
        >
          {pets.view}
        </Menu>
      </div>
    </div>
  );
}

function TypeChips({ view, types }: { view: PetsView; types: readonly TypeCount[] }) {
  const { pets } = useTexts();
  const all = types.reduce((total, type) => total + type.count, 0);
  const choices: Choice<PetsView['type']>[] = [
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
      {label} <span className="num">{count}</span>
    </>
  );
}

function Sorting({ view }: { view: PetsView }) {
  const { pets } = useTexts();
  const { sort_by, asc } = view.sort;
  // The administrator's list may have left the number as the sort.
  const fields: AdminPetSort[] = sort_by === 'id' ? [...petSorts, 'id'] : [...petSorts];
  const up = asc === 'ASC';
  return (
    <div className="cluster sorting">
      <SelectField
        label={pets.sortBy}
        hideLabel
        value={sort_by}
        onChange={view.setSortBy}
        options={fields.map((value) => ({ value, label: pets.sorts[value] }))}
      />
      <Button
        tall
        icon={up ? 'asc' : 'desc'}
        label={up ? pets.ascending : pets.descending}
        onClick={() => view.setDirection(up ? 'DESC' : 'ASC')}
      />
    </div>
  );
}
