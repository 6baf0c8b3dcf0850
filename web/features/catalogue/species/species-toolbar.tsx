import { useState } from 'react';
import { animalTypes, envTypes, humidities, speciesSorts } from '#src/domain/enums.ts';
import { CountryField } from '#web/components/country-field.tsx';
import { useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chips.tsx';
import { classes } from '#web/ui/classes.ts';
import { SearchField } from '#web/ui/search-field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { SortField } from '#web/ui/sort-field.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { GenusIndex } from './genus-index.tsx';
import type { SpeciesView } from './species-view.ts';

/** Search, sort, filters and the index of genera. On a phone sort and filters are behind a button. */
export function SpeciesToolbar({ view }: { view: SpeciesView }) {
  const { species } = useTexts();
  const [open, setOpen] = useState(view.filterCount > 0);
  return (
    <search className="toolbar" aria-label={species.title}>
      <div className="toolbar-row">
        <SearchField
          label={species.search}
          placeholder={species.searchPlaceholder}
          value={view.search}
          onSearch={view.setSearch}
        />
        <Button
          tall
          icon="sliders"
          aria-expanded={open}
          className={classes('species-unfold', (open || view.filterCount > 0) && 'is-on')}
          label={view.filterCount ? species.filtersOn(view.filterCount) : species.filters}
          onClick={() => setOpen(!open)}
        />
      </div>
      <Filters view={view} open={open} />
      <ChipGroup
        label={species.type}
        scroll
        value={view.type}
        onChange={view.setType}
        choices={[
          { value: 'all', label: species.allTypes, icon: 'grid' },
          ...animalTypes.map((value) => ({
            value,
            label: species.typesMany[value],
            icon: value,
          })),
        ]}
      />
      {view.search === '' && <GenusIndex genus={view.genus} onChoose={view.chooseGenus} />}
    </search>
  );
}

function Filters({ view, open }: { view: SpeciesView; open: boolean }) {
  const { animals, species } = useTexts();
  const session = useSession();
  return (
    <div className={classes('species-filters', !open && 'is-folded')}>
      <SortField
        label={species.sort}
        value={view.sort}
        onChange={view.setSort}
        options={speciesSorts.map((value) => ({ value, label: species.sortBy[value] }))}
      />
      <SelectField
        label={species.environment}
        hideLabel
        value={view.environment}
        onChange={view.setEnvironment}
        options={[
          { value: 'all', label: species.anyEnvironment },
          ...envTypes.map((value) => ({ value, label: animals.environments[value] })),
        ]}
      />
      <SelectField
        label={species.humidity}
        hideLabel
        value={view.humidity}
        onChange={view.setHumidity}
        options={[
          { value: 'all', label: species.anyHumidity },
          ...humidities.map((value) => ({
            value: `${value}` as const,
            label: animals.humidities[value],
          })),
        ]}
      />
      <CountryField
        label={species.country}
        hideLabel
        placeholder={species.anyCountry}
        value={view.country || null}
        onChange={(code) => view.setCountry(code ?? '')}
      />
      {session && (
        <Switch checked={view.kept} onChange={view.setKept}>
          {species.mine}
        </Switch>
      )}
    </div>
  );
}
