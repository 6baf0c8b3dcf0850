import { recordBefore, recordOf, type Outcome } from '#src/domain/feeding/feeding-round.ts';
import type { Day } from '#src/domain/days.ts';
import type { QueuedRequest } from '#web/state/offline-queue.ts';
import type { Round, RoundAnswer, RoundPet } from '#web/state/round.ts';

// The steps of a feeding round as pure functions: each returns the next state of the round.

/** The current animal, or null when all have an outcome. */
export function currentPet(round: Round): RoundPet | null {
  return isFinished(round) ? null : (round.pets[round.at] ?? null);
}

export function isFinished(round: Round): boolean {
  return round.answers.length >= round.pets.length;
}

export function resultOf(round: Round, id: number): RoundAnswer | undefined {
  return round.answers.find((answer) => answer.id === id);
}

/** The preselected feeder of an animal: the planned one, or its replacement in this round. */
export function feederFor(round: Round, pet: RoundPet): string {
  return round.swaps[pet.food] ?? pet.food;
}

/** Chooses a feeder: for the rest of the round it replaces the planned one. */
export function swapFeeder(round: Round, pet: RoundPet, food: string): Round {
  return { ...withFeeder(round, food), swaps: { ...round.swaps, [pet.food]: food } };
}

/** One feeder for all animals of a round; '' restores the planned ones. */
export function swapAll(round: Round, food: string): Round {
  const planned = food === '' ? [] : round.pets.map((pet) => [pet.food, food] as const);
  return { ...withFeeder(round, food), swaps: Object.fromEntries(planned) };
}

/** Adds one outcome and moves to the next animal without one. `today`: the current day. */
export function answered(round: Round, pet: RoundPet, outcome: Outcome, today: Day): Round {
  if (resultOf(round, pet.id)) return round;
  const answer = answerFor(round, pet, outcome, today);
  const next = { ...round, answers: [...round.answers, answer] };
  return { ...next, at: nextOpen(next, round.pets.indexOf(pet) + 1) };
}

/** Adds the outcomes of a checklist at once; animals that already have one keep it. */
export function answeredAll(
  round: Round,
  outcomeOf: (pet: RoundPet) => Outcome,
  today: Day,
): Round {
  const open = round.pets.filter((pet) => !resultOf(round, pet.id));
  const answers = open.map((pet) => answerFor(round, pet, outcomeOf(pet), today));
  return { ...round, answers: [...round.answers, ...answers] };
}

/** Undoes the last outcome and shows its animal again. */
export function withoutLast(round: Round): Round {
  const last = round.answers.at(-1);
  if (!last) return round;
  const at = round.pets.findIndex((pet) => pet.id === last.id);
  return { ...round, answers: round.answers.slice(0, -1), at: Math.max(0, at) };
}

export function withoutAll(round: Round): Round {
  return { ...round, answers: [], at: 0 };
}

/** Goes through the skipped animals once more. */
export function againWithSkipped(round: Round): Round {
  const answers = round.answers.filter((answer) => answer.outcome !== 'skipped');
  const next = { ...round, answers, way: 'each' as const };
  return { ...next, at: nextOpen(next, 0) };
}

export function countOutcomes(
  answers: readonly Pick<RoundAnswer, 'outcome'>[],
): Record<Outcome, number> {
  const counts = { fed: 0, refused: 0, offered: 0, skipped: 0 };
  for (const { outcome } of answers) counts[outcome] += 1;
  return counts;
}

/** The requests that record the outcomes. */
export function requestsOf(
  round: Round,
  answers: readonly RoundAnswer[],
): Omit<QueuedRequest, 'key'>[] {
  return recorded(round, answers).map(({ pet: { id, name, fp_id }, record }) => ({
    kind: 'feed' as const,
    id,
    name,
    ...record,
    fp_id,
  }));
}

/** The requests that undo the outcomes: the record that was there before, or none. */
export function undoRequestsOf(
  round: Round,
  answers: readonly RoundAnswer[],
): Omit<QueuedRequest, 'key'>[] {
  return recorded(round, answers).map(({ pet: { id, name, recent }, record }) => {
    const before = recordBefore(recent, record);
    const request = { id, name, ...(before ?? record), fp_id: before?.fp_id ?? null };
    return { kind: before ? ('restore' as const) : ('forget' as const), ...request };
  });
}

/** Without the animals that were skipped, or that have left the round. */
const recorded = ({ pets }: Round, answers: readonly RoundAnswer[]) =>
  answers.flatMap(({ id, record }) => {
    const pet = pets.find((one) => one.id === id);
    return pet && record ? [{ pet, record }] : [];
  });

function withFeeder(round: Round, food: string): Round {
  if (food === '' || round.feeders.includes(food)) return round;
  return { ...round, feeders: [food, ...round.feeders] };
}

function answerFor(round: Round, pet: RoundPet, outcome: Outcome, today: Day): RoundAnswer {
  const food = feederFor(round, pet);
  const record = recordOf(pet.recent, outcome, food, round.day ?? today);
  return { id: pet.id, outcome, food, record };
}

/** The first animal without an outcome, from an index on and then from the start. */
function nextOpen(round: Round, from: number): number {
  const { pets } = round;
  const isOpen = (pet: RoundPet) => !resultOf(round, pet.id);
  const after = pets.findIndex((pet, at) => at >= from && isOpen(pet));
  return after >= 0 ? after : Math.max(0, pets.findIndex(isOpen));
}
