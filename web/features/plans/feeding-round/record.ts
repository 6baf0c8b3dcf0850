import type { Outcome } from '#src/domain/feeding/feeding-round.ts';
import { isMuted } from '#src/domain/feeding/resting.ts';
import type { Day } from '#src/domain/days.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { noteFeedings } from '#web/lib/note-feedings.ts';
import type { NamedWrite } from '#web/lib/note.ts';
import { today } from '#web/lib/today.ts';
import { dismissNotice, notify, type Undo } from '#web/state/notices.ts';
import {
  currentRound,
  saveRound,
  takeStep,
  type Round,
  type RoundAnswer,
  type RoundPet,
} from '#web/state/round.ts';
import { setSetting } from '#web/state/settings.ts';
import { texts } from '#web/texts/texts.ts';
import { takePreMoltBack } from './note-pre-molt.ts';
import { isFinished } from './round-answers.ts';
import { swapAll, swapFeeder, swapForOne, swappedAhead } from './round-feeders.ts';
import {
  answered,
  answeredAll,
  lastPreMolt,
  withAmount,
  withMolt,
  withoutAnswers,
  withoutAll,
  withoutLast,
  withoutMolt,
} from './round-steps.ts';
import { replacing, requestsOf, undoRequestsOf } from './round-writes.ts';

type WritesOf = (before: Round, after: Round) => NamedWrite[];

// Records a tap in the round: stores it on this device and puts it into the offline queue.

export function giveAnswer(pet: RoundPet, outcome: Outcome): void {
  record((round) => answered(round, pet, outcome, today()));
}

export function giveAnswers(outcomeOf: (pet: RoundPet) => Outcome): void {
  record((round) => answeredAll(round, outcomeOf, today()));
}

/** Of an animal whose pre-molt was noted last, that. */
export function undoLast(): void {
  const round = currentRound();
  const preMolt = round && lastPreMolt(round);
  if (preMolt) void takePreMoltBack(preMolt)();
  else {
    const last = round?.answers.at(-1);
    if (last?.outcome === 'molted') sayMolted(last.id);
    void step(withoutLast, (now) => undoRequestsOf(now, now.answers.slice(-1)));
  }
}

/** The undo of each molt that was noted here, until the pages are loaded again. */
const moltUndos = new Map<number, Undo>();

/** A molt that was noted in its dialog; who rests after it is not fed in this round. */
export function noteMolt(id: number, molted: Day, takeBack: Undo): void {
  const round = currentRound();
  const pet = round?.pets.find((one) => one.id === id);
  if (!round || !pet) return;
  moltUndos.set(id, takeBack);
  saveRound(withMolt(round, id));
  if (isMuted(null, molted, round.day ?? today())) giveAnswer(pet, 'molted');
}

/** On the way back to its animal, whose molt stays noted. */
function sayMolted(id: number): void {
  const pet = currentRound()?.pets.find((one) => one.id === id);
  if (pet)
    notify(wordsFor(pet.an_type, texts().pets).saidMolted(pet.name), { undo: moltUndos.get(id) });
}

/** The round itself wrote nothing for it. */
export function undoMolt(id: number): void {
  const round = currentRound();
  moltUndos.delete(id);
  if (round) saveRound(withoutMolt(round, id));
}

export function undoAll(): void {
  void step(withoutAll, (round) => undoRequestsOf(round, round.answers.toReversed()));
}

export function chooseFeeder(pet: RoundPet, food: string): void {
  const round = currentRound();
  const onlyHere = async () => {
    const now = currentRound();
    if (round && now) saveRound(swapForOne(now, round, pet, food));
    return true;
  };
  if (round) {
    const next = swapFeeder(round, pet, food);
    saveRound(next);
    const ahead = swappedAhead(round, next, pet);
    if (food && ahead > 0) sayAhead(texts().feeding.feederAhead(food, ahead), onlyHere);
  }
  if (food) setSetting('last_feeder', food);
}

let aheadNotice = 0;

/** It stands until the next choice, or until nobody is left. */
function sayAhead(text: string, undo: Undo): void {
  dismissNotice(aheadNotice);
  aheadNotice = notify(text, { undo });
}

export function chooseAmount(amount: number | null): void {
  const round = currentRound();
  if (round) saveRound(withAmount(round, amount));
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

const record = (next: (round: Round) => Round): void =>
  void takeStep(next, async (before, after, progress) => {
    if (isFinished(after)) dismissNotice(aheadNotice);
    const answers = after.answers.slice(before.answers.length);
    const isStored = await noteFeedings(requestsOf(after, answers), progress);
    if (isStored) sayReplaced(after, answers);
    return isStored;
  });

/** A meal that becomes a refusal goes by no tap unnoticed. */
function sayReplaced(round: Round, answers: readonly RoundAnswer[]): void {
  const replaced = replacing(round, answers);
  const [first] = replaced;
  if (!first) return;
  const { pets } = texts();
  const { pet, was, record: now } = first;
  const ids = new Set(replaced.map((one) => one.pet.id));
  const text =
    replaced.length === 1
      ? pets.saidInstead(pet.name, was, now.progress, now.food)
      : pets.replacedMany(replaced.length);
  notify(text, {
    undo: () =>
      takeBack(
        round,
        answers.filter(({ id }) => ids.has(id)),
      ),
  });
}

/** Also once the round is over. False where another tap is still being stored. */
async function takeBack(round: Round, answers: readonly RoundAnswer[]): Promise<boolean> {
  const ids = answers.map(({ id }) => id);
  const isHere = () =>
    answers.some(({ id, outcome }) =>
      currentRound()?.answers.some((one) => one.id === id && one.outcome === outcome),
    );
  if (!isHere()) return await noteFeedings(undoRequestsOf(round, answers));
  await step(
    (now) => withoutAnswers(now, ids),
    (now) => undoRequestsOf(now, answers),
  );
  return !isHere();
}

const step = (next: (round: Round) => Round, writesOf: WritesOf): Promise<void> =>
  takeStep(next, (before, after, progress) => noteFeedings(writesOf(before, after), progress));
