import type { Round, RoundPet, Stand } from '#web/state/round.ts';

/** The place where an animal of a round stands; undefined in a round that knows no places. */
export function standOf({ stands }: Round, { id }: { id: number }): Stand | undefined {
  if (!stands) return undefined;
  let known = byAnimal.get(stands);
  if (!known) {
    known = new Map(stands.flatMap((stand) => stand.pets.map((pet) => [pet, stand] as const)));
    byAnimal.set(stands, known);
  }
  return known.get(id);
}

/** Looked up for each animal of a round at each tap. */
const byAnimal = new WeakMap<readonly Stand[], ReadonlyMap<number, Stand>>();

/**
 * `stand`: null of who stands nowhere, and of those that refused last time and come first or last. `all`: how many of those
 * asked for are at the place, with these; `due`: how many of them are due and do not rest.
 */
export type RoundGroup = {
  stand: Stand | null;
  refusers: boolean;
  pets: RoundPet[];
  all: number;
  due: number;
};

const counted = (pets: readonly RoundPet[]) => ({
  all: pets.length,
  due: pets.filter(({ due, muted }) => due !== null && muted === 0).length,
});

/**
 * The animals of a round along its places, each place once: those that refused last time are a group of their own where
 * they come first or last. One group in a round that knows no places.
 */
export function byStand(round: Round, pets: readonly RoundPet[]): RoundGroup[] {
  if (!round.stands) return [{ stand: null, refusers: false, pets: [...pets], ...counted(pets) }];
  const ids = new Set(round.moved);
  const placeOf = (pet: RoundPet) => standOf(round, pet) ?? null;
  const moved = pets.filter(({ id }) => ids.has(id));
  const others = pets.filter(({ id }) => !ids.has(id));
  const there = Map.groupBy(pets, placeOf);
  const groups = [...Map.groupBy(others, placeOf)].map(([stand, some]) => ({
    ...{ stand, refusers: false, pets: some },
    ...counted(there.get(stand) ?? []),
  }));
  if (moved.length === 0) return groups;
  const refusers = { stand: null, refusers: true, pets: moved, ...counted(moved) };
  return round.refusers === 'first' ? [refusers, ...groups] : [...groups, refusers];
}
