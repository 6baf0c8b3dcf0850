import { animalTypes, type AnimalType } from '#src/domain/enums.ts';
import { noCaseKey } from '#src/domain/text/collation.ts';
import { placeKey } from './animal-sort.ts';

export const animalGroupings = ['place', 'species', 'type'] as const;
export type AnimalGrouping = (typeof animalGroupings)[number];

type GroupedAnimal = {
  sc_id: number;
  sc_name: string;
  an_type: AnimalType;
  an_count: number;
  pre_molt: string | null;
  due: 0 | 1;
  place_id?: number | null;
  place?: string | null;
};

/** Animals that have something in common. `animals`: their sum, as a record may stand for several. */
export type AnimalGroup<Row> = {
  /** The id of the place or species, or the type; null: nowhere. */
  key: string | number | null;
  rows: Row[];
  animals: number;
  due: number;
  pre_molt: number;
};

/** Rows in groups, which keep their order within each; those that stand nowhere come last. */
export function groupAnimals<Row extends GroupedAnimal>(
  rows: readonly Row[],
  by: AnimalGrouping,
): AnimalGroup<Row>[] {
  const groups = new Map<string | number | null, AnimalGroup<Row> & { order: string | number }>();
  for (const row of rows) {
    const key = keyOf[by](row);
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { ...none, key, order: orderOf[by](row), rows: [] }));
    group.rows.push(row);
    group.animals += row.an_count;
    group.due += row.due;
    if (row.pre_molt !== null) group.pre_molt++;
  }
  return [...groups.values()]
    .sort((a, b) => (a.order === b.order ? 0 : a.order < b.order ? -1 : 1))
    .map(({ order: _order, ...group }) => group);
}

const none = { animals: 0, due: 0, pre_molt: 0 };

/** Sorts behind every text. */
const LAST = '\uffff';

const keyOf: Record<AnimalGrouping, (row: GroupedAnimal) => string | number | null> = {
  place: ({ place_id = null }) => place_id,
  species: ({ sc_id }) => sc_id,
  type: ({ an_type }) => an_type,
};

/** The order of a group, by any of its rows. */
const orderOf: Record<AnimalGrouping, (row: GroupedAnimal) => string | number> = {
  place: ({ place_id = null, place }) => (place_id === null ? LAST : placeKey(place ?? '')),
  species: ({ sc_name }) => noCaseKey(sc_name),
  type: ({ an_type }) => animalTypes.indexOf(an_type),
};
