import { dueByPlans, dueOf } from '#src/domain/feeding/due.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { pick } from '#src/records/fields.ts';
import { petFields } from '#src/records/pet.ts';
import { planFields } from '#src/records/plan.ts';
import type { Answers } from '#web/device/answers.ts';
import { isReachable } from '#web/state/network.ts';
import { idOf } from './params.ts';
import { petCard, petIdentity, speciesOf } from './pet-card.ts';
import { animalsMeant, animalsMeantAlone } from './label-codes.ts';
import { expectedMoltOf } from './expected-molts.ts';
import { counted, single } from './plan-rows.ts';
import { plansOf } from './animal-plans.ts';

const planColumns = { fp_id: true, ...planFields };

/** Pages of one animal, and what its label shows. What is no animal of the keeper may be another's, or an example. */
export const animalPageAnswers: Answers = {
  '/pet/detail/:id': (collection, { params: [id], today }) => {
    const animal = collection.animals.get(idOf(id));
    if (!animal) return undefined;
    const plans = plansOf(collection, animal);
    const { env_type, humidity, country_code } = speciesOf(collection, animal);
    return single({
      ...petCard(collection, animal),
      ...pick(petFields, animal),
      ...pick({ rev: true, offer_food: true, purchase_id: true }, animal),
      ...{ env_type, humidity, country_code, own: 1 },
      ...dueByPlans(plans, animal, today),
      plans: plans.map((plan) => ({
        ...pick(planColumns, plan),
        next_date: dueOf(plan, animal, today).next_date,
      })),
      expected_molt: expectedMoltOf(collection, animal, today),
      ...pick({ origin: true, offspring: true, records: true }, animal),
    });
  },
  '/pet/basic/:id': (collection, { params: [id] }) => {
    const animal = collection.animals.get(idOf(id));
    return animal && single({ ...petIdentity(collection, animal), archived: animal.archived });
  },
  '/pet/siblings/:id': (collection, { params: [id] }) => {
    const animal = collection.animals.get(idOf(id));
    if (!animal) return undefined;
    const of = (other: typeof animal) => other.origin?.parent_id ?? null;
    const isSibling = (other: typeof animal) =>
      of(animal) === null ? other.origin?.id === animal.origin?.id : of(other) === of(animal);
    const siblings = [...collection.animals.values()].filter(
      (other) =>
        animal.origin && other.id !== animal.id && other.an_count === 1 && isSibling(other),
    );
    return counted(
      siblings
        .toSorted((a, b) => compareIds(a.id, b.id))
        .map((other) => ({
          id: other.id,
          an_type: speciesOf(collection, other).an_type,
          archived: other.archived,
        })),
    );
  },
  '/pet/quickview/:id': (collection, { params: [code = ''], today }) => {
    const meant = isReachable() ? animalsMeant : animalsMeantAlone;
    const [animal, ...others] = meant(collection, code);
    if (!animal) return undefined;
    const plans = plansOf(collection, animal);
    const { uid: _, ...card } = petCard(collection, animal);
    return single({
      ...card,
      offer_food: animal.offer_food,
      ...dueByPlans(plans, animal, today),
      feeder: animal.food || (plans.find(({ def_feeder }) => def_feeder)?.def_feeder ?? null),
      own: 1,
      others: others.map((other) => ({
        ...petIdentity(collection, other),
        tag: other.tag,
      })),
    });
  },
};
