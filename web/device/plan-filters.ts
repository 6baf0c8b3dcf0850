import type { PetFilters } from '#src/domain/animal/filters.ts';
import { animalFilter, type FilteredAnimal } from '#src/domain/animal/filters-match.ts';
import { readPlanFilter } from '#src/domain/feeding/plan-filter.ts';
import type { Animal, DevicePlan } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { speciesOf } from './answers/pet-card.ts';
import type { Collection, Writer } from './collection.ts';
import { currentSpecies } from './current-species.ts';

/** A writer after which plans that follow a filter have the animals that they would have at the server. */
export const following =
  (write: Writer): Writer =>
  (before, ...noted) => {
    const applied = write(before, ...noted);
    return applied && { ...applied, collection: followed(before, applied.collection) };
  };

function followed(before: Collection, after: Collection): Collection {
  const plans = [...after.plans.values()].filter(({ fp_filter }) => fp_filter !== '');
  const animals = changedAnimals(before, after);
  if (plans.length === 0 || animals.length === 0) return after;
  const changed = plans.flatMap((plan) => {
    const pet_ids = followedBy(after, plan, animals);
    return pet_ids ? [[plan.fp_id, { ...plan, pet_ids }] as const] : [];
  });
  return changed.length === 0 ? after : { ...after, plans: new Map([...after.plans, ...changed]) };
}

/** A write of a feeding changes few animals: the others need no second look. */
function changedAnimals(before: Collection, after: Collection): Animal[] {
  const all = [...after.animals.values()];
  const isSame = before.plans === after.plans && before.places === after.places;
  return isSame ? all.filter((animal) => before.animals.get(animal.id) !== animal) : all;
}

/** The ids of a plan's animals after some of them changed; undefined where they are the same. */
function followedBy(
  collection: Collection,
  { fp_filter, pet_ids }: DevicePlan,
  animals: readonly Animal[],
): number[] | undefined {
  const filters: PetFilters | null = readPlanFilter(fp_filter);
  if (!filters) return undefined;
  // a plan's filters ask for none of what depends on the day or on plans
  const known = {
    ...{ today: '', plansOf: () => [], places: collection.places.values() },
    currentSpecies: (id: number) => currentSpecies(collection, id) ?? id,
  };
  const isIn = animalFilter<FilteredAnimal>(filters, known);
  const ids = new Set(pet_ids);
  for (const animal of animals) {
    const { sc_name, an_type } = speciesOf(collection, animal);
    if (isIn({ ...animal, sc_name, an_type })) ids.add(animal.id);
    else ids.delete(animal.id);
  }
  const isSame = ids.size === pet_ids.length && pet_ids.every((id) => ids.has(id));
  return isSame ? undefined : [...ids].toSorted(compareIds);
}
