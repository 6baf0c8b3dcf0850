import type { Outcome } from '#src/domain/feeding/feeding-round.ts';
import type { Round, RoundAnswer, RoundPet } from '#web/state/round.ts';

// What became of the animals of a feeding round so far.

/** The current animal, or null when all have an outcome. */
export function currentPet(round: Round): RoundPet | null {
  return isFinished(round) ? null : (round.pets[round.at] ?? null);
}

export function isFinished(round: Round): boolean {
  return round.answers.length >= round.pets.length;
}

export function resultOf(round: Round, id: number): RoundAnswer | undefined {
  let known = byAnimal.get(round.answers);
  if (!known) {
    known = new Map(round.answers.map((answer) => [answer.id, answer]));
    byAnimal.set(round.answers, known);
  }
  return known.get(id);
}

/** Looked up for each animal of a round at each tap. */
const byAnimal = new WeakMap<Round['answers'], ReadonlyMap<number, RoundAnswer>>();

/** Whose molt was noted in this round; of one that an earlier version began those alone that were passed over for it. */
export const moltedIn = (round: Round): RoundPet[] =>
  round.pets.filter(
    ({ id }) => round.molts?.includes(id) || resultOf(round, id)?.outcome === 'molted',
  );

export const countsOf = (round: Round): Record<Outcome, number> => ({
  ...countOutcomes(round.answers),
  molted: moltedIn(round).length,
});

export const petsWith = (round: Round, outcome: Outcome): RoundPet[] =>
  round.pets.filter((pet) => resultOf(round, pet.id)?.outcome === outcome);

export function countOutcomes(
  answers: readonly Pick<RoundAnswer, 'outcome'>[],
): Record<Outcome, number> {
  const counts = { fed: 0, refused: 0, offered: 0, molted: 0, skipped: 0 };
  for (const { outcome } of answers) counts[outcome] += 1;
  return counts;
}
