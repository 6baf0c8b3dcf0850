import type { Day } from '#src/domain/days.ts';
import { isDue } from '#src/domain/feeding/due-state.ts';
import { distinctNames } from '#src/domain/places/distinct-names.ts';
import { walkingOrder, type Node } from '#src/domain/places/tree.ts';
import type { Stand } from '#web/state/round.ts';
import { dayCome, type DueRow, type Scope } from './scopes.ts';

/** An animal where it stands. */
export type StandingPet = {
  id: number;
  name: string;
  place_id: number | null;
  slot: number | null;
};
type StandingPlace = Node & { path: string };

/** The animals of a place that are due, along the way; when none is due, all of them. */
export function placeScope(
  title: string,
  pets: readonly StandingPet[],
  places: readonly StandingPlace[],
  due: readonly DueRow[],
  today: Day,
): Scope {
  const rows = new Map(due.map((row) => [row.id, row]));
  const isNow = ({ id }: StandingPet) => {
    const row = rows.get(id);
    return row !== undefined && (isDue(row, today) || row.progress === 1);
  };
  const waiting = pets.filter(isNow);
  const members = (waiting.length > 0 ? waiting : pets).map(({ id }) =>
    memberOf(id, rows.get(id), today),
  );
  return { title, members, stands: standsOf(members, pets, places) };
}

/** A round along the places: those who stand nowhere come last, in the order that they had. */
export function alongPlaces(
  scope: Scope,
  pets: readonly StandingPet[],
  places: readonly StandingPlace[],
): Scope {
  const way = wayPast(pets, places);
  const rank = new Map(way.map(({ id }, at) => [id, at]));
  const rankOf = (id: number) => rank.get(id) ?? way.length;
  const members = scope.members.toSorted((a, b) => rankOf(a.id) - rankOf(b.id));
  return { ...scope, members, stands: standsOf(members, way, places) };
}

/** Where the animals of a round stand now. */
export const standsNow = (
  members: readonly { id: number }[],
  pets: readonly StandingPet[],
  places: readonly StandingPlace[],
): Stand[] => standsOf(members, wayPast(pets, places), places);

/** The animals that stand somewhere, as one walks past them. */
function wayPast(pets: readonly StandingPet[], places: readonly StandingPlace[]): StandingPet[] {
  const byPlace = Map.groupBy(pets, ({ place_id }) => place_id);
  return walkingOrder(places).flatMap(({ id }) =>
    (byPlace.get(id) ?? []).toSorted((a, b) => (a.slot ?? 0) - (b.slot ?? 0)),
  );
}

/** The places of a round's animals, each with all that stand in it: the round draws them. */
function standsOf(
  members: readonly { id: number }[],
  pets: readonly StandingPet[],
  places: readonly StandingPlace[],
): Stand[] {
  const ids = new Set(members.map(({ id }) => id));
  const byPlace = Map.groupBy(pets, ({ place_id }) => place_id);
  // 'Rack B, Shelf 2': the room is where the keeper stands, unless another one has the same
  const namesOf = distinctNames(pathsOf(places), 2);
  return walkingOrder(places).flatMap(({ id, path }) => {
    const there = (byPlace.get(id) ?? []).map((pet) => pet.id);
    return there.some((one) => ids.has(one))
      ? [{ id, name: namesOf(path).join(', '), pets: there }]
      : [];
  });
}

/** What a place is called: with its room where another one has the same name. */
export const nameOfPlace = (places: readonly StandingPlace[], { path }: { path: string }): string =>
  distinctNames(pathsOf(places), 1)(path).join(', ');

const pathsOf = (places: readonly StandingPlace[]) => places.map(({ path }) => path);

const memberOf = (id: number, row: DueRow | undefined, today: Day): Scope['members'][number] => ({
  id,
  fp_id: row?.fp_id ?? null,
  planned: row?.food ?? '',
  due: row ? dayCome(row.next_date, today) : null,
  muted: row?.muted ?? 0,
});
