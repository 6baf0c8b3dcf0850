import type { PlaceKind } from '#src/domain/enums.ts';
import { walkingOrder, type Node } from './tree.ts';

// Animals of a collection in boxes are grouped by what the boxes stand in.

export const placeLevels = ['room', 'rack', 'shelf'] as const satisfies PlaceKind[];
export type PlaceLevel = (typeof placeLevels)[number];

export type LevelPlace = Node & { kind: PlaceKind };

/** The room, the rack or the shelf that a place stands in or is; where there is none, the next larger one, or the top. */
export function placeAtLevel<One extends LevelPlace>(places: readonly One[], level: PlaceLevel) {
  const small = new Set<PlaceKind>(['box', ...placeLevels.slice(placeLevels.indexOf(level) + 1)]);
  const found = new Map<number, One>();
  for (const place of walkingOrder(places)) {
    const around = place.parent_id === null ? undefined : found.get(place.parent_id);
    found.set(place.id, around && small.has(place.kind) ? around : place);
  }
  return (id: number): One | undefined => found.get(id);
}

/** The levels by which some animals come together that stand in several places. */
export function usefulLevels(places: readonly LevelPlace[]): PlaceLevel[] {
  const kinds = new Map(places.map(({ id, kind }) => [id, kind]));
  const around = new Set(
    places.map(({ parent_id }) => (parent_id === null ? undefined : kinds.get(parent_id))),
  );
  return placeLevels.filter((level) => around.has(level));
}
