import { limits } from '#src/domain/limits.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';
import { compareIds } from '#src/domain/sync/ids.ts';

/** Stands between the names of a path: 'Cellar / Rack B / Shelf 2'. */
export const BETWEEN = ' / ';

/** 'Rack C / Shelf 1' of 'Animal room / Rack C / Shelf 1': the room goes, the rack of a box stays. */
export function shortPath(path: string): string {
  const names = path.split(BETWEEN);
  return names.slice(names.length > 2 ? 1 : 0).join(BETWEEN);
}

/** A place as the tree sees it. `parent_id`: what it stands in, null at the top; `position`: its order there. */
export type Node = { id: number; parent_id: number | null; position: number };
type Named = Node & { name: string };

const byPosition = (a: Node, b: Node) => a.position - b.position || compareIds(a.id, b.id);

/** What stands directly in a place, in its order; at the top for null. */
export const inside = <Place extends Node>(
  places: readonly Place[],
  parent_id: number | null,
): Place[] => places.filter((place) => place.parent_id === parent_id).toSorted(byPosition);

/** All places as one walks past them: each before what stands in it. */
export function walkingOrder<Place extends Node>(places: readonly Place[]): Place[] {
  const children = Map.groupBy(places, ({ parent_id }) => parent_id);
  const walk = (parent_id: number | null): Place[] =>
    (children.get(parent_id) ?? [])
      .toSorted(byPosition)
      .flatMap((place) => [place, ...walk(place.id)]);
  return walk(null);
}

/** The places that a place stands in, from the top, and the place itself at the end. */
export function wayTo<Place extends Node>(places: readonly Place[], id: number): Place[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  const way: Place[] = [];
  let place = byId.get(id);
  while (place && !way.includes(place)) {
    way.unshift(place);
    place = place.parent_id === null ? undefined : byId.get(place.parent_id);
  }
  return way;
}

/** The ids of the places at the top, and of whole levels below for as long as all of them are at most `most`. */
export function firstLevels(places: readonly Node[], most: number): Set<number> {
  const children = Map.groupBy(places, ({ parent_id }) => parent_id);
  const ids = new Set<number>();
  let level = children.get(null) ?? [];
  while (level.length > 0) {
    for (const { id } of level) ids.add(id);
    const next = level.flatMap(({ id }) => children.get(id) ?? []);
    level = ids.size + next.length <= most ? next : [];
  }
  return ids;
}

/** The names from the top. */
export const pathOf = (places: readonly Named[], id: number): string =>
  wayTo(places, id)
    .map(({ name }) => name)
    .join(BETWEEN);

/** The ids of a place and of all that stand in it, at whatever level. */
export function withBelow(places: readonly Node[], id: number): Set<number> {
  const children = Map.groupBy(places, ({ parent_id }) => parent_id);
  const ids = new Set<number>();
  const add = (one: number) => {
    if (ids.has(one)) return;
    ids.add(one);
    for (const child of children.get(one) ?? []) add(child.id);
  };
  add(id);
  return ids;
}

/** Why a place can't be put into another one: it would stand in itself, or too deep. Null where it can. */
export function parentProblem(
  places: readonly Node[],
  id: number | null,
  parent_id: number | null,
): Issue | null {
  const below = id === null ? null : withBelow(places, id);
  if (parent_id !== null && below?.has(parent_id)) return issue('place_in_itself');
  const levels = (one: number) => wayTo(places, one).length;
  const above = parent_id === null ? 0 : levels(parent_id);
  const own = id === null ? 1 : Math.max(...[...(below ?? [])].map(levels)) - levels(id) + 1;
  return above + own > limits.placeLevels
    ? issue('place_too_deep', { max: limits.placeLevels })
    : null;
}

/**
 * What changes where these places are put into another one, in this order: those that stand there already and are not
 * named come after them. Positions begin at 0 and have no gaps, where something left, too.
 */
export function arranged(
  places: readonly Node[],
  parent_id: number | null,
  ids: readonly number[],
): Node[] {
  const named = new Set(ids);
  const moved = ids.flatMap((id) => places.find((place) => place.id === id) ?? []);
  const left = new Set(moved.map((place) => place.parent_id));
  const stay = (of: number | null) => inside(places, of).filter(({ id }) => !named.has(id));
  left.delete(parent_id);
  return [
    ...changed([...moved, ...stay(parent_id)], parent_id),
    ...[...left].flatMap((of) => changed(stay(of), of)),
  ];
}

const changed = (row: readonly Node[], parent_id: number | null): Node[] =>
  row.flatMap((place, position) =>
    place.position === position && place.parent_id === parent_id
      ? []
      : [{ id: place.id, parent_id, position }],
  );
