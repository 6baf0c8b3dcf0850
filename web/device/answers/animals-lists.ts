import { adminPetSorts, animalTypes, sortDirections, type AnimalType } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import { compareText } from '#src/domain/text/collation.ts';
import { searchWords } from '#src/domain/text/search-words.ts';
import type { Answers } from '#web/device/answers.ts';
import type { Collection } from '#web/device/collection.ts';
import { inOrder } from './animal-order.ts';
import { matchesAnimal } from './animal-search.ts';
import { choiceOf, flagOf, pageOf, searchOf } from './params.ts';
import { petCard, speciesOf } from './pet-card.ts';

/** Lists and numbers of all animals. */
export const animalListAnswers: Answers = {
  '/pet/list': (collection, { query }) => {
    const isIn = filterOf(collection, query);
    const page = pageOf(query);
    const sort = choiceOf(query.get('sort_by'), adminPetSorts, 'sc_name');
    const asc = choiceOf(query.get('asc'), sortDirections, 'ASC');
    if (!isIn || !page || !sort || !asc) return undefined;
    const found = inOrder(collection, sort).filter(isIn);
    if (asc === 'DESC') found.reverse();
    const rows = found.slice(page.offset, page.offset + page.limit);
    return { rows: rows.map((animal) => petCard(collection, animal)), count: found.length };
  },
  '/pet/ids': (collection, { query }) => {
    const isIn = filterOf(collection, query);
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

/** Which animals a list holds; null where the server refuses the query. */
function filterOf(collection: Collection, query: URLSearchParams) {
  const archived = flagOf(query, 'archived');
  const search = searchOf(query);
  const an_type = choiceOf(query.get('an_type'), animalTypes, undefined);
  if (archived === null || search === null || an_type === null) return null;
  const words = searchWords(search);
  return (animal: Animal): boolean =>
    animal.archived === archived &&
    (an_type === undefined || speciesOf(collection, animal).an_type === an_type) &&
    (words.length === 0 || matchesAnimal(collection, animal, words));
}

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
