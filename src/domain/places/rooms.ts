import type { PlaceKind } from '#src/domain/enums.ts';
import { inside, type Node } from './tree.ts';

/** A place as it is drawn. `slots`: for how many animals it has room, 0 where nobody said; `count`: how many stand in it. */
export type DrawnPlace = Node & { name: string; kind: PlaceKind; slots: number; count: number };

/** Animals that stand side by side. `mark`: what is written beside them; `on`: what a box for one animal stands on. */
export type Shelf<Place> = { place: Place; mark: string; on?: { place: Place; mark: string } };
/** What is drawn in one line: a shelf, or the boxes for one animal each that stand on the same one, which is its `place`. */
export type Row<Place> = { place: Place; mark: string; shelves: Shelf<Place>[] };
/** What is drawn as one thing, from the front: a rack with its shelves, the one on top first. */
export type Rack<Place> = { place: Place; shelves: Shelf<Place>[] };
/** What stands in one room; `place` is null for what stands in none. */
export type Room<Place> = { place: Place | null; racks: Rack<Place>[] };

/** Rooms with what stands in them, and at the end what stands in no room. */
export function roomsOf<Place extends DrawnPlace>(places: readonly Place[]): Room<Place>[] {
  const top = inside(places, null);
  const rooms = top
    .filter(({ kind }) => kind === 'room')
    .map((place): Room<Place> => ({ place, racks: racksOf(places, place) }));
  const others = top.filter(({ kind }) => kind !== 'room');
  if (others.length === 0) return rooms;
  return [...rooms, { place: null, racks: others.map((place) => rackOf(places, place)) }];
}

/** What stands in a place, each as one drawing, and before it the animals that stand there beside it. */
export function racksOf<Place extends DrawnPlace>(
  places: readonly Place[],
  place: Place,
): Rack<Place>[] {
  const own = place.count > 0 ? [{ place, shelves: [{ place, mark: '' }] }] : [];
  return [...own, ...inside(places, place.id).map((rack) => rackOf(places, rack))];
}

/** A place with every shelf in it, at whatever level. */
export function rackOf<Place extends DrawnPlace>(
  places: readonly Place[],
  place: Place,
): Rack<Place> {
  const shelves = shelvesIn(places, place, '');
  if (shelves.length === 1) return { place, shelves: shelves.map((one) => ({ ...one, mark: '' })) };
  return { place, shelves };
}

/** The lines of a rack: boxes for one animal each are the slots of what they stand on, so that a rack of a hundred is not as many lines. */
export function rowsOf<Place extends DrawnPlace>({ shelves }: Rack<Place>): Row<Place>[] {
  const boxes = new Map<number, number>();
  for (const { on } of shelves) if (on) boxes.set(on.place.id, (boxes.get(on.place.id) ?? 0) + 1);
  const rows = new Map<number, Row<Place>>();
  for (const shelf of shelves) {
    const { on } = shelf;
    const { place, mark } = on && (boxes.get(on.place.id) ?? 0) > 1 ? on : shelf;
    const row = rows.get(place.id) ?? { place, mark, shelves: [] };
    row.shelves.push(shelf);
    rows.set(place.id, row);
  }
  return rows.size === 1
    ? [...rows.values()].map((row) => ({ ...row, mark: '' }))
    : [...rows.values()];
}

/** Whether it is a box for one animal in another place. */
export const isSingle = <Place extends DrawnPlace>(places: readonly Place[], box: Place): boolean =>
  box.kind === 'box' &&
  box.parent_id !== null &&
  box.slots <= 1 &&
  box.count <= 1 &&
  !places.some(({ parent_id }) => parent_id === box.id);

/**
 * The places in which animals stand, or could: a rack with shelves is one only where animals stand in itself. What stands
 * within a shelf is marked after it, 2.1.
 */
function shelvesIn<Place extends DrawnPlace>(
  places: readonly Place[],
  place: Place,
  mark: string,
): Shelf<Place>[] {
  const children = inside(places, place.id);
  const isShelf = children.length === 0 || hasOwn(place);
  const marks = marksOf(children);
  // an only shelf that holds nothing but boxes is told apart from none
  const isOnly = !isShelf && children.length === 1 && !hasOwn(children[0]);
  const within = (own = '') => (isOnly ? '' : own);
  return [
    ...(isShelf ? [{ place, mark }] : []),
    ...children.flatMap((child, at) =>
      shelvesIn(places, child, [mark, within(marks[at])].filter(Boolean).join('.')).map((shelf) =>
        shelf.place === child && isSingle(places, child)
          ? { ...shelf, on: { place, mark } }
          : shelf,
      ),
    ),
  ];
}

/** Whether animals stand in it, or could, whatever stands in it besides. */
const hasOwn = (place?: DrawnPlace): boolean =>
  place !== undefined && (place.count > 0 || place.slots > 0);

/** The numbers at the ends of their names, or their ranks where two of them are the same. */
function marksOf(places: readonly DrawnPlace[]): string[] {
  const marks = places.map(({ name }, at) => markOf(name, at));
  return new Set(marks).size === marks.length ? marks : marks.map((_, at) => String(at + 1));
}

/** The number at the end of a shelf's name, else its rank. */
const markOf = (name: string, at: number): string =>
  /(?:^|\D)(\d{1,3})$/.exec(name)?.[1] ?? String(at + 1);

/** How many slots of a place are free in its line: a box among others has one, also where nobody said so. */
export const freeIn = <Place extends DrawnPlace>(row: Row<Place>, place: Place, count: number) =>
  freeSlots({ slots: place === row.place ? place.slots : Math.max(1, place.slots), count });

/** How many of its slots are free. */
export const freeSlots = ({ slots, count }: Pick<DrawnPlace, 'slots' | 'count'>): number =>
  Math.max(0, slots - count);
