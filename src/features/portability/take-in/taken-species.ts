import { tidyName } from '#src/domain/text/single-line.ts';
import type { Basis } from '../import/basis.ts';
import type { SpeciesAnswer } from './take-in.shapes.ts';

/** How the names of species in a hand-over are understood. */
export type TakenSpecies = {
  /** Those that go into the list with the animals: of the catalogue, or of the file, by a keeper who may add species. */
  new_species: string[];
  /** Those that the keeper has to say something about. */
  unknown_species: string[];
  /** The name in the list, where the keeper has named it; else the name as it came. */
  nameOf: (sc_name: string) => string;
  /** What the file is checked against. */
  basis: Basis;
};

type Names = {
  /** Of the animals. */
  used: readonly string[];
  /** Those that the file has a species of its own for. */
  described: readonly string[];
};

/** A dry run takes an unknown name for a known one, so that everything else is checked, too. */
export function takenSpecies(
  basis: Basis,
  { used, described }: Names,
  answers: readonly SpeciesAnswer[],
  dry_run: boolean,
): TakenSpecies {
  const answered = new Map(answers.map(({ name, sc_id }) => [keyOf(name), sc_id]));
  const known = (name: string) => basis.speciesOf(name) ?? answered.get(keyOf(name)) ?? null;
  const own = new Set(described.map(keyOf));
  const isAdded = (name: string) =>
    (basis.mayAddSpecies && own.has(keyOf(name))) || basis.inCatalogue(name);
  const names = new Map(used.map((name) => [keyOf(name), tidyName(name)]));
  const open = [...names.values()].filter((name) => name !== '' && known(name) === null);
  const unknown_species = open.filter((name) => !isAdded(name));
  const unknown = new Set(dry_run ? unknown_species.map(keyOf) : []);
  return {
    new_species: open.filter(isAdded),
    unknown_species,
    nameOf(name) {
      const sc_id = basis.speciesOf(name) === null ? known(name) : null;
      return (sc_id === null ? null : basis.nameOf(sc_id)) ?? name;
    },
    basis: { ...basis, speciesOf: (name) => known(name) ?? (unknown.has(keyOf(name)) ? 0 : null) },
  };
}

const keyOf = (name: string) => tidyName(name).toLowerCase();
