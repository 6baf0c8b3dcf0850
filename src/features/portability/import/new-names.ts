import { limits } from '#src/domain/limits.ts';
import { namesInPath } from '#src/domain/places/path-names.ts';
import { BETWEEN } from '#src/domain/places/tree.ts';
import { fold } from '#src/domain/text/fold.ts';
import type { Executor } from '#src/db/database.ts';
import { listFeeders } from '#src/features/animals/feedings/feeders.queries.ts';
import { listNodes } from '#src/features/animals/places/places.queries.ts';
import type { Adds } from '#src/platform/http/quotas.ts';
import type { Collection } from './import.types.ts';

/** What a collection names that its keeper may have already. `notes`: how many a new place of it brings along. */
export type Names = { places: NamedPlace[]; foods: string[] };
type NamedPlace = { path: string; names: string[]; notes: number };

const MOST = 2 * limits.perKeeper.papers;

export function namesOf({ pets, places, feeders }: Collection): Names {
  const foods = new Set(feeders);
  const paths = new Set<string>();
  for (const { place, feedings = [] } of pets) {
    if (place) paths.add(place.trim());
    // more have no room anyway, and would take memory
    if (foods.size <= MOST) for (const { food } of feedings) if (food) foods.add(food);
  }
  const named = new Map<number, NamedPlace>();
  // what a place stands in comes before it
  for (const { id, parent_id, name, entries = [] } of places) {
    const names = [...(named.get(parent_id ?? 0)?.names ?? []), name];
    named.set(id, { path: names.join(BETWEEN), names, notes: entries.length });
  }
  const ofRows = [...paths].map((path) => ({ path, names: namesInPath(path), notes: 0 }));
  return { places: [...named.values(), ...ofRows], foods: [...foods] };
}

/** The same with the places and feeders that the keeper lacks. */
export function withNewNames(
  db: Executor,
  uid: number,
  adds: Adds & { entries: number; papers: number },
  { places, foods }: Names,
): Adds {
  const own = new Set(listFeeders(db, uid).map(({ food }) => food));
  const known = new Set(listNodes(db, uid).map(({ path }) => fold(path)));
  const before = known.size;
  let { entries } = adds;
  for (const { path, names, notes } of places) {
    if (known.has(fold(path))) continue;
    entries += notes;
    for (const level of names.keys()) known.add(fold(names.slice(0, level + 1).join(BETWEEN)));
  }
  return {
    ...adds,
    entries,
    papers: adds.papers + foods.filter((food) => !own.has(food)).length,
    places: known.size - before,
  };
}
