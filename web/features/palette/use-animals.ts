import { useMemo } from 'react';
import { animalKeys, type AnimalKeys } from '#src/domain/animal/find-animals.ts';
import { useOwnSpecies } from '#web/components/use-all-names.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** All animals of the keeper, from the device where it holds them; the archived ones come last. */
export function useAnimals() {
  const { errors } = useTexts();
  const load = () =>
    inSteps(async (step) => {
      const kept = await step(() => api.pet.table.get({ query: { archived: 0 } }));
      const archived = await step(() => api.pet.table.get({ query: { archived: 1 } }));
      return [...kept.rows, ...archived.rows];
    });
  return useLoad(['pet', 'table', 'palette'], load, {
    errorTitle: errors.loadingPets,
    quiet: true,
  });
}

export type PaletteAnimal = NonNullable<ReturnType<typeof useAnimals>['data']>[number];

/** By species, the names that its animals do not show. */
export type OtherNames = ReadonlyMap<number, { names: readonly string[]; texts: string[] }>;

export function useOtherNames(): OtherNames {
  const rows = useOwnSpecies();
  return useMemo(
    () =>
      new Map(
        rows?.map(({ sc_id, synonyms, cm_name, de_name }) => [
          sc_id,
          { names: synonyms, texts: [cm_name, de_name].filter(Boolean) },
        ]),
      ),
    [rows],
  );
}

// Folding costs more than finding, and the row of an animal is replaced when the animal changes.
const known = new WeakMap<PaletteAnimal, { others: OtherNames; keys: AnimalKeys }>();

export const keysBy =
  (others: OtherNames) =>
  (animal: PaletteAnimal): AnimalKeys => {
    const kept = known.get(animal);
    if (kept?.others === others) return kept.keys;
    const keys = animalKeys(animal, others.get(animal.sc_id));
    known.set(animal, { others, keys });
    return keys;
  };
