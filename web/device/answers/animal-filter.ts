import { readSort, sortAnimals } from '#src/domain/animal/animal-sort.ts';
import { isFiltered, readFilters, type PetFilters } from '#src/domain/animal/filters.ts';
import { animalFilter } from '#src/domain/animal/filters-match.ts';
import { lastNoted } from '#src/domain/animal/last-noted.ts';
import type { Day } from '#src/domain/days.ts';
import { adminPetSorts, sortDirections } from '#src/domain/enums.ts';
import { pricedIn } from '#src/domain/labels/priced.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import { searchWords } from '#src/domain/text/search-words.ts';
import type { Collection, Read } from '#web/device/collection.ts';
import { currentSpecies } from '#web/device/current-species.ts';
import { inOrder } from './animal-order.ts';
import { searchIn } from './animal-search.ts';
import { seenOn } from './last-seen.ts';
import { choiceOf, flagOf, searchOf } from './params.ts';
import { speciesOf } from './pet-card.ts';
import { plansByAnimal, tableRow, type TableRow } from './table-row.ts';

/** The animals that a list asks for, in its order; undefined where the server refuses the query. */
export function findAnimals(collection: Collection, read: Read): readonly Animal[] | undefined {
  const { query, today } = read;
  const isIn = filterOf(collection, read);
  const several = query.get('sort');
  const sortings = several ? readSort(several) : [];
  const sort = choiceOf(query.get('sort_by'), adminPetSorts, 'sc_name');
  const asc = choiceOf(query.get('asc'), sortDirections, 'ASC');
  if (!isIn || !sortings || !sort || !asc) return undefined;
  const found = inOrder(collection, sort).filter(isIn);
  if (sortings.length > 0) {
    const rows = found.map((animal) => tableRow(collection, animal, today));
    return sortAnimals(rows, sortings).flatMap(({ id }) => collection.animals.get(id) ?? []);
  }
  return asc === 'DESC' ? found.toReversed() : found;
}

/** Which animals of an order of the collection a list holds; null where the server refuses the query. */
export function filterOf(collection: Collection, { query, today }: Read) {
  const archived = flagOf(query, 'archived');
  const search = searchOf(query);
  const filters = readFilters((key) => query.get(key));
  if (archived === null || search === null || filters === null) return null;
  const words = searchWords(search);
  const isAsked = ruleOf(collection, filters, today);
  const isFound = words.length > 0 ? searchIn(collection, words) : () => true;
  return (animal: Animal, at: number, order: readonly Animal[]): boolean =>
    animal.archived === archived && isAsked(animal) && isFound(animal, at, order);
}

function ruleOf(collection: Collection, filters: PetFilters, today: Day) {
  const { an_type = [], ...others } = filters;
  // a type alone asks nothing that a row has to be made for
  if (!isFiltered(others)) {
    return (animal: Animal) =>
      an_type.length === 0 || an_type.includes(speciesOf(collection, animal).an_type);
  }
  const plans = plansByAnimal(collection);
  const isIn = animalFilter<TableRow>(filters, {
    today,
    plansOf: ({ id }) => plans.get(id) ?? [],
    places: collection.places.values(),
    currentSpecies: (id) => currentSpecies(collection, id) ?? id,
    notedOn({ id }) {
      const animal = collection.animals.get(id);
      return animal ? lastNoted(animal, seenOn(animal, today), today) : null;
    },
    priced: pricedIn(
      collection.settings.find(({ conf_key }) => conf_key === 'label_settings')?.conf_val,
    ),
  });
  return (animal: Animal) => isIn(tableRow(collection, animal, today));
}
