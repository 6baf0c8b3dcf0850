import { useRef } from 'react';
import { numberedNames } from '#src/domain/animal/numbered-names.ts';
import { shortSpeciesName } from '#src/domain/text/species-name.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps, type Step } from '#web/lib/ask.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { NewAnimals } from './add-draft.ts';

export type AddedAnimals = { ids: number[]; names: string[] };

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
  // the names of a try whose answer was lost: what is sent again has to be the same
  const tried = useRef<{ input: string; names: string[] } | null>(null);
  const add = (input: NewAnimals) =>
    inSteps(async (step) => {
      const same = tried.current?.input === JSON.stringify(input) ? tried.current.names : null;
      const names = same ?? (await namesOf(input));
      tried.current = { input: JSON.stringify(input), names };
      const ids = await addAnimals(step, input, names);
      tried.current = null;
      return { ids, names };
    });
  return useAction(add, { errorTitle: pets.errorAdding, invalidates: addingChanges });
}

async function addAnimals(
  step: Step,
  { animal, molt, meal, purchase, plan_ids }: NewAnimals,
  names: readonly string[],
): Promise<number[]> {
  const ids: number[] = [];
  try {
    for (const name of names) {
      const { id } = await step(() => api.pet.add.post({ ...animal, name }));
      ids.push(id);
    }
    if (molt) for (const id of ids) await step(() => api.pet.molt.add.post({ id, ...molt }));
    if (meal) await step(() => api.pet.feeding.feed_many.post({ ids, ...meal }));
    for (const id of plan_ids.length > 0 ? ids : [])
      await step(() => api.plan.assignment.assign_pet_to_plans.post({ id, plan_ids, was: [] }));
    if (purchase) await step(() => api.purchases.add.post({ ...purchase, pet_ids: ids }));
  } catch (error) {
    // an animal without what is known of it would be entered again
    for (const id of ids) await step(() => api.pet.delete.delete({ id })).catch(() => {});
    throw error;
  }
  return ids;
}

/** Where the names that are there can't be had, the numbers begin at 1. */
async function namesOf({ name, records, sc_name }: NewAnimals): Promise<string[]> {
  if (name !== '' && records === 1) return [name];
  const base = name || shortSpeciesName(sc_name);
  const query = { search: base, sort_by: 'id', asc: 'DESC', limit: 100 } as const;
  const { data } = await api.pet.list.get({ query });
  return numberedNames(
    base,
    records,
    (data?.rows ?? []).map((row) => row.name),
  );
}
