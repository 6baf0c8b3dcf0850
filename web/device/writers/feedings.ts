import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import type { Animal, DeviceFeeding } from '#src/domain/sync/collection.ts';
import type { Collection } from '#web/device/collection.ts';
import { countUses, uncountUses } from './feeders.ts';
import { canNote, feedingOf, noteFeedings } from './note-feedings.ts';
import { animalsOf, ok, placed, revised, withAnimals, writer } from './writer.ts';
import { withFeedings } from './with-records.ts';

// As features/animals/feedings/feedings.service.ts. What is noted here is the newest note about its feeding.

type Feed = {
  id: number;
  date_f: Day;
  food?: string;
  progress: Progress;
  amount?: number | null;
  fp_id?: number | null;
};

const feed = writer<Feed>((collection, { id, date_f, progress, ...body }, noted) => {
  const animal = collection.animals.get(id);
  const { fp_id = null } = body;
  if (!animal || !canNote(animal, date_f, noted)) return undefined;
  if (fp_id !== null && !collection.plans.has(fp_id)) return undefined;
  const open = animal.feedings.find((one) => one.date_f === date_f && one.progress === 1);
  const food = body.food?.trim() ?? open?.food ?? '';
  const { amount } = body;
  const offered = { date_f, food, progress, fp_id, ...(amount !== undefined && { amount }) };
  const stored = feedingOf(animal, offered);
  const before = { was: stored?.progress ?? null, was_amount: stored?.amount ?? null };
  const after = noteFeedings(collection, [animal], () => offered, noted);
  const fed = after.animals.get(id);
  return {
    collection: after,
    answer: { ...ok, id: fed && feedingOf(fed, offered)?.id, ...before, superseded: [] },
    pets: [id],
  };
});

type FeedMany = { ids: number[]; date_f: Day; food: string; progress: Progress; amount?: number };

const feedMany = writer<FeedMany>((collection, { ids, date_f, progress, ...body }, noted) => {
  const animals = animalsOf(collection, ids);
  if (!animals?.every((animal) => canNote(animal, date_f, noted))) return undefined;
  const { amount } = body;
  const said = amount === undefined ? {} : { amount };
  const offered = { date_f, food: body.food.trim(), progress, fp_id: null, ...said };
  const before = animals.map((animal) => {
    const stored = feedingOf(animal, offered);
    return { id: animal.id, was: stored?.progress ?? null, was_amount: stored?.amount ?? null };
  });
  // an attempt does not overwrite a known result
  const changed = animals.filter((animal) => progress !== 1 || !feedingOf(animal, offered));
  return {
    collection: noteFeedings(collection, changed, () => offered, noted),
    answer: { ...ok, fed: animals.length, before, superseded: [] },
    pets: animals.map(({ id }) => id),
  };
});

const remove = writer<{ id: number; date_f: Day; food?: string }>((collection, body) => {
  const animal = collection.animals.get(body.id);
  const food = body.food?.trim();
  const gone = animal?.feedings.filter(
    (one) => one.date_f === body.date_f && (food === undefined || one.food === food),
  );
  if (!animal || !gone?.length) return undefined;
  const [only] = gone;
  const was = gone.length === 1 ? (only?.progress ?? null) : null;
  return {
    collection: without(collection, animal, gone),
    answer: { ...ok, superseded: [], recorded_at: null, was },
    pets: [animal.id],
  };
});

const removeMany = writer<{ ids: number[]; date_f: Day; food: string }>((collection, body) => {
  const animals = animalsOf(collection, body.ids);
  if (!animals) return undefined;
  const wanted = { date_f: body.date_f, food: body.food.trim() };
  const gone = animals.flatMap((animal) => {
    const feeding = feedingOf(animal, wanted);
    return feeding ? [{ animal, feeding }] : [];
  });
  return {
    collection: gone.reduce(
      (before, { animal, feeding }) => without(before, animal, [feeding]),
      collection,
    ),
    answer: { ...ok, deleted: gone.length, superseded: [] },
    pets: animals.map(({ id }) => id),
  };
});

type Update = {
  id: number;
  if_rev?: number;
  date_f?: Day;
  food?: string;
  progress?: Progress;
  amount?: number | null;
};

const update = writer<Update>((collection, { id, if_rev, ...changes }, noted) => {
  const animal = collection.animals
    .values()
    .find(({ feedings }) => feedings.some((one) => one.id === id));
  const stored = animal?.feedings.find((one) => one.id === id);
  if (!animal || !stored) return undefined;
  const { date_f = stored.date_f, progress = stored.progress, amount = stored.amount } = changes;
  const food = (changes.food ?? (if_rev === undefined ? '' : stored.food)).trim();
  const other = feedingOf(animal, { date_f, food });
  if (!canNote(animal, date_f, noted) || (other && other !== stored)) return undefined;
  const next = { date_f, food, progress, amount };
  const row = revised(stored, next, ['date_f', 'food', 'progress', 'amount']);
  const isNoted = date_f !== stored.date_f || progress !== stored.progress;
  const feedings = isNoted
    ? placed(
        animal.feedings.filter((one) => one !== stored),
        row,
        (one) => one.date_f,
      )
    : animal.feedings.with(animal.feedings.indexOf(stored), row);
  const after = withAnimals(collection, [withFeedings(animal, feedings)]);
  const isUsed = food === stored.food && date_f === stored.date_f;
  return {
    collection: isUsed
      ? after
      : countUses(uncountUses(after, stored.food, stored.date_f), food, date_f),
    answer: { ...ok, rev: row.rev },
    pets: [animal.id],
  };
});

export const feedingWriters = {
  'POST /pet/feeding/feed': feed,
  'POST /pet/feeding/feed_many': feedMany,
  'DELETE /pet/feeding/delete': remove,
  'DELETE /pet/feeding/delete_many': removeMany,
  'PUT /pet/feeding/update': update,
};

function without(
  collection: Collection,
  animal: Animal,
  gone: readonly DeviceFeeding[],
): Collection {
  const rest = animal.feedings.filter((one) => !gone.includes(one));
  const after = withAnimals(collection, [withFeedings(animal, rest)]);
  return gone.reduce((before, { food, date_f }) => uncountUses(before, food, date_f), after);
}
