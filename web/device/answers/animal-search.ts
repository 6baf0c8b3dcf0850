import type { Animal, DeviceSpecies } from '#src/domain/sync/collection.ts';
import {
  matchesKey,
  searchKey,
  type Searchable,
  type SearchWord,
} from '#src/domain/text/search-words.ts';
import type { Collection } from '#web/device/collection.ts';
import { speciesOf } from './pet-card.ts';

/** True when an animal has every word: in its name, the names of its species, its numbers or its tag. */
export function matchesAnimal(
  collection: Collection,
  animal: Animal,
  words: readonly SearchWord[],
): boolean {
  const { key, numbers } = searchedOf(animal, speciesOf(collection, animal));
  return matchesKey(key, { numbers, tag: animal.tag }, words);
}

/** What searches look at in a species; earlier names too. */
export function speciesKey(species: DeviceSpecies): string {
  let key = speciesKeys.get(species);
  if (key === undefined) {
    const { sc_name, synonyms, cm_name } = species;
    key = searchKey({ names: [sc_name, ...synonyms], texts: [cm_name] });
    speciesKeys.set(species, key);
  }
  return key;
}

type Searched = {
  species: DeviceSpecies;
  key: string;
  numbers: NonNullable<Searchable['numbers']>;
};

// Folding costs more than finding, and animals and species are replaced when they change.
const searched = new WeakMap<Animal, Searched>();
const speciesKeys = new WeakMap<DeviceSpecies, string>();

function searchedOf(animal: Animal, species: DeviceSpecies): Searched {
  const known = searched.get(animal);
  if (known?.species === species) return known;
  const found = {
    species,
    key: speciesKey(species) + searchKey({ texts: [animal.name] }),
    numbers: [animal.id, animal.former_no, ...animal.earlier_nos],
  };
  searched.set(animal, found);
  return found;
}
