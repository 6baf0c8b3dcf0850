import type { Animal } from '#src/domain/sync/collection.ts';
import {
  packFeedings,
  packMeasurements,
  packMolts,
  withNewer,
  type PackedAnimal,
  type SyncAnswer,
} from '#src/domain/sync/packed-history.ts';

/** A sync with all records of its animals. */
export type WholeAnswer = SyncAnswer & { pets: PackedAnimal[] };

/**
 * A sync with the records that the device has already put to those that it tells. Null where the device lacks some: it
 * has to take everything again.
 */
export function wholeAnswer(
  answer: SyncAnswer,
  animals: ReadonlyMap<number, Animal> | undefined,
): WholeAnswer | null {
  const pets = answer.pets.map((pet): PackedAnimal | null => {
    if (!('newer' in pet)) return pet;
    const { newer, ...head } = pet;
    const known = animals?.get(pet.id);
    if (!known) return null;
    const feedings = packFeedings(withNewer(newer, known.feedings));
    return {
      ...head,
      feedings,
      molts: packMolts(known.molts),
      measurements: packMeasurements(known.measurements),
      events: [...known.events],
    };
  });
  const whole = pets.filter((pet) => pet !== null);
  return whole.length < pets.length ? null : { ...answer, pets: whole };
}
