import {
  matchesKey,
  matchesWhole,
  searchKey,
  type Searchable,
  type SearchWord,
} from '#src/domain/text/search-words.ts';

/** What an animal is found by. */
export type FindableAnimal = {
  id: number;
  tag: string;
  name: string;
  sc_name: string;
  cm_name: string;
  notes: string;
  /** The path of its place, from the top. */
  place?: string | null;
  archived?: 0 | 1;
};

/** What it was found by: the first of these that have all words together. */
const foundBy = ['number', 'name', 'species', 'place', 'notes'] as const;
type FoundBy = (typeof foundBy)[number];

/** The search keys of an animal, each with those before it. Made once, asked at each keystroke. */
export type AnimalKeys = { numbers: number[]; tag: string; name: string; keys: readonly string[] };

/** `others`: the names of its species that it does not show. */
export function animalKeys(animal: FindableAnimal, others: Searchable = {}): AnimalKeys {
  const { id, tag, name, sc_name, cm_name, notes, place } = animal;
  const named = searchKey({ texts: [name] });
  const { names = [], texts = [] } = others;
  const species = named + searchKey({ names: [sc_name, ...names], texts: [cm_name, ...texts] });
  const placed = species + searchKey({ texts: [place ?? ''] });
  const noted = placed + searchKey({ texts: [notes] });
  return { numbers: [id], tag, name: named, keys: [named, species, placed, noted] };
}

/** By what an animal has all words of a search; null where it lacks one. */
function foundIn(animal: AnimalKeys, words: readonly SearchWord[]): FoundBy | null {
  if (words.length === 0) return null;
  if (matchesKey('', animal, words)) return 'number';
  const at = animal.keys.findIndex((key) => matchesKey(key, animal, words));
  return at < 0 ? null : (foundBy[at + 1] ?? null);
}

export type Found<Animal> = { animal: Animal; by: FoundBy };

/**
 * The animals that a search finds: the more telling what they were found by, the earlier. Among equals come first
 * those that are called so, then those that have what was typed as whole words ('Hilda 7' before 'Hilda 267'), then
 * those whose name begins with it, then those that are kept, then the recent ones (the last seen first), then the order
 * of the list.
 */
export function findAnimals<Animal extends FindableAnimal>(
  animals: readonly Animal[],
  words: readonly SearchWord[],
  { keysOf, recent = [] }: { keysOf: (animal: Animal) => AnimalKeys; recent?: readonly number[] },
): Found<Animal>[] {
  const found: (Found<Animal> & { rank: number })[] = [];
  for (const animal of animals) {
    const keys = keysOf(animal);
    const by = foundIn(keys, words);
    if (by === null) continue;
    const begins = words.some(({ parts }) =>
      parts.some((part) => keys.name.startsWith(` ${part}`)),
    );
    const seen = recent.indexOf(animal.id);
    const others = words.filter(({ number }) => number === null || !keys.numbers.includes(number));
    const whole = matchesWhole(keys.keys[foundBy.indexOf(by) - 1] ?? '', others);
    const exact =
      by === 'name' &&
      matchesWhole(keys.name, words) &&
      keys.name.trim().split(/\s+/).length === words.length;
    const rank =
      foundBy.indexOf(by) * 3000 +
      (exact ? 0 : whole ? 1000 : 2000) +
      (begins ? 0 : 500) +
      (animal.archived ? 250 : 0) +
      (seen < 0 ? recent.length : seen);
    found.push({ animal, by, rank });
  }
  return found.toSorted((a, b) => a.rank - b.rank).map(({ animal, by }) => ({ animal, by }));
}
