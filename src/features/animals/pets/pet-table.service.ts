import type { Db } from '#src/db/database.ts';
import { lastSeen } from '#src/db/last-seen.ts';
import { petCard } from '#src/db/pet-card.ts';
import { currentSpecies } from '#src/db/species-names.ts';
import { sortAnimals, type Sorting } from '#src/domain/animal/animal-sort.ts';
import type { PetFilters } from '#src/domain/animal/filters.ts';
import { animalFilter } from '#src/domain/animal/filters-match.ts';
import { lastNoted, type NotedAnimal } from '#src/domain/animal/last-noted.ts';
import { planned } from '#src/domain/animal/planned.ts';
import type { Day } from '#src/domain/days.ts';
import { pricedIn } from '#src/domain/labels/priced.ts';
import { limits } from '#src/domain/limits.ts';
import {
  findLabelSettings,
  listCreated,
  listPlaceTree,
  listPlansByPet,
  listTableRows,
} from './pet-table.queries.ts';
import type { PetCard } from './pets.queries.ts';

/** What a list asks for beside a page, once it has filters or several sorts. */
type Narrowed = {
  archived: 0 | 1;
  search: string;
  filters: PetFilters;
  sortings: readonly Sorting[];
};

type Page = { offset: number; limit: number };

/** One page of the cards that the filters find. */
export function listFiltered(db: Db, uid: number, narrowed: Narrowed & Page, today: Day) {
  const { offset, limit } = narrowed;
  const found = findFiltered(db, uid, narrowed, today);
  return { rows: found.slice(offset, offset + limit).map(cardOf), count: found.length };
}

/** The numbers of all that the filters find, at most `most`. */
export function listFilteredIds(db: Db, uid: number, narrowed: Narrowed, most: number, today: Day) {
  const byId = { ...narrowed, sortings: [] };
  return findFiltered(db, uid, byId, today)
    .slice(0, most)
    .map(({ id }) => id);
}

export type TableRow = ReturnType<typeof listTable>['rows'][number];

/** Everything that a table shows of the animals that the filters find. */
export function listTable(db: Db, uid: number, narrowed: Narrowed, today: Day) {
  const found = findFiltered(db, uid, narrowed, today);
  return { rows: found.slice(0, limits.tableRows), count: found.length };
}

function findFiltered(db: Db, uid: number, narrowed: Narrowed, today: Day) {
  const plansByPet = Map.groupBy(listPlansByPet(db, uid), ({ pet_id }) => pet_id);
  const plansOf = ({ id }: { id: number }) => plansByPet.get(id) ?? [];
  const rows = listTableRows(db, uid, narrowed.archived, narrowed.search).map(({ card, more }) => ({
    ...card,
    ...more,
    ...planned(plansOf(card), card, today),
  }));
  const priced = pricedIn(findLabelSettings(db, uid));
  const notedOn = narrowed.filters.not_seen_days
    ? lastNotes(db, uid, narrowed.archived, today)
    : undefined;
  const known = {
    ...{ today, plansOf, places: listPlaceTree(db, uid), priced, notedOn },
    currentSpecies: (id: number) => currentSpecies(db, id),
  };
  const isIn = animalFilter<(typeof rows)[number]>(narrowed.filters, known);
  return sortAnimals(rows.filter(isIn), narrowed.sortings);
}

/** The last day on which anything was noted of each animal. */
function lastNotes(db: Db, uid: number, archived: 0 | 1, today: Day) {
  const seenOn = lastSeen(db, uid, archived, today);
  const created = new Map(listCreated(db, uid, archived).map((one) => [one.id, one.created]));
  return (animal: Omit<NotedAnimal, 'created'> & { id: number }): Day | null =>
    lastNoted({ ...animal, created: created.get(animal.id) ?? today }, seenOn(animal), today);
}

type Row = ReturnType<typeof findFiltered>[number];

const cardOf = (row: Row) =>
  Object.fromEntries(Object.keys(petCard).map((key) => [key, row[key as keyof Row]])) as PetCard;
