import { useState } from 'react';
import { Link } from 'wouter';
import { SpeciesName } from '#web/components/species-name.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Rows } from '#web/ui/rows.tsx';
import type { PetImport, UnknownSpecies } from './use-pet-import.ts';

/** Names that are not in the list, each once, with suggestions. */
export function SpeciesChoices({ unknown, choose, leaveOut }: PetImport) {
  const { petImport } = useTexts();
  if (unknown.length === 0) return null;
  const open = unknown.filter((one) => !one.chosen);
  const takeable = open.filter((one) => one.near[0]);
  return (
    <Box
      title={petImport.species(open.length)}
      end={
        takeable.length > 1 && (
          <Button
            variant="quiet"
            icon="check"
            onClick={() => takeable.forEach(({ name, near }) => choose(name, near[0] ?? null))}
          >
            {petImport.takeFirst}
          </Button>
        )
      }
    >
      <p className="muted">
        {petImport.speciesText} <Link href={paths.speciesRequest()}>{petImport.askForSpecies}</Link>
      </p>
      <Rows label={petImport.species(open.length)}>
        {unknown.map((one) => (
          <li key={one.name}>
            <div className="main stack close">
              <div>
                <strong>{one.name}</strong>{' '}
                <span className="secondary">{petImport.inRows(shortList(one.rows))}</span>
              </div>
              {one.chosen ? (
                <Chosen one={one} onChange={() => choose(one.name, null)} />
              ) : (
                <Choice
                  one={one}
                  choose={choose}
                  onLeave={() => leaveOut(one.rows.map((row) => row - 1))}
                />
              )}
            </div>
          </li>
        ))}
      </Rows>
    </Box>
  );
}

function Chosen({ one, onChange }: { one: UnknownSpecies; onChange: () => void }) {
  const { petImport } = useTexts();
  return (
    <div className="cluster">
      <span>
        <Icon name="check" /> {petImport.chosenAs} <SpeciesName name={one.chosen?.sc_name ?? ''} />
      </span>
      <Button variant="quiet" onClick={onChange}>
        {petImport.change}
      </Button>
    </div>
  );
}

function Choice(props: { one: UnknownSpecies; choose: PetImport['choose']; onLeave: () => void }) {
  const { one, choose, onLeave } = props;
  const { petImport } = useTexts();
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
        <Button variant="quiet" icon="x" onClick={onLeave}>
          {petImport.leaveOutRows(one.rows.length)}
        </Button>
      </div>
    </>
  );
}

function OtherSpecies({ one, choose }: { one: UnknownSpecies; choose: PetImport['choose'] }) {
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

const MOST = 8;

function shortList(rows: readonly number[]): string {
  return rows.slice(0, MOST).join(', ') + (rows.length > MOST ? ' …' : '');
}
