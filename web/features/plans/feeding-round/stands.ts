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

/** The animals of a round in groups, one after another, that stand in one place. */
export function byStand(
  round: Round,
  pets: readonly RoundPet[],
): { stand: Stand | undefined; pets: RoundPet[] }[] {
  const groups: { stand: Stand | undefined; pets: RoundPet[] }[] = [];
  for (const pet of pets) {
    const stand = standOf(round, pet);
    const last = groups.at(-1);
    if (last && last.stand === stand) last.pets.push(pet);
    else groups.push({ stand, pets: [pet] });
  }
  return groups;
}
