import type { DeviceFeeder } from '#src/domain/sync/collection.ts';
import type { Day } from '#src/domain/days.ts';
import type { Collection } from '#web/device/collection.ts';
import { ok, writer } from './writer.ts';

// The keeper's list of feeders, and how their uses are counted, as the triggers of the server do.

const add = writer<{ food: string }>((collection, body) => {
  const food = body.food.trim();
  if (food === '') return undefined;
  const isThere = collection.feeders.some((one) => one.food === food);
  const after = isThere ? collection : withFeeder(collection, usesOf(collection, food));
  return { collection: after, answer: ok, pets: [] };
});

const remove = writer<{ food: string }>((collection, body) => {
  const feeders = collection.feeders.filter(({ food }) => food !== body.food.trim());
  if (feeders.length === collection.feeders.length) return undefined;
  return { collection: { ...collection, feeders }, answer: ok, pets: [] };
});

export const feederWriters = {
  'POST /pet/available_feeders/add': add,
  'DELETE /pet/available_feeders/delete': remove,
};

/** After `count` new feedings of a day. One that the keeper removed from the list returns with all its uses. */
export function countUses(collection: Collection, food: string, day: Day, count = 1): Collection {
  if (food === '' || count === 0) return collection;
  const known = collection.feeders.find((one) => one.food === food);
  if (!known) return withFeeder(collection, usesOf(collection, food));
  const last_used = known.last_used && known.last_used > day ? known.last_used : day;
  return withFeeder(collection, { ...known, uses: known.uses + count, last_used });
}

/** After `count` feedings of a day are gone. */
export function uncountUses(collection: Collection, food: string, day: Day, count = 1): Collection {
  const known = collection.feeders.find((one) => one.food === food);
  if (!known) return collection;
  const isLast = known.last_used !== null && known.last_used <= day;
  const last_used = isLast ? lastUseOf(collection, food) : known.last_used;
  return withFeeder(collection, { ...known, uses: Math.max(known.uses - count, 0), last_used });
}

/** As far as the device holds the feedings. */
function usesOf(collection: Collection, food: string): DeviceFeeder {
  let uses = 0;
  for (const { feedings } of collection.animals.values())
    uses += feedings.filter((feeding) => feeding.food === food).length;
  return { food, uses, last_used: lastUseOf(collection, food) };
}

/** Looks at the feedings only of animals that were offered something later than what was found so far. */
function lastUseOf({ animals }: Collection, food: string): Day | null {
  let last: Day | null = null;
  for (const animal of animals.values()) {
    if (animal.offer_date === null || (last !== null && animal.offer_date <= last)) continue;
    const newest = animal.feedings.find((feeding) => feeding.food === food)?.date_f;
    if (newest !== undefined && (last === null || newest > last)) last = newest;
  }
  return last;
}

const withFeeder = (collection: Collection, feeder: DeviceFeeder): Collection => ({
  ...collection,
  feeders: [...collection.feeders.filter(({ food }) => food !== feeder.food), feeder],
});
