import { slotsOf } from '#src/domain/places/standing.ts';
import { pathOf, walkingOrder } from '#src/domain/places/tree.ts';
import type { Animal, DevicePlace } from '#src/domain/sync/collection.ts';
import { searchKey } from '#src/domain/text/search-words.ts';
import type { Collection } from './collection.ts';

// What follows from the places of a collection. It is made once for each state of them.

/** A place with its path, and what searches match of it. */
export type KnownPlace = DevicePlace & { path: string; key: string };

const known = new WeakMap<Collection['places'], ReadonlyMap<number, KnownPlace>>();

/** By id, in walking order: each before what stands in it. */
export function placesOf({ places }: Pick<Collection, 'places'>): ReadonlyMap<number, KnownPlace> {
  const found = known.get(places);
  if (found) return found;
  const all = walkingOrder([...places.values()]);
  const made = new Map(
    all.map((place) => {
      const path = pathOf(all, place.id);
      return [place.id, { ...place, path, key: searchKey({ texts: [path] }) }];
    }),
  );
  known.set(places, made);
  return made;
}

/** The place where an animal stands: an archived one stands nowhere. */
export const placeOf = (collection: Collection, animal: Animal): KnownPlace | undefined =>
  animal.archived || animal.place_id === null
    ? undefined
    : placesOf(collection).get(animal.place_id);

const standing = new WeakMap<Collection['animals'], ReadonlyMap<number | null, Animal[]>>();

/** The animals of a place, archived ones too. */
export function standingIn({ animals }: Collection, place_id: number): readonly Animal[] {
  let found = standing.get(animals);
  if (!found) {
    found = Map.groupBy(animals.values(), (animal) => animal.place_id);
    standing.set(animals, found);
  }
  return found.get(place_id) ?? [];
}

const slots = new WeakMap<Collection['animals'], Map<number, Map<number, number>>>();

/** Which one an animal is of those that stand in its place, from 1; null for nowhere. */
export function slotOf(collection: Collection, animal: Animal): number | null {
  const place = placeOf(collection, animal);
  if (!place) return null;
  let byPlace = slots.get(collection.animals);
  if (!byPlace) slots.set(collection.animals, (byPlace = new Map()));
  let here = byPlace.get(place.id);
  if (!here) byPlace.set(place.id, (here = slotsOf(standingIn(collection, place.id))));
  return here.get(animal.id) ?? null;
}
