import type { RefusersIn } from '#src/domain/feeding/evening-choice.ts';
import type { Round, RoundPet } from '#web/state/round.ts';
import { currentPet, resultOf } from './round-answers.ts';

export const refusedLast = ({ progress }: { progress: number | null }): boolean => progress === 2;

/**
 * Puts those that refused last time where the keeper wants them. Who has an outcome already stays; who is left out waits
 * aside, and comes back into its place.
 */
export function withRefusers(round: Round, refusers: RefusersIn): Round {
  const all = [...round.pets, ...(round.aside ?? [])];
  const nth = new Map(all.map((pet, at) => [pet, pet.nth ?? at]));
  all.sort((a, b) => (nth.get(a) ?? 0) - (nth.get(b) ?? 0));
  const isMoved = (pet: RoundPet) =>
    refusers !== 'place' && refusedLast(pet) && !resultOf(round, pet.id);
  const stay = all.filter((pet) => !isMoved(pet));
  const moved = all.filter(isMoved);
  const isDone = ({ id }: RoundPet) => Boolean(resultOf(round, id));
  const pets =
    refusers === 'first'
      ? [...stay.filter(isDone), ...moved, ...stay.filter((pet) => !isDone(pet))]
      : refusers === 'last'
        ? [...stay, ...moved]
        : stay;
  const now = currentPet(round);
  const at = now ? pets.indexOf(now) : -1;
  const open = pets.findIndex((pet) => !resultOf(round, pet.id));
  return {
    ...round,
    pets,
    aside: refusers === 'out' ? moved : [],
    moved: refusers === 'first' || refusers === 'last' ? moved.map(({ id }) => id) : [],
    refusers,
    at: round.answers.length > 0 && at >= 0 && refusers !== 'first' ? at : Math.max(0, open),
  };
}
