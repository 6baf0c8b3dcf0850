import { useState } from 'react';
import { Link } from 'wouter';
import type { SelectableSpecies } from '#src/features/catalogue/species/species.queries.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';

export type ChosenSpecies = Pick<SelectableSpecies, 'sc_id' | 'sc_name' | 'cm_name' | 'an_type'> &
  Partial<Pick<SelectableSpecies, 'synonym'>>;

/** Chooses a species by any part of its names; those that the keeper already keeps come first. */
export function SpeciesField(props: {
  value: ChosenSpecies | null;
  onChange: (species: ChosenSpecies | null) => void;
  problem?: FieldProblem;
}) {
  const { pets } = useTexts();
  const [search, setSearch] = useState('');
  const query = { limit: 30, ...(search && { search }) };
  const found = useLoad(
    ['species', 'selectable', query],
    () => api.species.selectable.get({ query }),
    { errorTitle: pets.errorSpecies, keep: true },
  );
  const isReachable = useReachable();
  const hint = !isReachable ? (
    pets.speciesOffline
  ) : (
    <>
      {pets.speciesMissing} <Link href={paths.species()}>{pets.speciesMissingLink}</Link>
    </>
  );
  return (
    <Combobox
      label={pets.species}
      placeholder={pets.speciesPlaceholder}
      options={found.data?.rows ?? []}
      loading={found.loading || found.refreshing}
      value={props.value}
      onChange={props.onChange}
      onSearch={(text) => setSearch(text.trim())}
      itemKey={(species) => species.sc_id}
      itemText={(species) => species.sc_name}
      renderItem={(species) => <SpeciesOption species={species} />}
      problem={props.problem}
      hint={hint}
      required
    />
  );
}

function SpeciesOption({ species }: { species: ChosenSpecies }) {
  return (
    <>
      <Icon name={species.an_type} />
      <span className="grow">
        <SpeciesName name={species.sc_name} />
        {species.cm_name && <span className="small muted"> {species.cm_name}</span>}
        {species.synonym && <span className="small muted"> ({species.synonym})</span>}
      </span>
    </>
  );
}
