import type { Animal } from '#src/domain/sync/collection.ts';
import type { Collection, Reader } from '#web/device/collection.ts';
import { placeOf } from '#web/device/places.ts';
import { inOrder } from './animal-order.ts';
import { petIdentity } from './pet-card.ts';
import { counted } from './plan-rows.ts';

/** The animals that a plan can feed, to choose from. */
export const choiceAnswers: Record<string, Reader> = {
  '/plan/assignable_pets': (collection) => choices(collection, new Set()),
  '/plan/assignable_pets_edit/:id': (collection, { params }) => {
    const plan = collection.plans.get(Number(params[0]));
    return plan && choices(collection, new Set(plan.pet_ids));
  },
};

/** All kept animals. `plans`: how many plans it is in. */
function choices(collection: Collection, assigned: ReadonlySet<number>) {
  const plans = new Map<number, number>();
  for (const { pet_ids } of collection.plans.values())
    for (const id of pet_ids) plans.set(id, (plans.get(id) ?? 0) + 1);
  const kept = inOrder(collection, 'species').filter((animal) => animal.archived === 0);
  return counted(
    kept.map((animal) => ({
      ...petIdentity(collection, animal),
      size: animal.size,
      place: placeOf(collection, animal)?.path ?? null,
      ...dueFields(animal),
      plans: plans.get(animal.id) ?? 0,
      assigned: assigned.has(animal.id) ? 1 : 0,
    })),
  );
}

const dueFields = ({ date_f, archived, offer_date, progress, pre_molt, mmt }: Animal) => ({
  ...{ date_f, archived, offer_date, progress, pre_molt, mmt },
});
