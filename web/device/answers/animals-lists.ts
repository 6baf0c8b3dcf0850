import type { AnimalType } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import { compareText } from '#src/domain/text/collation.ts';
import type { Answers } from '#web/device/answers.ts';
import type { Collection } from '#web/device/collection.ts';
import { filterOf, findAnimals } from './animal-filter.ts';
import { inOrder } from './animal-order.ts';
import { flagOf, pageOf } from './params.ts';
import { petCard, speciesOf } from './pet-card.ts';
import { tableRow } from './table-row.ts';

/** Lists and numbers of all animals. */
export const animalListAnswers: Answers = {
  '/pet/list': (collection, read) => {
    const page = pageOf(read.query);
    const found = findAnimals(collection, read);
    if (!page || !found) return undefined;
    const rows = found.slice(page.offset, page.offset + page.limit);
    return { rows: rows.map((animal) => petCard(collection, animal)), count: found.length };
  },
  '/pet/table': (collection, read) => {
    const found = findAnimals(collection, read);
    const rows = found?.slice(0, limits.tableRows);
    return (
      found && {
        rows: rows?.map((animal) => tableRow(collection, animal, read.today)),
        count: found.length,
      }
    );
  },
  '/pet/ids': (collection, read) => {
    const isIn = filterOf(collection, read);
    if (!isIn) return undefined;
    const ids = inOrder(collection, 'id').filter(isIn);
    return { ids: ids.slice(0, limits.idsPerCall + 1).map(({ id }) => id) };
  },
  '/pet/overview': (collection, { query }) => {
    const archived = flagOf(query, 'archived');
    return archived === null
      ? undefined
      : { ...countsOf(collection), types: typesOf(collection, archived) };
  },
  '/pet/count': (collection) => countsOf(collection),
  '/pet/archived_count': (collection) => {
    const { count1, count2 } = countsOf(collection);
    return { count: count2 - count1 };
  },
};

/** count1: what the keeper keeps now; count2: all records, archived ones too. */
function countsOf({ animals }: Collection) {
  let count1 = 0;
  for (const { archived } of animals.values()) if (archived === 0) count1++;
  return { count1, count2: animals.size };
}

/** How many there are of each animal type, the most first. */
function typesOf(collection: Collection, archived: 0 | 1) {
  const types = new Map<AnimalType, { an_type: AnimalType; count: number; animals: number }>();
  for (const animal of collection.animals.values()) {
    if (animal.archived !== archived) continue;
    const { an_type } = speciesOf(collection, animal);
    const { count, animals } = types.get(an_type) ?? { count: 0, animals: 0 };
    types.set(an_type, { an_type, count: count + 1, animals: animals + animal.an_count });
  }
  return [...types.values()].toSorted(
    (a, b) => b.count - a.count || compareText(a.an_type, b.an_type),
  );
}
