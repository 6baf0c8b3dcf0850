import type { Outcome } from '#src/domain/feeding/feeding-round.ts';
import { today } from '#web/lib/today.ts';
import { enqueue } from '#web/state/offline-queue.ts';
import { currentRound, saveRound, type Round, type RoundPet } from '#web/state/round.ts';
import { setSetting } from '#web/state/settings.ts';
import {
  answered,
  answeredAll,
  requestsOf,
  swapAll,
  swapFeeder,
  undoRequestsOf,
  withoutAll,
  withoutLast,
} from './round-steps.ts';

// Records a tap in the round: stores it on this device and puts it into the offline queue.

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
  enqueue(undoRequestsOf(round, [last]));
}

export function undoAll(): void {
  const round = currentRound();
  if (!round) return;
  saveRound(withoutAll(round));
  enqueue(undoRequestsOf(round, round.answers.toReversed()));
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

/** Sets an animal's outcome in the checklist; nothing is recorded before the list is saved. */
export function tickPet(id: number, outcome: Outcome): void {
  const round = currentRound();
  if (round) saveRound({ ...round, ticks: { ...round.ticks, [id]: outcome } });
}

function step(next: (round: Round) => Round): void {
  const round = currentRound();
  if (!round) return;
  const after = next(round);
  if (after === round) return;
  // The queue first: should the device fail between the two, the animal is shown again, and recording the same outcome
  // twice makes one record.
  enqueue(requestsOf(after, after.answers.slice(round.answers.length)));
  saveRound(after);
}
