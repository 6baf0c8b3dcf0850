import type { ReactNode } from 'react';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useListedSpecies } from '#web/components/species-options.ts';
import { SpeciesSearch } from '#web/components/species-search.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { Species } from './use-species-match.ts';

/** A name that the list does not have, what is similar there, and what was chosen for it. */
type Unknown = { name: string; near: readonly Species[]; chosen: Species | null };
type Choose = (name: string, species: Species | null) => void;

/** Asks what an unknown species is called in the list; `children`: other ways out. */
export function SpeciesChoice(props: { one: Unknown; choose: Choose; children?: ReactNode }) {
  const { one, choose, children } = props;
  const { petImport } = useTexts();
  const take = useListedSpecies<Species>((species) => species && choose(one.name, species));
  if (one.chosen) return <Chosen species={one.chosen} onChange={() => choose(one.name, null)} />;
  return (
    <>
      {one.near.length === 0 && <p className="small muted">{petImport.nearNone}</p>}
      <div className="cluster">
        {one.near.map((species) => (
          <Button key={species.sc_name} onClick={() => take(species)}>
            <span>
              <SpeciesName name={species.sc_name} />
            </span>
          </Button>
        ))}
      </div>
      <div className="import-choice">
        <SpeciesSearch
          label={petImport.otherSpecies(one.name)}
          placeholder={petImport.otherPlaceholder}
          onChoose={(species) => choose(one.name, species)}
        />
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
