import type { AnimalType } from '#src/domain/enums.ts';
import type { Round, RoundPet } from '#web/state/round.ts';
import { resultOf } from './round-answers.ts';

// The feeder of each animal of a round: the planned one, or what was chosen in its place.

/** The preselected feeder of an animal: the planned one, or its replacement in this round. */
export function feederFor({ swaps }: Round, pet: RoundPet): string {
  // a round that an earlier version began knows no types
  return swaps[ownKey(pet)] ?? swaps[swapKey(pet)] ?? swaps[pet.food] ?? pet.food;
}

/** What replaces a feeder for one animal alone. */
const ownKey = ({ id }: RoundPet): string => `#${id}`;

/** What replaces a feeder of tarantulas is none for a snake. */
const swapKey = ({ an_type, food }: RoundPet): string => `${an_type} ${food}`;

/** The feeders to choose from for an animal. */
export const feedersFor = (round: Round, { an_type }: RoundPet): readonly string[] =>
  round.feedersOf?.[an_type] ?? round.feeders;

/** Chooses a feeder: for the rest of the round it replaces the planned one. */
export function swapFeeder(round: Round, pet: RoundPet, food: string): Round {
  const next = withFeeder(round, food, [pet.an_type]);
  const { [ownKey(pet)]: _, ...others } = round.swaps;
  return { ...next, swaps: { ...others, [swapKey(pet)]: food } };
}

/**
 * The feeder that was chosen is for this animal alone: the others have what they had `before`. The same round where another
 * one was chosen since.
 */
export function swapForOne(round: Round, before: Round, pet: RoundPet, food: string): Round {
  const { [swapKey(pet)]: chosen, ...others } = round.swaps;
  const planned = before.swaps[swapKey(pet)];
  if (chosen !== food) return round;
  const swaps = { ...others, ...(planned !== undefined && { [swapKey(pet)]: planned }) };
  return { ...round, swaps: { ...swaps, [ownKey(pet)]: food } };
}

/** How many animals without an answer, beside this one, have another feeder since. */
export const swappedAhead = (before: Round, after: Round, { id }: RoundPet): number =>
  after.pets.filter(
    (pet) =>
      pet.id !== id && !resultOf(after, pet.id) && feederFor(before, pet) !== feederFor(after, pet),
  ).length;

/** One feeder for all animals of a round; '' restores the planned ones. */
export function swapAll(round: Round, food: string): Round {
  const planned = food === '' ? [] : round.pets.map((pet) => [swapKey(pet), food] as const);
  const types = round.pets.map(({ an_type }) => an_type);
  return { ...withFeeder(round, food, types), swaps: Object.fromEntries(planned) };
}

/** A new feeder is one to choose for all animals of these types. */
function withFeeder(round: Round, food: string, types: readonly AnimalType[]): Round {
  if (food === '') return round;
  const add = (feeders: string[]) => (feeders.includes(food) ? feeders : [food, ...feeders]);
  const feedersOf = round.feedersOf && {
    ...round.feedersOf,
    ...Object.fromEntries(types.map((type) => [type, add(round.feedersOf?.[type] ?? [])])),
  };
  return { ...round, feeders: add(round.feeders), ...(feedersOf && { feedersOf }) };
}
