import { recordBefore, recordOf, type Outcome } from '#src/domain/feeding-round.ts';
import type { Day } from '#src/domain/days.ts';
import type { Errand } from '#web/state/outbox.ts';
import type { Round, RoundAnswer, RoundPet } from '#web/state/round.ts';

// The steps of a feeding round: each makes the next round out of the former one.

/** The animal that is shown, or null when all are answered. */
export function currentPet(round: Round): RoundPet | null {
  return isFinished(round) ? null : (round.pets[round.at] ?? null);
}

export function isFinished(round: Round): boolean {
  return round.answers.length >= round.pets.length;
}

export function answerOf(round: Round, id: number): RoundAnswer | undefined {
  return round.answers.find((answer) => answer.id === id);
}

/** The feeder that is preselected for an animal: the planned one, or what took its place in this round. */
export function feederFor(round: Round, pet: RoundPet): string {
  return round.swaps[pet.food] ?? pet.food;
}

/** Chooses a feeder: from here on it takes the place of the planned one. */
export function swapFeeder(round: Round, pet: RoundPet, food: string): Round {
  return { ...withFeeder(round, food), swaps: { ...round.swaps, [pet.food]: food } };
}

/** One feeder for all animals of a round; '' gives each its planned one again. */
export function swapAll(round: Round, food: string): Round {
  const planned = food === '' ? [] : round.pets.map((pet) => [pet.food, food] as const);
  return { ...withFeeder(round, food), swaps: Object.fromEntries(planned) };
}

/** Notes one answer and goes on to the next animal without one. `today`: the day it is now. */
export function answered(round: Round, pet: RoundPet, outcome: Outcome, today: Day): Round {
  if (answerOf(round, pet.id)) return round;
  const answer = answerFor(round, pet, outcome, today);
  const next = { ...round, answers: [...round.answers, answer] };
  return { ...next, at: nextOpen(next, round.pets.indexOf(pet) + 1) };
}

/** Notes the answers of a list at once; animals that have one already keep it. */
export function answeredAll(
  round: Round,
  outcomeOf: (pet: RoundPet) => Outcome,
  today: Day,
): Round {
  const open = round.pets.filter((pet) => !answerOf(round, pet.id));
  const answers = open.map((pet) => answerFor(round, pet, outcomeOf(pet), today));
  return { ...round, answers: [...round.answers, ...answers] };
}

/** Takes the last answer back and shows its animal again. */
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

/** What the answers have to tell the server. */
export function errandsOf(round: Round, answers: readonly RoundAnswer[]): Omit<Errand, 'key'>[] {
  return answers.flatMap(({ id, record }) => {
    const pet = round.pets.find((one) => one.id === id);
    if (!pet || !record) return [];
    return [{ kind: 'feed' as const, id, name: pet.name, ...record, fp_id: pet.fp_id }];
  });
}

/** What takes the answers back: the record that stood there before, or none. */
export function undoErrandsOf(
  round: Round,
  answers: readonly RoundAnswer[],
): Omit<Errand, 'key'>[] {
  return answers.flatMap(({ id, record }) => {
    const pet = round.pets.find((one) => one.id === id);
    if (!pet || !record) return [];
    const before = recordBefore(pet.recent, record);
    const errand = { id, name: pet.name, ...(before ?? record), fp_id: null };
    return [{ kind: before ? ('restore' as const) : ('forget' as const), ...errand }];
  });
}

function withFeeder(round: Round, food: string): Round {
  if (food === '' || round.feeders.includes(food)) return round;
  return { ...round, feeders: [food, ...round.feeders] };
}

function answerFor(round: Round, pet: RoundPet, outcome: Outcome, today: Day): RoundAnswer {
  const food = feederFor(round, pet);
  const record = recordOf(pet.recent, outcome, food, round.day ?? today);
  return { id: pet.id, outcome, food, record };
}

/** The first animal without an answer from a place on, and from the start after the end. */
function nextOpen(round: Round, from: number): number {
  const { pets } = round;
  const isOpen = (pet: RoundPet) => !answerOf(round, pet.id);
  const after = pets.findIndex((pet, at) => at >= from && isOpen(pet));
  return after >= 0 ? after : Math.max(0, pets.findIndex(isOpen));
}
