import { noteOfMove } from '#src/domain/places/move-note.ts';
import { placed, putBack, reordered, type Standing } from '#src/domain/places/standing.ts';
import type { Animal, DeviceEvent } from '#src/domain/sync/collection.ts';
import type { Collection, Noted } from '#web/device/collection.ts';
import { placesOf, standingIn } from '#web/device/places.ts';
import { withEvents } from './with-records.ts';
import { animalsOf, ok, placed as inPlace, revised, withAnimals, writer } from './writer.ts';

// As features/animals/places/move.service.ts.

type Was = { place_id: number | null; place_order: number };
type Moved = { id: number; was: Was };
type Move = { ids: number[]; place_id: number | null; after?: number };

const move = writer<Move>((collection, { ids, place_id, after }, noted) => {
  const animals = animalsOf(collection, ids);
  if (!animals || !isThere(collection, place_id)) return undefined;
  const come = keptOf(animals);
  const changes =
    place_id === null ? nowhere(come) : placed(standingIn(collection, place_id), come, after);
  const put = putInto(collection, place_id, changes, come, noted);
  return {
    collection: put.collection,
    answer: { ...ok, moved: put.moved, superseded: [] },
    pets: animals.map(({ id }) => id),
  };
});

const moveBack = writer<{ moved: Moved[] }>((collection, { moved }, noted) => {
  const animals = animalsOf(
    collection,
    moved.map(({ id }) => id),
  );
  if (!animals) return undefined;
  const kept = keptOf(animals);
  const back = moved.filter(({ id }) => kept.includes(id));
  const all: Moved[] = [];
  let after = collection;
  for (const [place_id, some] of Map.groupBy(back, ({ was }) => was.place_id)) {
    if (!isThere(collection, place_id)) return undefined;
    const rows = some.map(({ id, was }) => ({ id, place_order: was.place_order }));
    const ids = rows.map(({ id }) => id);
    const changes = place_id === null ? nowhere(ids) : putBack(standingIn(after, place_id), rows);
    const put = putInto(after, place_id, changes, kept, noted);
    after = put.collection;
    all.push(...put.moved);
  }
  return {
    collection: after,
    answer: { ...ok, moved: all, superseded: [] },
    pets: animals.map(({ id }) => id),
  };
});

const order = writer<{ id: number; pet_ids: number[] }>((collection, { id, pet_ids }) => {
  const animals = animalsOf(collection, pet_ids);
  if (!animals || !isThere(collection, id)) return undefined;
  const ids = animals.map((animal) => animal.id);
  const changes = reordered(standingIn(collection, id), ids);
  return {
    collection: withOrder(collection, changes),
    answer: { ...ok, superseded: [] },
    pets: ids,
  };
});

export const moveWriters = {
  'PUT /pet/move': move,
  'PUT /pet/move_back': moveBack,
  'PUT /place/order': order,
};

/** The collection after an animal was put into a place by its form. Undefined where the place is not there. */
export function withPlace(
  collection: Collection,
  { id, archived }: Animal,
  place_id: number | null,
  noted: Noted,
): Collection | undefined {
  if (!isThere(collection, place_id)) return undefined;
  if (archived) return collection;
  const changes =
    place_id === null ? nowhere([id]) : placed(standingIn(collection, place_id), [id]);
  return putInto(collection, place_id, changes, [id], noted).collection;
}

export const isThere = (collection: Collection, place_id: number | null): boolean =>
  place_id === null || collection.places.has(place_id);

const keptOf = (animals: readonly Animal[]): number[] =>
  animals.filter(({ archived }) => !archived).map(({ id }) => id);

const nowhere = (ids: readonly number[]): Standing[] => ids.map((id) => ({ id, place_order: 0 }));

function putInto(
  collection: Collection,
  place_id: number | null,
  changes: readonly Standing[],
  come: readonly number[],
  noted: Noted,
): { collection: Collection; moved: Moved[] } {
  const changed = new Map(changes.map((row) => [row.id, row.place_order]));
  const moved = come.flatMap((id) => {
    const animal = collection.animals.get(id);
    const place_order = changed.get(id);
    if (!animal || place_order === undefined) return [];
    const isSame = animal.place_id === place_id && animal.place_order === place_order;
    return isSame ? [] : [{ animal, place_order }];
  });
  const path = place_id === null ? '' : (placesOf(collection).get(place_id)?.path ?? '');
  const after = moved.map(({ animal, place_order }) => {
    const placedAt = revised(animal, { place_id, place_order }, ['place_id']);
    return withNote(placedAt, animal.place_id, path, noted);
  });
  return {
    collection: withAnimals(withOrder(collection, changes), after),
    moved: moved.map(({ animal: { id, place_id: from, place_order } }) => ({
      id,
      was: { place_id: from, place_order },
    })),
  };
}

const withOrder = (collection: Collection, changes: readonly Standing[]): Collection =>
  withAnimals(
    collection,
    changes.flatMap(({ id, place_order }) => {
      const animal = collection.animals.get(id);
      return animal ? [{ ...animal, place_order }] : [];
    }),
  );

/** With the note of the day that it was moved, or without it where it is back. */
function withNote(
  animal: Animal,
  from: number | null,
  path: string,
  { today, idFor }: Noted,
): Animal {
  const isNote = ({ move: isMove, date_ev }: DeviceEvent) => isMove === 1 && date_ev === today;
  const stored = animal.events.find(isNote);
  const noted = stored && { id: stored.id, moved_from: stored.moved_from ?? null };
  const outcome = noteOfMove(noted ?? null, from, animal.place_id);
  if (outcome === 'unchanged') return animal;
  if (outcome === 'none')
    return withEvents(
      animal,
      animal.events.filter((one) => !isNote(one)),
    );
  const others = animal.events.filter(
    (one) => one !== stored && !(isNote(one) && one.event === path),
  );
  const row: DeviceEvent = stored
    ? revised(stored, { event: path }, ['event'])
    : { id: idFor(animal.id), date_ev: today, event: path, rev: 1, move: 1, ...outcome };
  return withEvents(
    animal,
    inPlace(others, row, ({ date_ev }) => date_ev),
  );
}
