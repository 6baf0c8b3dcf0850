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

/**
 * Whether the animals of a list have every word: in their name, the names of their species and of their place, their
 * numbers or their tag. `order`: one that the collection keeps (`inOrder`).
 */
export function searchIn(collection: Collection, words: readonly SearchWord[]) {
  return (animal: Animal, at: number, order: readonly Animal[]): boolean => {
    const { key, numbers } = searchedIn(collection, order)[at] ?? searchedOf(collection, animal);
    return matchesKey(key, { numbers, tag: animal.tag }, words);
  };
}

/** Folds what searches look at ahead of the first one: with thousands of animals that takes a phone some frames. */
export function prepareSearch(collection: Collection): void {
  for (const animal of collection.animals.values()) searchedOf(collection, animal);
}

/** What searches look at in a species; earlier names too. */
export function speciesKey(species: DeviceSpecies): string {
  let key = speciesKeys.get(species);
  if (key === undefined) {
    const { sc_name, synonyms, cm_name, de_name } = species;
    key = searchKey({ names: [sc_name, ...synonyms], texts: [cm_name, de_name] });
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

/** By a list of one collection: each letter looks at all animals. */
const searchedLists = new WeakMap<readonly Animal[], readonly Searched[]>();

function searchedIn(collection: Collection, order: readonly Animal[]): readonly Searched[] {
  let list = searchedLists.get(order);
  if (!list) {
    list = order.map((animal) => searchedOf(collection, animal));
    searchedLists.set(order, list);
  }
  return list;
}

function searchedOf(collection: Collection, animal: Animal): Searched {
  const species = speciesOf(collection, animal);
  const place = placeOf(collection, animal)?.key ?? '';
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
