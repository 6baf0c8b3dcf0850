import type { Outcome } from '#src/domain/feeding-round.ts';
import { today } from '#web/lib/today.ts';
import { enqueue } from '#web/state/outbox.ts';
import { currentRound, saveRound, type Round, type RoundPet } from '#web/state/round.ts';
import { setSetting } from '#web/state/settings.ts';
import {
  answered,
  answeredAll,
  errandsOf,
  swapAll,
  swapFeeder,
  undoErrandsOf,
  withoutAll,
  withoutLast,
} from './round-steps.ts';

// What a tap in the round does: it is noted on this device, and put into the outbox in the same breath.

export function giveAnswer(pet: RoundPet, outcome: Outcome): void {
  step((round) => answered(round, pet, outcome, today()));
}

export function giveAnswers(outcomeOf: (pet: RoundPet) => Outcome): void {
  step((round) => answeredAll(round, outcomeOf, today()));
}

export function undoLast(): void {
  const round = currentRound();
  const last = round?.answers.at(-1);
  if (!round || !last) return;
  saveRound(withoutLast(round));
  enqueue(undoErrandsOf(round, [last]));
}

export function undoAll(): void {
  const round = currentRound();
  if (!round) return;
  saveRound(withoutAll(round));
  enqueue(undoErrandsOf(round, round.answers.toReversed()));
}

export function chooseFeeder(pet: RoundPet, food: string): void {
  const round = currentRound();
  if (round) saveRound(swapFeeder(round, pet, food));
  if (food) setSetting('last_feeder', food);
}

export function chooseFeederForAll(food: string): void {
  const round = currentRound();
  if (round) saveRound(swapAll(round, food));
  if (food) setSetting('last_feeder', food);
}

/** Says of an animal in the list what became of its food; nothing is recorded before the list is saved. */
export function tickPet(id: number, outcome: Outcome): void {
  const round = currentRound();
  if (round) saveRound({ ...round, ticks: { ...round.ticks, [id]: outcome } });
}

function step(next: (round: Round) => Round): void {
  const round = currentRound();
  if (!round) return;
  const after = next(round);
  if (after === round) return;
  // The outbox first: should the device fail between the two, the answer is asked for again, and
  // the same answer twice is one record.
  enqueue(errandsOf(after, after.answers.slice(round.answers.length)));
  saveRound(after);
}
