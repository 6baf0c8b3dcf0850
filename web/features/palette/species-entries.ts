import { sumGenderCounts } from '#src/domain/animal/gender.ts';
import { listOfNames, searchNames } from '#src/domain/species/name-search.ts';
import { findParts } from '#src/domain/text/find-parts.ts';
import { matchesWords, type SearchWord } from '#src/domain/text/search-words.ts';
import { paths } from '#web/paths.ts';
import type { Texts } from '#web/texts/texts.ts';
import type { Entry, Said } from './entries.ts';
import type { OtherNames, PaletteAnimal } from './use-animals.ts';

/** `synonym`: the former name by which it was found, where it shows none that was looked for. */
export type NamedSpecies = {
  sc_id: number;
  sc_name: string;
  cm_name: string;
  synonym?: string | null;
};
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
export const findSpecies = (
  species: readonly OwnSpecies[],
  others: OtherNames,
  words: readonly SearchWord[],
) => species.filter((one) => matchesWords(namesOf(one, others), words));

/** The species that a misspelled name may mean, where none is called so. */
export const findMisspelled = (
  species: readonly OwnSpecies[],
  others: OtherNames,
  typed: string,
): OwnSpecies[] =>
  searchNames(
    listOfNames(
      species.map((one) => {
        const { names = [], texts = [] } = others.get(one.sc_id) ?? {};
        return { ...one, former: names, de_name: texts.join(' ') };
      }),
    ),
    typed,
  );

/** The former name by which a search found a species, where the names that it shows do not match; else null. */
export function formerNameOf(
  one: NamedSpecies,
  others: OtherNames,
  words: readonly SearchWord[],
): string | null {
  const shown = findParts(`${one.sc_name} ${one.cm_name}`, words).length;
  const { names = [] } = others.get(one.sc_id) ?? {};
  return names.find((name) => findParts(name, words).length > shown) ?? null;
}

const namesOf = ({ sc_id, sc_name, cm_name }: NamedSpecies, others: OtherNames) => {
  const { names = [], texts = [] } = others.get(sc_id) ?? {};
  return { names: [sc_name, ...names], texts: [cm_name, ...texts] };
};

export function speciesEntry(
  {
    sc_id,
    sc_name,
    cm_name,
    synonym = null,
    animals = [],
  }: NamedSpecies & { animals?: PaletteAnimal[] },
  go: (href: string) => void,
  { palette }: Texts,
): Entry {
  const own = animals.length ? palette.ofYours(sumGenderCounts(animals)) : palette.notYours;
  return {
    key: `species ${sc_id}`,
    face: { icon: 'book' },
    title: { text: sc_name, sci: true },
    line: [
      ...formerly(synonym, palette.formerly),
      ...(cm_name ? [{ text: cm_name }, { text: ', ' }] : []),
      { text: own, parts: [] },
    ],
    run: () => go(paths.speciesDetails(sc_id)),
  };
}

/** What is said of the name by which something was found, before what else is said. */
const formerly = (synonym: string | null, text: string): Said[] =>
  synonym === null
    ? []
    : [{ text: `${text} `, parts: [] }, { text: synonym, sci: true }, { text: ', ' }];
