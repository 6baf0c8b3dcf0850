import { sumGenderCounts } from '#src/domain/animal/gender.ts';
import { listOfNames, searchNames } from '#src/domain/species/name-search.ts';
import { matchesWords, type SearchWord } from '#src/domain/text/search-words.ts';
import { paths } from '#web/paths.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { Entry } from './entries.ts';
import type { PaletteAnimal } from './use-animals.ts';

export type NamedSpecies = { sc_id: number; sc_name: string; cm_name: string };
export type OwnSpecies = NamedSpecies & { animals: PaletteAnimal[] };

/** The species of the keeper's animals, with those that are kept now. */
export function speciesOf(animals: readonly PaletteAnimal[]): OwnSpecies[] {
  const byId = new Map<number, OwnSpecies>();
  for (const animal of animals) {
    const { sc_id, sc_name, cm_name, archived } = animal;
    const known = byId.get(sc_id) ?? { sc_id, sc_name, cm_name, animals: [] };
    if (!archived) known.animals.push(animal);
    byId.set(sc_id, known);
  }
  return [...byId.values()];
}

/** The species that have all words. */
export const findSpecies = (species: readonly OwnSpecies[], words: readonly SearchWord[]) =>
  species.filter(({ sc_name, cm_name }) =>
    matchesWords({ names: [sc_name], texts: [cm_name] }, words),
  );

/** The species that a misspelled name may mean, where none is called so. */
export const findMisspelled = (species: readonly OwnSpecies[], typed: string): OwnSpecies[] =>
  searchNames(listOfNames(species.map((one) => ({ ...one, former: [], de_name: '' }))), typed);

export function speciesEntry(
  { sc_id, sc_name, cm_name, animals = [] }: NamedSpecies & { animals?: PaletteAnimal[] },
  go: (href: string) => void,
  palette: Texts['palette'],
): Entry {
  const own = animals.length ? palette.ofYours(sumGenderCounts(animals)) : palette.notYours;
  return {
    key: `species ${sc_id}`,
    face: { icon: 'book' },
    title: { text: sc_name, sci: true },
    line: [...(cm_name ? [{ text: cm_name }, { text: ', ' }] : []), { text: own, parts: [] }],
    run: () => go(paths.speciesDetails(sc_id)),
  };
}
