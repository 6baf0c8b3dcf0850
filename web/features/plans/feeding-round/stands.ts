import type { Round, RoundPet, Stand } from '#web/state/round.ts';

/** The place where an animal of a round stands; undefined in a round that knows no places. */
export const standOf = (round: Round, { id }: { id: number }): Stand | undefined =>
  round.stands?.find(({ pets }) => pets.includes(id));

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
