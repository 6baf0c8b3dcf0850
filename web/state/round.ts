import { computed, signal } from '@preact/signals-react';
import type { Day } from '#src/domain/days.ts';
import type { Offer, Outcome } from '#src/domain/feeding-round.ts';
import type { RoundRow } from '#src/features/feedings/round.queries.ts';
import { currentSession, onSessionStart, onSessionEnd } from './session.ts';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';
import { useWatched } from './watch.ts';

/** An animal of a round: what is shown of it needs no network. `food`: the feeder that is preselected. */
export type RoundPet = RoundRow & {
  fp_id: number | null;
  food: string;
  due: Day | null;
  muted: 0 | 1;
};

/** `record` is what it wrote, null for a skipped animal. */
export type RoundAnswer = { id: number; outcome: Outcome; food: string; record: Offer | null };

/** Everything a feeding round needs to go on after a reload, with or without a network. */
export type Round = {
  title: string;
  /** One animal after another, or all of them in a list. */
  way: 'each' | 'list';
  /** The day the feedings happened; null: the day on which each answer is given. */
  day: Day | null;
  pets: RoundPet[];
  /** In the order in which they were given. */
  answers: RoundAnswer[];
  /** The animal that is shown, by its place in `pets`. */
  at: number;
  /** Feeders that took the place of planned ones for the rest of the round. */
  swaps: Record<string, string>;
  /** What the list says of an animal where that is not what it starts with, by the animal's id. */
  ticks: Record<number, Outcome>;
  feeders: string[];
};

const round = signal<Round | null>(null);
const unfinished = computed(() =>
  round.value !== null && round.value.answers.length < round.value.pets.length ? round.value : null,
);

onSessionStart(() => follow());
onSessionEnd(() => {
  round.value = null;
});

/** The round of the keeper who is logged in, also when it is through; null when there is none. */
export function useRound(): Round | null {
  return useWatched(round);
}

/** The round that waits to be gone on with. */
export function useUnfinishedRound(): Round | null {
  return useWatched(unfinished);
}

/** The same outside of components. */
export function currentRound(): Round | null {
  return round.peek();
}

/** Remembers the round on this device, for this keeper; null forgets it. */
export function saveRound(next: Round | null): void {
  round.value = next;
  const key = keyOfKeeper();
  if (key) writeStored(key, next);
}

function follow(): void {
  const key = keyOfKeeper();
  if (!key) return;
  round.value = readRound(key);
  onStoredElsewhere(key, () => {
    if (key === keyOfKeeper()) round.value = readRound(key);
  });
}

function keyOfKeeper(): string | null {
  const uid = currentSession()?.user.uid;
  return uid === undefined ? null : `exuvia.round.${uid}`;
}

/** Only this client writes it; a shape of another version is as good as none. */
function readRound(key: string): Round | null {
  const stored = readStored(key) as Partial<Round> | null;
  const whole = Array.isArray(stored?.pets) && Array.isArray(stored.answers) && stored.ticks;
  return whole ? (stored as Round) : null;
}
