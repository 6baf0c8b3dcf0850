import { useState } from 'react';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { SpeciesRow, type ChosenSpecies } from '#web/components/species-field.tsx';
import { useSpeciesOptions } from '#web/components/species-options.ts';
import { Combobox } from '#web/ui/combobox.tsx';

/** Searches for a species that takes the place of another one: what is chosen does not stay in the field. */
export function SpeciesSearch(props: {
  label: string;
  placeholder: string;
  hideLabel?: boolean;
  onChoose: (species: ChosenSpecies) => void;
}) {
  const { label, placeholder, hideLabel = true, onChoose } = props;
  const [search, setSearch] = useState('');
  const choice = useSpeciesOptions(search, (species) => species && onChoose(species));
  return (
    <>
      <Combobox
        label={label}
        hideLabel={hideLabel}
        placeholder={placeholder}
        options={choice.options}
        loading={choice.loading}
        value={null}
        onChange={choice.choose}
        onSearch={(text) => setSearch(text.trim())}
        itemKey={(species) => species.sc_id ?? species.sc_name}
        itemText={(species) => species.sc_name}
        renderItem={(species) => <SpeciesRow species={species} />}
      />
      {choice.failed && <LoadFailed load={choice.failed} />}
    </>
  );
}
