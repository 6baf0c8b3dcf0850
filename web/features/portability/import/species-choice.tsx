import { useState, type ReactNode } from 'react';
import { SpeciesName } from '#web/components/species-name.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Species } from './use-species-match.ts';

/** A name that the list does not have, what is similar there, and what was chosen for it. */
type Unknown = { name: string; near: readonly Species[]; chosen: Species | null };
type Choose = (name: string, species: Species | null) => void;

/** Asks what an unknown species is called in the list; `children`: other ways out. */
export function SpeciesChoice(props: { one: Unknown; choose: Choose; children?: ReactNode }) {
  const { one, choose, children } = props;
  const { petImport } = useTexts();
  if (one.chosen) return <Chosen species={one.chosen} onChange={() => choose(one.name, null)} />;
  return (
    <>
      {one.near.length === 0 && <p className="small muted">{petImport.nearNone}</p>}
      <div className="cluster">
        {one.near.map((species) => (
          <Button key={species.sc_id} onClick={() => choose(one.name, species)}>
            <span>
              <SpeciesName name={species.sc_name} />
            </span>
          </Button>
        ))}
      </div>
      <div className="import-choice">
        <OtherSpecies one={one} choose={choose} />
        {children}
      </div>
    </>
  );
}

function Chosen({ species, onChange }: { species: Species; onChange: () => void }) {
  const { petImport } = useTexts();
  return (
    <div className="cluster">
      <Icon name="check" />
      <span>
        {petImport.chosenAs} <SpeciesName name={species.sc_name} />
      </span>
      <Button variant="quiet" onClick={onChange}>
        {petImport.change}
      </Button>
    </div>
  );
}

function OtherSpecies({ one, choose }: { one: Unknown; choose: Choose }) {
  const { petImport } = useTexts();
  const [search, setSearch] = useState('');
  const query = { limit: 30, ...(search && { search }) };
  const found = useLoad(
    ['species', 'selectable', query],
    () => api.species.selectable.get({ query }),
    { errorTitle: petImport.errorMatching, keep: true },
  );
  return (
    <Combobox
      label={petImport.otherSpecies(one.name)}
      hideLabel
      placeholder={petImport.otherPlaceholder}
      options={found.data?.rows ?? []}
      loading={found.loading || found.refreshing}
      value={null}
      onChange={(species) => species && choose(one.name, species)}
      onSearch={(text) => setSearch(text.trim())}
      itemKey={(species) => species.sc_id}
      itemText={(species) => species.sc_name}
      renderItem={(species) => (
        <span>
          <SpeciesName name={species.sc_name} />{' '}
          {species.cm_name && <span className="small muted">{species.cm_name}</span>}
        </span>
      )}
    />
  );
}
