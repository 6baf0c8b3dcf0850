import type { Day } from '#src/domain/days.ts';
import type { ArchiveReason } from '#src/domain/enums.ts';
import type { Animal, DeviceSale } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { limits } from '#src/domain/limits.ts';
import type { Applied, Collection } from '#web/device/collection.ts';
import { animalsOf, ok, revised, withHead, writer } from './writer.ts';

// As the parts of features/animals/pets/pets.service.ts that are no form, and archive.service.ts.

type Count = { id: number; count: number };

const increment = writer<Count>((collection, { id, count }) => recount(collection, id, count));
const decrement = writer<Count>((collection, { id, count }) => recount(collection, id, -count));

type Archiving = { reason?: ArchiveReason | null; date?: Day | null; note?: string };

const archive = writer<Archiving & { id: number; archived?: 0 | 1 }>((collection, body, noted) => {
  const { id, ...input } = body;
  const animal = collection.animals.get(id);
  if (!animal || (input.date ?? noted.today) > noted.today) return undefined;
  const archived = input.archived ?? (animal.archived ? 0 : 1);
  const changed = archivedAs(animal, archived, input, noted.today);
  return {
    collection: withHead(collection, changed),
    answer: { ...ok, archived },
    pets: [id],
  };
});

type ArchiveAll = Archiving & { ids: number[]; archived: 0 | 1 };

const archiveAll = writer<ArchiveAll>((collection, { ids, archived, ...input }, { today }) => {
  const animals = animalsOf(collection, ids);
  if (!animals || (input.date ?? today) > today) return undefined;
  const changed = animals
    .filter((animal) => animal.archived !== archived)
    .map(({ id }) => id)
    .toSorted(compareIds);
  return {
    collection: changed.reduce((before, id) => {
      // one that was changed before may be its relative
      const animal = before.animals.get(id);
      return animal ? withHead(before, archivedAs(animal, archived, input, today)) : before;
    }, collection),
    answer: { ...ok, changed },
    pets: animals.map(({ id }) => id),
  };
});

export const petWriters = {
  'PUT /pet/increment_count': increment,
  'PUT /pet/decrement_count': decrement,
  'PUT /pet/archive': archive,
  'PUT /pet/archive_all': archiveAll,
};

function recount(collection: Collection, id: number, step: number): Applied | undefined {
  const animal = collection.animals.get(id);
  const after = animal && recounted(animal, step);
  return (
    after && {
      collection: withHead(collection, after),
      answer: { ...ok, an_count: after.an_count },
      pets: [id],
    }
  );
}

/** With so many animals more or fewer; undefined where none would be left, or too many. */
export function recounted(animal: Animal, step: number): Animal | undefined {
  const an_count = animal.an_count + step;
  const { min, max } = limits.an_count;
  return an_count < min || an_count > max ? undefined : revised(animal, { an_count }, ['an_count']);
}

/** With what that means for its sales, as returned-sales.queries.ts settles them. */
function archivedAs(animal: Animal, archived: 0 | 1, input: Archiving, today: Day): Animal {
  const after = { ...animal, ...archiving(archived, input, today) };
  const sales = archived ? soldAgain(after) : broughtBack(animal.sales);
  return { ...after, sales };
}

const broughtBack = (sales: DeviceSale[]): DeviceSale[] =>
  sales.map((sale) => (sale.archived_pet ? { ...sale, archived_pet: 0, returned: 1 } : sale));

/** Archived as sold again, by hand: the sale that had come back last holds after all. */
function soldAgain({ archive_reason, an_count, sales }: Animal): DeviceSale[] {
  const came = sales.filter(({ returned, s_count }) => returned && s_count === an_count);
  const last = came.toSorted((a, b) => compareIds(b.slid, a.slid))[0];
  return archive_reason === 'sold' && last
    ? sales.map((sale) => (sale === last ? { ...sale, archived_pet: 1, returned: 0 } : sale))
    : sales;
}

const archiving = (archived: 0 | 1, input: Archiving, today: Day) => ({
  archived,
  archive_reason: archived ? (input.reason ?? null) : null,
  archive_date: archived ? (input.date ?? today) : null,
  archive_note: archived ? (input.note ?? '') : '',
});
