import type { Executor } from '#src/db/database.ts';
import type { Day } from '#src/domain/days.ts';
import { gapsOf, growthOf } from '#src/domain/species/life.ts';
import { lifeOf } from './count-species.service.ts';
import { findNumbers, listOwnPets } from './species-numbers.queries.ts';

/** What the club's records say of a species, null for too few, and what the keeper's own do. */
export function numbersOfSpecies(db: Executor, uid: number, sc_id: number, today: Day) {
  const own = listOwnPets(db, uid, sc_id).map((pet) => ({ pet, life: lifeOf(db, pet, today) }));
  return {
    club: findNumbers(db, sc_id),
    gaps: own.flatMap(({ pet: { id, name }, life }) =>
      gapsOf(life).map((gap) => ({ id, name, ...gap })),
    ),
    growth: own.flatMap(({ pet: { id, name }, life }) => {
      const steps = growthOf(life);
      return steps.length > 0 ? [{ id, name, steps }] : [];
    }),
  };
}
