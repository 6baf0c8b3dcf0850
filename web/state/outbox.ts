import { effect, signal } from '@preact/signals-react';
import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/vocabulary.ts';
import { currentSession, onSessionEnd, onSessionStart } from './session.ts';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';
import { useWatched } from './watch.ts';

// What a keeper recorded and the server does not know yet. Each keeper has an outbox of their own on
// this device, which outlives reloads and log-outs; lib/outbox-sender.ts empties it in its order.

/**
 * `feed` records an answer, an attempt never over what is known to be eaten; `restore` and `forget`
 * take one back: they bring the former record again, or leave none.
 */
export type Errand = {
  key: string;
  kind: 'feed' | 'restore' | 'forget';
  /** The pet, and its name for what has to be said of it. */
  id: number;
  name: string;
  date_f: Day;
  food: string;
  progress: Progress;
  fp_id: number | null;
};

/** What the server did not take, with its reason. */
export type RefusedErrand = Errand & { error: string };

export type Outbox = {
  waiting: Errand[];
  refused: RefusedErrand[];
  /** The device could not store it: closing the page would lose it. */
  unsafe: boolean;
};

const empty: Outbox = { waiting: [], refused: [], unsafe: false };
const outbox = signal<Outbox>(empty);
let lastKey = 0;

onSessionStart((uid) => {
  outbox.value = read(uid);
  onStoredElsewhere(keyOf(uid), () => {
    if (currentSession()?.user.uid === uid) outbox.value = read(uid);
  });
});
onSessionEnd(() => {
  outbox.value = empty;
});

/** The outbox of the keeper who is logged in. */
export function useOutbox(): Outbox {
  return useWatched(outbox);
}

/** Calls back with each change, and at once. */
export function onOutbox(callback: (outbox: Outbox) => void): void {
  effect(() => callback(outbox.value));
}

/** Puts errands behind what waits already. */
export function enqueue(errands: readonly Omit<Errand, 'key'>[]): void {
  change(currentSession()?.user.uid, (now) => ({
    ...now,
    waiting: [...now.waiting, ...errands.map((errand) => ({ ...errand, key: newKey() }))],
  }));
}

/** What waits for this keeper, the oldest first. */
export function waitingErrands(uid: number): Errand[] {
  return latest(uid).waiting;
}

/** Takes errands out that the server has taken, or refused with a reason. */
export function settleErrands(uid: number, done: readonly Errand[], error?: string): void {
  const keys = new Set(done.map((errand) => errand.key));
  change(uid, (now) => ({
    ...now,
    waiting: now.waiting.filter((errand) => !keys.has(errand.key)),
    refused:
      error === undefined
        ? now.refused
        : [...now.refused, ...done.map((errand) => ({ ...errand, error }))],
  }));
}

/** The keeper has read what was refused. */
export function forgetRefused(): void {
  change(currentSession()?.user.uid, (now) => ({ ...now, refused: [] }));
}

/** How many animals wait: an answer and its undo are one. */
export function animalsIn(errands: readonly Errand[]): number {
  return new Set(errands.map((errand) => errand.id)).size;
}

/** Another tab may have written meanwhile, so every change starts from what is stored. */
function change(uid: number | undefined, step: (now: Outbox) => Outbox): void {
  if (uid === undefined) return;
  const next = step(latest(uid));
  const { waiting, refused } = next;
  const isEmpty = waiting.length === 0 && refused.length === 0;
  const stored = writeStored(keyOf(uid), isEmpty ? null : { waiting, refused });
  if (currentSession()?.user.uid === uid) outbox.value = { ...next, unsafe: !stored };
}

function latest(uid: number): Outbox {
  const isOwn = currentSession()?.user.uid === uid;
  return isOwn && outbox.peek().unsafe ? outbox.peek() : read(uid);
}

function read(uid: number): Outbox {
  const stored = readStored(keyOf(uid)) as Partial<Outbox> | null;
  if (!Array.isArray(stored?.waiting) || !Array.isArray(stored.refused)) return empty;
  return { waiting: stored.waiting, refused: stored.refused, unsafe: false };
}

function keyOf(uid: number): string {
  return `exuvia.outbox.${uid}`;
}

/** Unique on this device, also for two tabs in the same millisecond. */
function newKey(): string {
  return `${Date.now()}-${++lastKey}-${Math.random().toString(36).slice(2, 8)}`;
}
