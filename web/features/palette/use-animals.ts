import { animalKeys, type AnimalKeys } from '#src/domain/animal/find-animals.ts';
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

// Folding costs more than finding, and the row of an animal is replaced when the animal changes.
const known = new WeakMap<PaletteAnimal, AnimalKeys>();

export function keysOf(animal: PaletteAnimal): AnimalKeys {
  let keys = known.get(animal);
  if (!keys) known.set(animal, (keys = animalKeys(animal)));
  return keys;
}
