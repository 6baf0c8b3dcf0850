import type { Spoken } from '#src/domain/accounts/languages.ts';
import { planned } from '#src/domain/animal/planned.ts';
import type { Day } from '#src/domain/days.ts';
import type { Animal, DevicePlan, DeviceSpecies } from '#src/domain/sync/collection.ts';
import type { Collection } from '#web/device/collection.ts';
import { placeOf, slotOf, type KnownPlace } from '#web/device/places.ts';
import { spokenLanguage } from '#web/texts/texts.ts';
import { inPlanOrder } from './animal-plans.ts';
import { petCard, speciesOf } from './pet-card.ts';

export type TableRow = ReturnType<typeof makeRow>;

/** What tables and filters see of an animal: the same object as long as nothing of it has changed. */
export function tableRow(collection: Collection, animal: Animal, today: Day): TableRow {
  const from: From = {
    today,
    species: speciesOf(collection, animal),
    plans: plansByAnimal(collection).get(animal.id) ?? [],
    waits: collection.waiting.has(animal.id),
    place: placeOf(collection, animal),
    slot: slotOf(collection, animal),
    language: spokenLanguage(),
  };
  const known = rows.get(animal);
  if (known && isSame(known.from, from)) return known.row;
  const row = makeRow(collection, animal, from);
  rows.set(animal, { from, row });
  return row;
}

/** The plans of an animal; found once for all, as tables ask for each. */
export function plansByAnimal({ plans }: Collection): ReadonlyMap<number, readonly DevicePlan[]> {
  let byAnimal = byAnimals.get(plans);
  if (!byAnimal) byAnimals.set(plans, (byAnimal = grouped(plans)));
  return byAnimal;
}

/** What a row shows beside the animal itself. */
type From = {
  today: Day;
  species: DeviceSpecies;
  plans: readonly DevicePlan[];
  waits: boolean;
  place: KnownPlace | undefined;
  slot: number | null;
  language: Spoken;
};

const rows = new WeakMap<Animal, { from: From; row: TableRow }>();
const byAnimals = new WeakMap<Collection['plans'], ReturnType<typeof grouped>>();

function makeRow(collection: Collection, animal: Animal, { plans, today }: From) {
  const { kept_since, hatched, notes, archive_reason, archive_date, rev } = animal;
  return {
    ...petCard(collection, animal),
    ...{ kept_since, hatched, notes, archive_reason, archive_date, rev },
    ...planned(plans, animal, today),
  };
}

function grouped(plans: Collection['plans']) {
  const byAnimal = new Map<number, DevicePlan[]>();
  for (const plan of [...plans.values()].toSorted(inPlanOrder)) {
    for (const id of plan.pet_ids) {
      const known = byAnimal.get(id);
      if (known) known.push(plan);
      else byAnimal.set(id, [plan]);
    }
  }
  return byAnimal;
}

const isSame = (a: From, b: From): boolean =>
  a.today === b.today &&
  a.species === b.species &&
  a.waits === b.waits &&
  a.place === b.place &&
  a.slot === b.slot &&
  a.language === b.language &&
  a.plans.length === b.plans.length &&
  a.plans.every((plan, at) => plan === b.plans[at]);
