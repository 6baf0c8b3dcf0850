import { batch, computed, signal } from '@preact/signals-react';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import type { RefusersIn } from '#src/domain/feeding/evening-choice.ts';
import type { Offer, Outcome } from '#src/domain/feeding/feeding-round.ts';
import type { RoundRow } from '#src/features/plans/feeding-round/round.service.ts';
import { currentSession, onSessionStart, onSessionEnd } from './session.ts';
import { onStoredElsewhere } from './storage.ts';
import { useSignalValue } from './signal-value.ts';
import { laterRound, type Kept, type Progress } from './round-progress.ts';
import {
  isRemoved,
  keepRounds,
  progressAhead,
  progressKey,
  readRound,
  savedAt,
  storeRound,
  type RoundKeeper,
} from './stored-round.ts';

/** An animal of a round: showing it needs no network. `food`: the preselected feeder. */
export type RoundPet = Omit<RoundRow, 'expected_molt'> & {
  /** Of a round that an earlier version began it is not known. */
  expected_molt?: RoundRow['expected_molt'];
  fp_id: number | null;
  food: string;
  due: Day | null;
  muted: 0 | 1;
  /** Its place in the order in which the round began. */
  nth?: number;
};

/** `record` is what it wrote, null for an animal that was offered nothing. */
export type RoundAnswer = { id: number; outcome: Outcome; food: string; record: Offer | null };

/** A place of a round, with the numbers of all animals that stand in it, in their order. */
export type Stand = { id: number; name: string; pets: number[] };

/** Everything a feeding round needs to continue after a reload, with or without a network. */
export type Round = {
  /** Names it. */
  begun?: string;
  title: string;
  /** One animal after another, or all of them in a list. */
  way: 'each' | 'list';
  /** The day of the feedings; null: the day on which each outcome is recorded. */
  day: Day | null;
  pets: RoundPet[];
  /** Where they stand, in the order in which one walks past them: of a round that goes along the places. */
  stands?: Stand[];
  /** Where those are that refused last time, and who of them is left out. */
  refusers?: RefusersIn;
  aside?: RoundPet[];
  /** The numbers of those that were put first or last. */
  moved?: number[];
  /** In the order in which they were recorded. */
  answers: RoundAnswer[];
  /** The numbers of those whose outcome was recorded in this round and taken back. */
  takenBack?: number[];
  /** The numbers of those whose molt was noted in this round. */
  molts?: number[];
  /** Whose pre-molt the last tap noted, and whether it rested before. */
  preMolt?: Pick<RoundPet, 'id' | 'muted'> | undefined;
  /** The animal that is shown, as an index into `pets`. */
  at: number;
  /** Feeders that replace planned ones for the rest of the round, by animal type and planned feeder, or by an animal. */
  swaps: Record<string, string>;
  /** The checklist's outcomes where they differ from the initial ones, by the animal's id. */
  ticks: Record<number, Outcome>;
  feeders: string[];
  /** Those for the animals of each type. A round that an earlier version began has those of all alone. */
  feedersOf?: Partial<Record<AnimalType, string[]>>;
  /** Whether it is asked how many, and the number for the animal that is shown. */
  counts?: boolean;
  amount?: number | undefined;
};

type Step = (round: Round) => Round;

const round = signal<Round | null>(null);
/** The step whose records are being stored on this device. */
const step = signal<Step | null>(null);
/** With that step already taken: no tap waits for the device. Only a summary waits until all of it is stored. */
const shown = computed(() => {
  const after = round.value && step.value?.(round.value);
  return after && isUnfinished(after) ? after : round.value;
});
const unfinished = computed(() => (round.value && isUnfinished(round.value) ? round.value : null));

onSessionStart(() => follow());
onSessionEnd(() => {
  round.value = null;
  step.value = null;
});

/** The round of the keeper who is logged in, also when it is finished; null when there is none. */
export function useRound(): Round | null {
  return useSignalValue(shown);
}

/** Whether a step is being stored: nothing else may change the round meanwhile. */
export function useIsStoringStep(): boolean {
  return useSignalValue(step, (value) => value !== null);
}

/** The unfinished round. */
export function useUnfinishedRound(): Round | null {
  return useSignalValue(unfinished);
}

/** The same outside of components. */
export function currentRound(): Round | null {
  return round.peek();
}

/** Stores the round on this device, for this keeper; null removes it. */
export function saveRound(next: Round | null): void {
  round.value = next;
  const key = keyOfKeeper();
  if (key) storeRound(key, next);
}

/** Goes on with what the device's database has kept of the round; `uid`: whose device it is, who may have left by now. */
export function adoptRound(uid: number, kept: Kept): void {
  const key = keyOf(uid);
  const now = round.peek();
  if (key !== keyOfKeeper() || isRemoved(key)) return;
  const next = laterRound(now, kept, savedAt());
  if (next !== now && (now || (next && isUnfinished(next)))) saveRound(next);
}

type StoreStep = (before: Round, after: Round, progress: Progress | null) => Promise<boolean>;

/** Hands the keeper's round on to what keeps it more safely. Returns how to stop it. */
export function keepRoundBy(uid: number, keeper: RoundKeeper): () => void {
  const key = keyOf(uid);
  return key === keyOfKeeper() ? keepRounds(keeper, key, round.peek()) : () => {};
}

/**
 * Takes a step at once on the screen. What it writes, or takes back, is stored together with how far the round has come by
 * it, and the round after that. A tap that comes meanwhile is the second half of a double tap. `store` answers whether all
 * was stored; else the step is taken back. It belongs to the round of the keeper who took it, even where another one has
 * logged in by then.
 */
export async function takeStep(next: Step, store: StoreStep): Promise<void> {
  const before = round.peek();
  const after = before && next(before);
  if (step.peek() || !after || after === before) return;
  const taking: Step = (one) => next(one);
  step.value = taking;
  const key = keyOfKeeper();
  let isStored = false;
  try {
    isStored = await store(before, after, progressAhead(after));
  } finally {
    const isHere = key === keyOfKeeper();
    // a feeder may have been chosen meanwhile
    const now = isHere ? round.peek() : key && readRound(key);
    const taken = now && (now === before ? after : next(now));
    batch(() => {
      // another keeper's may be under way by then
      if (step.peek() === taking) step.value = null;
      if (!isStored || !taken) return;
      if (isHere) saveRound(taken);
      else if (key) storeRound(key, taken);
    });
  }
}

const isUnfinished = ({ answers, pets }: Round): boolean => answers.length < pets.length;

function follow(): void {
  const key = keyOfKeeper();
  if (!key) return;
  round.value = readRound(key);
  const again = () => {
    if (key === keyOfKeeper()) round.value = readRound(key);
  };
  onStoredElsewhere(key, again);
  onStoredElsewhere(progressKey(key), again);
}

function keyOfKeeper(): string | null {
  const uid = currentSession()?.user.uid;
  return uid === undefined ? null : keyOf(uid);
}

// hoisted: a session may be followed while this module is still being evaluated
function keyOf(uid: number): string {
  return `exuvia.round.${uid}`;
}
