import { useState } from 'react';
import { matchesWords, searchWords } from '#src/domain/text/search-words.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useAllNames } from '#web/components/use-all-names.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Radio } from '#web/ui/check.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SearchField } from '#web/ui/search-field.tsx';
import type { AnyPet } from './scopes.ts';

/** Longer lists get a search field. */
const SEARCH_FROM = 10;

export function PickSpecies(props: {
  pets: readonly AnyPet[];
  value: number | null;
  onChange: (sc_id: number) => void;
}) {
  const { pets, value, onChange } = props;
  const { feeding } = useTexts();
  const [search, setSearch] = useState('');
  const textsOf = useAllNames();
  const groups = [...Map.groupBy(pets, (pet) => pet.sc_id).values()];
  const words = searchWords(search);
  const found = groups.filter(([first]) => {
    if (!first) return false;
    const { sc_name, cm_name } = first;
    return matchesWords(textsOf({ sc_name, cm_name }), words);
  });
  return (
    <div className="stack close">
      {groups.length > SEARCH_FROM && (
        <SearchField label={feeding.findSpecies} value={search} onSearch={setSearch} />
      )}
      <ul className="rows" aria-label={feeding.scopes.species}>
        {found.map((group) => {
          const [first] = group;
          if (!first) return null;
          return (
            <li key={first.sc_id}>
              <Radio
                name="species"
                whole
                checked={first.sc_id === value}
                onChange={() => onChange(first.sc_id)}
              >
                <Icon name={first.an_type} />
                <span className="main">
                  <SpeciesName name={first.sc_name} />
                  <span className="secondary">
                    {[first.cm_name, feeding.speciesCount(group.length)]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
              </Radio>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
