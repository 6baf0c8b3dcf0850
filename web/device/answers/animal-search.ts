import type { Animal, DeviceSpecies } from '#src/domain/sync/collection.ts';
import {
  matchesKey,
  searchKey,
  type Searchable,
  type SearchWord,
} from '#src/domain/text/search-words.ts';
import type { Collection } from '#web/device/collection.ts';
import { placeOf } from '#web/device/places.ts';
import { speciesOf } from './pet-card.ts';

/** True when an animal has every word: in its name, the names of its species and of its place, its numbers or its tag. */
export function matchesAnimal(
  collection: Collection,
  animal: Animal,
  words: readonly SearchWord[],
): boolean {
  const { key, numbers } = searchedOf(
    animal,
    speciesOf(collection, animal),
    placeOf(collection, animal)?.key ?? '',
  );
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
  place: string;
  key: string;
  numbers: NonNullable<Searchable['numbers']>;
};

// Folding costs more than finding, and animals and species are replaced when they change.
const searched = new WeakMap<Animal, Searched>();
const speciesKeys = new WeakMap<DeviceSpecies, string>();

function searchedOf(animal: Animal, species: DeviceSpecies, place: string): Searched {
  const known = searched.get(animal);
  if (known?.species === species && known.place === place) return known;
  const found = {
    species,
    place,
    key: speciesKey(species) + searchKey({ texts: [animal.name] }) + place,
    numbers: [animal.id, animal.former_no, ...animal.earlier_nos],
  };
  searched.set(animal, found);
  return found;
}
