import { effect, signal } from '@preact/signals-react';
import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import { noteTime } from './server-clock.ts';
import { currentSession, onSessionEnd, onSessionStart } from './session.ts';
import { onStoredElsewhere, readStored, writeStored } from './storage.ts';
import { useSignalValue } from './signal-value.ts';

// What a keeper recorded and the server does not have yet. Each keeper has a queue of their own on this device, which
// survives reloads and log-outs; lib/offline-queue-sender.ts sends it in order.

/**
 * `feed` records an outcome, an attempt never over a recorded meal; `restore` and `forget` undo one: they bring back
 * the former record, or remove it.
 */
export type QueuedRequest = {
  key: string;
  kind: 'feed' | 'restore' | 'forget';
  /** The pet, and its name for messages. */
  id: number;
  name: string;
  date_f: Day;
  food: string;
  progress: Progress;
  fp_id: number | null;
  /** When it was noted; missing in a queue of an earlier version. */
  recorded_at?: string;
};

/** A request that the server refused, with its reason. */
export type RefusedRequest = QueuedRequest & { error: string };

type OfflineQueue = {
  waiting: QueuedRequest[];
  refused: RefusedRequest[];
  /** The device could not store it: closing the page would lose it. */
  unsafe: boolean;
};

const empty: OfflineQueue = { waiting: [], refused: [], unsafe: false };
const queue = signal<OfflineQueue>(empty);
let lastKey = 0;

onSessionStart((uid) => {
  queue.value = read(uid);
  onStoredElsewhere(keyOf(uid), () => {
    if (currentSession()?.user.uid === uid) queue.value = read(uid);
  });
});
onSessionEnd(() => {
  queue.value = empty;
});

/** The queue of the keeper who is logged in. */
export function useOfflineQueue(): OfflineQueue {
  return useSignalValue(queue);
}

/** Calls back immediately and with each change. */
export function onQueueChange(callback: (queue: OfflineQueue) => void): void {
  effect(() => callback(queue.value));
}

/** Appends requests to the queue. */
export function enqueue(requests: readonly Omit<QueuedRequest, 'key'>[]): void {
  const noted = requests.map((request) => ({
    recorded_at: noteTime(),
    ...request,
    key: newKey(),
  }));
  change(currentSession()?.user.uid, (now) => ({ ...now, waiting: [...now.waiting, ...noted] }));
}

/** The pending requests of this keeper, the oldest first. */
export function pendingRequests(uid: number): QueuedRequest[] {
  return latest(uid).waiting;
}

/** Removes requests that the server has accepted, or refused with a reason. */
export function settleRequests(uid: number, done: readonly QueuedRequest[], error?: string): void {
  const keys = new Set(done.map((request) => request.key));
  change(uid, (now) => ({
    ...now,
    waiting: now.waiting.filter((request) => !keys.has(request.key)),
    refused:
      error === undefined
        ? now.refused
        : [...now.refused, ...done.map((request) => ({ ...request, error }))],
  }));
}

/** The keeper has read what was refused. */
export function forgetRefused(): void {
  change(currentSession()?.user.uid, (now) => ({ ...now, refused: [] }));
}

/** How many animals the requests concern: an outcome and its undo count once. */
export function animalsIn(requests: readonly QueuedRequest[]): number {
  return new Set(requests.map((request) => request.id)).size;
}

/** Another tab may have written meanwhile, so every change starts from what is stored. */
function change(uid: number | undefined, step: (now: OfflineQueue) => OfflineQueue): void {
  if (uid === undefined) return;
  const next = step(latest(uid));
  const { waiting, refused } = next;
  const isEmpty = waiting.length === 0 && refused.length === 0;
  const stored = writeStored(keyOf(uid), isEmpty ? null : { waiting, refused });
  if (currentSession()?.user.uid === uid) queue.value = { ...next, unsafe: !stored };
}

function latest(uid: number): OfflineQueue {
  const isOwn = currentSession()?.user.uid === uid;
  return isOwn && queue.peek().unsafe ? queue.peek() : read(uid);
}

function read(uid: number): OfflineQueue {
  const stored = readStored(keyOf(uid)) as Partial<OfflineQueue> | null;
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
