import type { AdminPetSort } from '#src/domain/enums.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { noCaseKey } from '#src/domain/text/collation.ts';
import type { Collection } from '#web/device/collection.ts';
import { speciesOf } from './pet-card.ts';

/** `species`: by scientific name, then by the animal's own, as most lists without a choice are. */
type Order = AdminPetSort | 'species';

/** All animals in the ascending order of a list, sorted once for each collection. */
export function inOrder(collection: Collection, sort: Order): readonly Animal[] {
  let orders = known.get(collection);
  if (!orders) known.set(collection, (orders = new Map()));
  let order = orders.get(sort);
  if (!order) orders.set(sort, (order = sorted(collection, sort)));
  return order;
}

const known = new WeakMap<Collection, Map<Order, readonly Animal[]>>();

/** What each sort compares, as a text that `<` compares; nothing comes first. Equal ones are in the order of their ids. */
const keys: Record<Order, (collection: Collection, animal: Animal) => string> = {
  sc_name: speciesKeyOf,
  // no name holds a zero, so the second text counts where the first ones are equal
  species: (collection, animal) =>
    `${speciesKeyOf(collection, animal)}\0${keyOf(animal, animal.name)}`,
  name: (_, animal) => keyOf(animal, animal.name),
  date_f: (_, animal) => animal.date_f ?? '',
  mmt: (_, animal) => animal.mmt ?? '',
  an_type: (collection, animal) => speciesOf(collection, animal).an_type,
  id: () => '',
};

const sorted = (collection: Collection, sort: Order): Animal[] =>
  [...collection.animals.values()]
    .map((animal) => ({ animal, key: keys[sort](collection, animal) }))
    .sort((a, b) =>
      a.key === b.key ? compareIds(a.animal.id, b.animal.id) : a.key < b.key ? -1 : 1,
    )
    .map(({ animal }) => animal);

function speciesKeyOf(collection: Collection, animal: Animal): string {
  const species = speciesOf(collection, animal);
  return keyOf(species, species.sc_name);
}

/** Lists are sorted again after each change, which replaces few animals and species. */
function keyOf(named: object, name: string): string {
  let key = nameKeys.get(named);
  if (key === undefined) nameKeys.set(named, (key = noCaseKey(name)));
  return key;
}

const nameKeys = new WeakMap<object, string>();
