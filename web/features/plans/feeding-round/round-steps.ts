import {
  recordBefore,
  recordOf,
  replaces,
  type Offer,
  type Outcome,
} from '#src/domain/feeding/feeding-round.ts';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { settingLimits } from '#src/domain/accounts/setting-limits.ts';
import type { NamedWrite } from '#web/lib/note.ts';
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
  let known = byAnimal.get(round.answers);
  if (!known) {
    known = new Map(round.answers.map((answer) => [answer.id, answer]));
    byAnimal.set(round.answers, known);
  }
  return known.get(id);
}

/** Looked up for each animal of a round at each tap. */
const byAnimal = new WeakMap<Round['answers'], ReadonlyMap<number, RoundAnswer>>();

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

/** The writes that record the outcomes: those in a row that say the same are one, each that says how many is its own. */
export function requestsOf(round: Round, answers: readonly RoundAnswer[]): NamedWrite[] {
  const writes: (Fed & { pets: RoundPet[] })[] = [];
  for (const { pet, record } of recorded(round, answers)) {
    const fed = { ...record, fp_id: pet.fp_id };
    const last = writes.at(-1);
    if (last && !record.amount && isSame(last, fed) && last.pets.length < settingLimits.idsPerCall)
      last.pets.push(pet);
    else writes.push({ ...fed, pets: [pet] });
  }
  return writes.map(writeOf);
}

type Fed = Offer & { fp_id: number | null };

const isSame = (a: Fed, b: Fed): boolean =>
  !a.amount &&
  a.date_f === b.date_f &&
  a.food === b.food &&
  a.progress === b.progress &&
  a.fp_id === b.fp_id;

/** An attempt is never recorded over a meal. */
function writeOf(fed: Fed & { pets: RoundPet[] }): NamedWrite {
  const { date_f, food, progress, amount, fp_id, pets } = fed;
  const [one] = pets;
  if (amount && one) {
    const body = { id: one.id, date_f, food, progress, amount, fp_id };
    return { method: 'POST', path: '/pet/feeding/feed', body, names: [one.name] };
  }
  const body = { ids: pets.map(({ id }) => id), date_f, food, progress };
  return {
    method: 'POST',
    path: fp_id === null ? '/pet/feeding/feed_many' : '/pet/feeding/feed_plan_all',
    body: fp_id === null ? body : { ...body, fp_id },
    names: pets.map(({ name }) => name),
  };
}

/** The writes that undo the outcomes: they bring back the record that was there before, or remove it. */
export function undoRequestsOf(round: Round, answers: readonly RoundAnswer[]): NamedWrite[] {
  return recorded(round, answers).map(({ pet: { id, name, recent }, record }) => {
    const before = recordBefore(recent, record);
    const { date_f, food } = record;
    return before
      ? { method: 'POST', path: '/pet/feeding/feed', body: { id, ...before }, names: [name] }
      : {
          method: 'DELETE',
          path: '/pet/feeding/delete',
          body: { id, date_f, food },
          names: [name],
        };
  });
}

/** The outcomes that took the place of others; an offer leaves what is known of its day. */
export const replacing = (round: Round, answers: readonly RoundAnswer[]) =>
  recorded(round, answers).flatMap(({ pet, record }) => {
    const was = recordBefore(pet.recent, record)?.progress ?? null;
    return record.progress !== 1 && replaces(was, record.progress) ? [{ pet, record, was }] : [];
  });

/** Without the animals that were offered nothing, or that have left the round. */
const recorded = ({ pets }: Round, answers: readonly RoundAnswer[]) =>
  answers.flatMap(({ id, record }) => {
    const pet = pets.find((one) => one.id === id);
    return pet && record ? [{ pet, record }] : [];
  });

/** How many the animal that is shown was offered; null: it is not said. */
export const withAmount = (round: Round, amount: number | null): Round => ({
  ...round,
  counts: true,
  amount: amount ?? undefined,
});

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
