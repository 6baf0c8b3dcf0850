import { useState } from 'react';
import { Link } from 'wouter';
import { readSaidSpecies, type SaidSpecies } from '#src/domain/species/said-species.ts';
import { genusOf } from '#src/domain/text/species-name.ts';
import type { SelectableSpecies } from '#src/features/catalogue/species/species.queries.ts';
import { AddSpecies } from '#web/components/add-species.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { useSpeciesOptions, type SpeciesOption } from '#web/components/species-options.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useTypeOfGenus } from '#web/components/type-of-genus.ts';
import { paths } from '#web/paths.ts';
import { useReachable } from '#web/state/network.ts';
import { editsSpecies, useSession } from '#web/state/session.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';

export type ChosenSpecies = Pick<SelectableSpecies, 'sc_id' | 'sc_name' | 'cm_name' | 'an_type'> &
  Partial<Pick<SelectableSpecies, 'synonym'>>;

/**
 * Chooses a species by any part of its names; those that the keeper already keeps come first, those that the list lacks
 * last.
 */
export function SpeciesField(props: {
  value: ChosenSpecies | null;
  /** `said`: what was typed before the chosen name, as in '5 x B. hamorii' or '0.1 GBB'. */
  onChange: (species: ChosenSpecies | null, said: Omit<SaidSpecies, 'search'>) => void;
  problem?: FieldProblem;
}) {
  const { animals, pets } = useTexts();
  const [{ search, ...said }, setSaid] = useState(readSaidSpecies(''));
  /** The name that no list knows, and what was typed before it. */
  const [missing, setMissing] = useState<SaidSpecies | null>(null);
  const { options, loading, failed, choose } = useSpeciesOptions(search, (species) => {
    setMissing(null);
    props.onChange(species, said);
  });
  const isReachable = useReachable();
  const mayAdd = editsSpecies(useSession()) && isReachable;
  const typeOf = useTypeOfGenus(genusOf(missing?.search ?? ''));
  const hint = !isReachable ? (
    pets.speciesOffline
  ) : (
    <>
      {pets.speciesMissing} <Link href={paths.species()}>{pets.speciesMissingLink}</Link>
    </>
  );
  return (
    <>
      <Combobox
        label={pets.species}
        placeholder={pets.speciesPlaceholder}
        options={options}
        loading={loading}
        value={props.value}
        onChange={choose}
        onSearch={(text) => setSaid(readSaidSpecies(text))}
        itemKey={(species) => species.sc_id ?? species.sc_name}
        itemText={(species) => species.sc_name}
        renderItem={(species) => <SpeciesRow species={species} />}
        problem={props.problem}
        hint={hint}
        required
        {...(mayAdd &&
          search !== '' &&
          options.length === 0 &&
          !loading &&
          !failed && {
            create: {
              text: (typed: string) => animals.newSpecies.addTyped(readSaidSpecies(typed).search),
              onCreate: (typed: string) => {
                setMissing(capitalised(readSaidSpecies(typed)));
                // the one before is not meant, also where this one is never saved
                props.onChange(null, said);
              },
            },
          })}
      />
      {failed && <LoadFailed load={failed} />}
      {missing && (
        <AddSpecies
          key={missing.search}
          name={missing.search}
          typeOf={typeOf}
          onAdded={(species) => {
            setMissing(null);
            props.onChange({ ...species, cm_name: '' }, missing);
          }}
          onCancel={() => setMissing(null)}
        />
      )}
    </>
  );
}

/** As a genus is written: the field itself turns the capital letters of phones off. */
const capitalised = ({ search, ...said }: SaidSpecies): SaidSpecies => ({
  ...said,
  search: search.charAt(0).toUpperCase() + search.slice(1),
});

/** A species in a list to choose from: every name that it may be known by. */
export function SpeciesRow({ species }: { species: SpeciesOption }) {
  const common = [species.cm_name, species.de_name].filter(Boolean).join(', ');
  return (
    <>
      <Icon name={species.an_type} />
      <span className="grow">
        <SpeciesName name={species.sc_name} />
        {common && <span className="small muted"> {common}</span>}
        {species.synonym && <span className="small muted"> ({species.synonym})</span>}
        {species.cites && <span className="small muted"> · CITES {species.cites}</span>}
      </span>
    </>
  );
}
