import { TAKEN_OVER } from '#src/domain/animal/starting-size.ts';
import { numberedNames } from '#src/domain/animal/numbered-names.ts';
import { shortSpeciesName } from '#src/domain/text/species-name.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps, type Step } from '#web/lib/ask.ts';
import { usePrepared } from '#web/lib/prepared.ts';
import { takenNames } from '#web/lib/taken-names.ts';
import { useTexts } from '#web/texts/texts.ts';
import { idOfChoice } from '#web/features/animals/places/make-path.ts';
import type { NewAnimals } from './add-draft.ts';

/** `purchase`: the number of what was bought with them. */
export type AddedAnimals = { ids: number[]; names: string[]; purchase: number | null };

export const addingChanges = [
  ['pet'],
  ['plan'],
  ['species'],
  ['place'],
  ['purchases'],
  ['data'],
] as const;

/** Adds one animal or several with all that is known of them, or none of them. */
export function useAddAnimals() {
  const { pets } = useTexts();
  const names = usePrepared(namesOf);
  const add = (input: NewAnimals) =>
    inSteps(async (step) => {
      const called = await names.prepare(input);
      const added = await addAnimals(step, input, called);
      names.forget();
      return { ...added, names: called };
    });
  return useAction(add, { errorTitle: pets.errorAdding, invalidates: addingChanges });
}

async function addAnimals(
  step: Step,
  { animal, place, molt, measured, meal, purchase, plan_ids }: NewAnimals,
  names: readonly string[],
): Promise<Omit<AddedAnimals, 'names'>> {
  const place_id = await idOfChoice(step, place);
  const placed = { ...animal, ...(place_id !== null && { place_id }) };
  const ids: number[] = [];
  try {
    for (const name of names) {
      const { id } = await step(() => api.pet.add.post({ ...placed, name }));
      ids.push(id);
    }
    if (molt) for (const id of ids) await step(() => api.pet.molt.add.post({ id, ...molt }));
    if (measured)
      for (const id of ids)
        await step(() =>
          api.pet.measurement.add.post({ id, ...measured, recorded_at: TAKEN_OVER }),
        );
    if (meal) await step(() => api.pet.feeding.feed_many.post({ ids, ...meal }));
    for (const id of plan_ids.length > 0 ? ids : [])
      await step(() => api.plan.assignment.assign_pet_to_plans.post({ id, plan_ids, was: [] }));
    if (!purchase) return { ids, purchase: null };
    const { id } = await step(() => api.purchases.add.post({ ...purchase, pet_ids: ids }));
    return { ids, purchase: id };
  } catch (error) {
    // an animal without what is known of it would be entered again
    for (const id of ids) await step(() => api.pet.delete.delete({ id })).catch(() => {});
    throw error;
  }
}

async function namesOf({ name, records, sc_name }: NewAnimals): Promise<string[]> {
  if (name !== '' && records === 1) return [name];
  const base = name || shortSpeciesName(sc_name);
  return numberedNames(base, records, await takenNames([base]));
}
