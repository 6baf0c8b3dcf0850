import { eventDayProblem } from '#src/domain/form-checks.ts';
import type { Day } from '#src/domain/days.ts';
import { isAhead, plannedAfter } from '#src/domain/today/planned-events.ts';
import type { Animal, DeviceEvent } from '#src/domain/sync/collection.ts';
import type { Collection, Noted } from '#web/device/collection.ts';
import { animalsOf, ok, placed, revised, withAnimals, writer } from './writer.ts';
import { withEvents } from './with-records.ts';

// As features/animals/events/events.service.ts.

type Happened = { date_ev: Day; event: string };

const add = writer<Happened & { id: number }>((collection, { id, ...happened }, noted) => {
  const added = addEvents(collection, [id], happened, noted);
  const [row] = added?.rows ?? [];
  return (
    added && {
      collection: added.after,
      answer: { ...ok, id: row?.id, known: row?.known },
      pets: [id],
    }
  );
});

const addMany = writer<Happened & { ids: number[] }>((collection, { ids, ...happened }, noted) => {
  const added = addEvents(collection, ids, happened, noted);
  return (
    added && {
      collection: added.after,
      answer: { ...ok, rows: added.rows, count: added.rows.length },
      pets: added.rows.map(({ pet_id }) => pet_id),
    }
  );
});

const update = writer<Partial<Happened> & { id: number }>((collection, { id, ...body }, noted) => {
  const found = findEvent(collection, id);
  if (!found) return undefined;
  const { animal, event: stored } = found;
  const { date_ev = stored.date_ev } = body;
  const event = body.event?.trim() ?? stored.event;
  const other = eventLike(animal, { date_ev, event });
  if (event === '' || eventDayProblem(date_ev, noted.today) || (other && other !== stored))
    return undefined;
  const { planned: _, ...unplanned } = revised(stored, { date_ev, event }, ['date_ev', 'event']);
  const row = { ...unplanned, ...plannedIf(plannedAfter(stored, date_ev, noted.today) === 1) };
  return {
    collection: withAnimals(collection, [withEvent(animal, stored, row)]),
    answer: { ...ok, rev: row.rev },
    pets: [animal.id],
  };
});

const remove = writer<{ id: number }>((collection, { id }) => {
  const found = findEvent(collection, id);
  return (
    found && {
      collection: withAnimals(collection, [withEvent(found.animal, found.event)]),
      answer: { ...ok, superseded: [] },
      pets: [found.animal.id],
    }
  );
});

const removeMany = writer<{ ids: number[] }>((collection, { ids }) => {
  const found = [...new Set(ids)].map((id) => findEvent(collection, id));
  let after = collection;
  for (const one of found) {
    if (!one) return undefined;
    // its animal may have lost another event before
    const animal = after.animals.get(one.animal.id) ?? one.animal;
    after = withAnimals(after, [withEvent(animal, one.event)]);
  }
  const pets = new Set(found.flatMap((one) => one?.animal.id ?? []));
  return { collection: after, answer: { ...ok, superseded: [] }, pets: [...pets] };
});

export const eventWriters = {
  'POST /pet/events/add': add,
  'POST /pet/events/add_many': addMany,
  'PUT /pet/events/update': update,
  'DELETE /pet/events/delete': remove,
  'DELETE /pet/events/delete_many': removeMany,
};

function addEvents(
  collection: Collection,
  ids: readonly number[],
  happened: Happened,
  { today, idFor }: Noted,
) {
  const animals = animalsOf(collection, ids);
  const date_ev = happened.date_ev;
  const event = happened.event.trim();
  if (!animals || event === '' || eventDayProblem(date_ev, today)) return undefined;
  const planned = plannedIf(isAhead(date_ev, today));
  const added = animals.map((animal) => {
    const stored = eventLike(animal, { date_ev, event });
    const row = stored ?? { id: idFor(animal.id), date_ev, event, rev: 1, ...planned };
    return { animal, stored, row };
  });
  return {
    after: withAnimals(
      collection,
      added.map(({ animal, stored, row }) => withEvent(animal, stored, row)),
    ),
    rows: added.map(({ animal, stored, row }) => ({
      pet_id: animal.id,
      id: row.id,
      known: stored ? (1 as const) : (0 as const),
    })),
  };
}

function findEvent({ animals }: Collection, id: number) {
  for (const animal of animals.values()) {
    const event = animal.events.find((one) => one.id === id);
    if (event) return { animal, event };
  }
  return undefined;
}

const plannedIf = (isPlanned: boolean) => (isPlanned ? ({ planned: 1 } as const) : {});

const eventLike = ({ events }: Animal, { date_ev, event }: Happened) =>
  events.find((one) => !one.move && one.date_ev === date_ev && one.event === event);

/** What is noted again is the newest of its day. */
function withEvent(animal: Animal, stored: DeviceEvent | undefined, row?: DeviceEvent): Animal {
  const others = animal.events.filter((one) => one !== stored);
  return withEvents(animal, row ? placed(others, row, ({ date_ev }) => date_ev) : others);
}
