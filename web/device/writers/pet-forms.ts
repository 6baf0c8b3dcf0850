import type { Day } from '#src/domain/days.ts';
import { placed } from '#src/domain/places/standing.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import { dayFields, filled, type Given, type Values } from '#src/records/fields.ts';
import { petFields, petFormFields } from '#src/records/pet.ts';
import type { Collection } from '#web/device/collection.ts';
import { currentSpecies } from '#web/device/current-species.ts';
import { placeOf, standingIn } from '#web/device/places.ts';
import { isThere, withPlace } from './moves.ts';
import { uncountUses } from './feeders.ts';
import { ok, revised, withAnimals, withHead, writer } from './writer.ts';

// The forms of an animal, as features/animals/pets/pets.service.ts stores them.

type PetForm = Values<typeof petFormFields>;
type Add = Given<typeof petFormFields> & {
  p_sc_id: number;
  tag?: string;
  place_id?: number | null;
};

const add = writer<Add>((collection, { p_sc_id, tag = '', place_id = null, ...fields }, noted) => {
  const values = filled(petFormFields, fields);
  const sc_id = currentSpecies(collection, p_sc_id);
  if (sc_id === undefined || !canStore(values, noted.today)) return undefined;
  if (!isThere(collection, place_id)) return undefined;
  const id = noted.idFor(0);
  const [standing] = place_id === null ? [] : placed(standingIn(collection, place_id), [id]);
  const animal: Animal = {
    ...nothingElse,
    ...values,
    ...{ id, sc_id, tag, created: noted.at },
    ...{ place_id, place_order: standing?.place_order ?? 0 },
  };
  return { collection: withAnimals(collection, [animal]), answer: { ...ok, id }, pets: [id] };
});

type Update = Partial<PetForm> & {
  id: number;
  if_rev?: number;
  p_sc_id?: number;
  is_public?: 0 | 1;
  place_id?: number | null;
};

const revisedFields = [...Object.keys(petFormFields), 'sc_id', 'is_public'] as (keyof Animal)[];
const updated = ['is_public', ...Object.keys(petFormFields)];

const update = writer<Update>((collection, { id, p_sc_id, place_id, ...body }, noted) => {
  const animal = collection.animals.get(id);
  // a form sends back more than it changes
  const given = Object.fromEntries(Object.entries(body).filter(([name]) => updated.includes(name)));
  const name = (body.name ?? animal?.name ?? '').trim();
  const sc_id = animal && currentSpecies(collection, p_sc_id ?? animal.sc_id);
  if (!animal || sc_id === undefined) return undefined;
  const changes: Partial<Animal> = { ...given, name, sc_id };
  const changed = revised(animal, changes, revisedFields);
  if (!canStore(changed, noted.today)) return undefined;
  const stored = withHead(collection, changed);
  const isMoved = place_id !== undefined && place_id !== (placeOf(collection, animal)?.id ?? null);
  const after = isMoved ? withPlace(stored, changed, place_id, noted) : stored;
  const answer = { ...ok, id, rev: after?.animals.get(id)?.rev };
  return after && { collection: after, answer, pets: [id] };
});

const remove = writer<{ id: number }>((collection, { id }) => {
  const animal = collection.animals.get(id);
  if (!animal) return undefined;
  return { collection: withoutAnimal(collection, animal), answer: ok, pets: [id] };
});

export const petFormWriters = {
  'POST /pet/add': add,
  'PUT /pet/update': update,
  'DELETE /pet/delete': remove,
};

export function withoutAnimal(collection: Collection, animal: Animal): Collection {
  const { id, feedings } = animal;
  const animals = new Map(collection.animals);
  animals.delete(id);
  for (const relative of relativesOf(collection, animal))
    animals.set(relative.id, withoutRelative(relative, id));
  const plans = new Map(collection.plans);
  for (const [fp_id, plan] of plans)
    if (plan.pet_ids.includes(id))
      plans.set(fp_id, { ...plan, pet_ids: plan.pet_ids.filter((one) => one !== id) });
  const after: Collection = { ...collection, animals, plans };
  return feedings.reduce((before, { food, date_f }) => uncountUses(before, food, date_f), after);
}

/** What a new animal has beside what its form says. */
export const nothingElse = {
  ...filled(petFields, { name: '' }),
  ...{ has_img: 0 as const, img_version: 0, purchase_id: null, former_no: null, earlier_nos: [] },
  ...{ date_f: null, food: null, offer_date: null, offer_food: null, progress: null },
  ...{ place_id: null, place_order: 0 },
  ...{ refusals: 0, refused_since: null, mmt: null, size: null, rev: 1 },
  ...{ weight: null, weight_date: null },
  ...{
    records: { feeding: 0, molt: 0, measurement: 0, event: 0 },
    origin: null,
    offspring: [],
    acquired: null,
    sales: [],
  },
  ...{ feedings: [], molts: [], measurements: [], events: [] },
};

/** What only the server can refuse with a reason at its field is left to it. */
function canStore(values: PetForm, today: Day): boolean {
  const isPast = dayFields(petFormFields).every((field) => (values[field] ?? today) <= today);
  const { an_count, name } = values;
  const { min, max } = petFields.an_count;
  return (
    isPast && name !== '' && name.length <= petFields.name.max && an_count >= min && an_count <= max
  );
}

function relativesOf({ animals }: Collection, { origin, offspring }: Animal): Animal[] {
  const ids = [origin?.parent_id ?? 0, ...offspring.map((child) => child.id)];
  return ids.flatMap((id) => animals.get(id) ?? []);
}

const withoutRelative = (animal: Animal, id: number): Animal => ({
  ...animal,
  origin:
    animal.origin?.parent_id === id
      ? { ...animal.origin, parent_id: null, parent_name: null }
      : animal.origin,
  offspring: animal.offspring.filter((child) => child.id !== id),
});
