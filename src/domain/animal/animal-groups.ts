import { animalTypes, type AnimalType } from '#src/domain/enums.ts';
import { noCaseKey } from '#src/domain/text/collation.ts';
import { placeAtLevel, placeLevels, type LevelPlace } from '#src/domain/places/place-levels.ts';
import { placeKey } from './animal-sort.ts';

export const animalGroupings = [...placeLevels, 'place', 'species', 'type'] as const;
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
  /** The path of the place that it is grouped by, null where they stand nowhere. */
  place: string | null;
  rows: Row[];
  animals: number;
  due: number;
  pre_molt: number;
};

type GroupingPlace = LevelPlace & { path: string };

/**
 * Rows in groups, which keep their order within each; those that stand nowhere come last. `places`: those that the animals
 * may stand in, to group them by a room, a rack or a shelf.
 */
export function groupAnimals<Row extends GroupedAnimal>(
  rows: readonly Row[],
  by: AnimalGrouping,
  places: readonly GroupingPlace[] = [],
): AnimalGroup<Row>[] {
  const placeOf = standsAt(by, places);
  const groups = new Map<string | number | null, AnimalGroup<Row> & { order: string | number }>();
  for (const row of rows) {
    const place = placeOf(row);
    const key = keyOf(by, row, place.id);
    let group = groups.get(key);
    if (!group) {
      const order = orderOf(by, row, place);
      groups.set(key, (group = { ...none, key, place: place.path, order, rows: [] }));
    }
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

type Standing = { id: number | null; path: string | null };

/** Where an animal stands, as far as the groups tell places apart. */
function standsAt(by: AnimalGrouping, places: readonly GroupingPlace[]) {
  const level = placeLevels.find((one) => one === by);
  const at = level && placeAtLevel(places, level);
  return ({ place_id = null, place = null }: GroupedAnimal): Standing =>
    (place_id === null ? undefined : at?.(place_id)) ?? { id: place_id, path: place };
}

function keyOf(by: AnimalGrouping, row: GroupedAnimal, place_id: number | null) {
  if (by === 'species') return row.sc_id;
  return by === 'type' ? row.an_type : place_id;
}

/** The order of a group, by any of its rows. */
function orderOf(by: AnimalGrouping, row: GroupedAnimal, { id, path }: Standing): string | number {
  if (by === 'species') return noCaseKey(row.sc_name);
  if (by === 'type') return animalTypes.indexOf(row.an_type);
  return id === null ? LAST : placeKey(path ?? '');
}
