import { recordBefore, recordOf, type Outcome } from '#src/domain/feeding/feeding-round.ts';
import type { Day } from '#src/domain/days.ts';
import type { Round, RoundAnswer, RoundPet } from '#web/state/round.ts';
import { resultOf } from './round-answers.ts';
import { feederFor } from './round-feeders.ts';

// The steps of a feeding round as pure functions: each returns the next state of the round.

/** Adds one outcome and moves to the next animal without one. `today`: the current day. */
export function answered(round: Round, pet: RoundPet, outcome: Outcome, today: Day): Round {
  const at = round.pets.findIndex(({ id }) => id === pet.id);
  const shown = round.pets[at];
  if (!shown || resultOf(round, pet.id)) return round;
  const answer = answerFor(round, shown, outcome, today);
  const next = {
    ...round,
    answers: [...round.answers, answer],
    amount: undefined,
    preMolt: undefined,
  };
  return { ...next, at: nextOpen(next, at + 1) };
}

/** Adds the outcomes of a checklist at once; animals that already have one keep it. */
export function answeredAll(
  round: Round,
  outcomeOf: (pet: RoundPet) => Outcome,
  today: Day,
): Round {
  const open = round.pets.filter((pet) => !resultOf(round, pet.id));
  const answers = open.map((pet) => answerFor(round, pet, outcomeOf(pet), today));
  return { ...round, answers: [...round.answers, ...answers], preMolt: undefined };
}

/** Whose pre-molt the last tap noted, unless it was ended since or the animal has left. */
export const lastPreMolt = ({ preMolt, pets }: Round): Round['preMolt'] =>
  pets.some(({ id, pre_molt }) => id === preMolt?.id && pre_molt) ? preMolt : undefined;

/** Undoes the last outcome and shows its animal again. */
export function withoutLast(round: Round): Round {
  const last = round.answers.at(-1);
  if (!last) return round;
  const at = round.pets.findIndex((pet) => pet.id === last.id);
  const { amount } = last.record ?? {};
  return {
    ...round,
    answers: round.answers.slice(0, -1),
    at: Math.max(0, at),
    amount: amount ?? undefined,
    takenBack: takenBack(round, [last]),
  };
}

/** A molt stays noted whatever else becomes of its animal. */
export const withMolt = (round: Round, id: number): Round => ({
  ...round,
  molts: [...new Set([...(round.molts ?? []), id])],
});

/** Shows an animal again whose molt was taken back. */
export function withoutMolt(round: Round, id: number): Round {
  const molts = round.molts?.filter((one) => one !== id);
  const next = { ...round, ...(molts && { molts }) };
  return resultOf(round, id)?.outcome === 'molted' ? withoutAnswers(next, [id]) : next;
}

/** Undoes the outcomes of these animals, and shows the first of them again. */
export function withoutAnswers(round: Round, ids: readonly number[]): Round {
  const gone = round.answers.filter(({ id }) => ids.includes(id));
  const [first] = gone;
  if (!first) return round;
  const at = round.pets.findIndex((pet) => pet.id === first.id);
  return {
    ...round,
    answers: round.answers.filter((answer) => !gone.includes(answer)),
    at: Math.max(0, at),
    amount: undefined,
    takenBack: takenBack(round, gone),
  };
}

export function withoutAll(round: Round): Round {
  return { ...round, answers: [], at: 0, takenBack: takenBack(round, round.answers) };
}

/** A record that was taken back may still be on its way to the server, or back from it. */
const takenBack = ({ takenBack: before = [] }: Round, answers: readonly RoundAnswer[]) => [
  ...new Set([...before, ...answers.filter(({ record }) => record).map(({ id }) => id)]),
];

/** Goes through the skipped animals once more. */
export function againWithSkipped(round: Round): Round {
  const answers = round.answers.filter((answer) => answer.outcome !== 'skipped');
  const next = { ...round, answers, way: 'each' as const };
  return { ...next, at: nextOpen(next, 0) };
}

/** How many the animal that is shown was offered; null: it is not said. */
export const withAmount = (round: Round, amount: number | null): Round => ({
  ...round,
  counts: true,
  amount: amount ?? undefined,
});

function answerFor(round: Round, pet: RoundPet, outcome: Outcome, today: Day): RoundAnswer {
  const food = feederFor(round, pet);
  const record = recordOf(pet.recent, outcome, food, round.day ?? today);
  // what was eaten stays eaten: only a call for several leaves it alone
  const isKnown = record?.progress === 1 && recordBefore(pet.recent, record) !== null;
  const counted = record && round.amount && !isKnown ? { ...record, amount: round.amount } : record;
  return { id: pet.id, outcome, food, record: counted };
}

/** The first animal without an outcome, from an index on and then from the start. */
function nextOpen(round: Round, from: number): number {
  const { pets } = round;
  const isOpen = (pet: RoundPet) => !resultOf(round, pet.id);
  const after = pets.findIndex((pet, at) => at >= from && isOpen(pet));
  return after >= 0 ? after : Math.max(0, pets.findIndex(isOpen));
}
