import {
  animalsIn,
  onQueueChange,
  settleRequests,
  pendingRequests,
} from '#web/state/offline-queue.ts';
import type { QueuedRequest } from '#web/state/offline-queue.ts';
import { currentSession } from '#web/state/session.ts';
import type { Session } from '#web/state/session.ts';
import { notify } from '#web/state/notices.ts';
import { texts } from '#web/texts/texts.ts';
import { api } from './api.ts';
import { ask } from './ask.ts';
import { asFailure } from './failure.ts';
import type { Failure } from './failure.ts';
import { invalidate } from './queries.ts';

// Sends the offline queue of the keeper who is logged in, in order. The server keeps one record for each pet, day and
// feeder, so a request whose response got lost may safely be sent again.

const shortestPause = 2_000;
const longestPause = 30_000;
const maxBatch = 100;

/** The names of the animals of which another device noted something later, which stays; by their ids. */
const supersededNames = new Map<number, string>();

let started = false;
let running = false;
let pause = shortestPause;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what is pending and everything queued from now on; retries when the network may be back. */
export function startSending(): void {
  if (started) return;
  started = true;
  onQueueChange(({ waiting }) => {
    if (waiting.length > 0 && timer === undefined) void sendNow();
  });
  window.addEventListener('online', () => void sendNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendNow();
  });
}

/** Sends immediately, ignoring the pause after the last failure. */
export async function sendNow(): Promise<void> {
  const session = currentSession();
  if (running || !session) return;
  clearTimeout(timer);
  timer = undefined;
  if (pendingRequests(session.user.uid).length === 0) return;
  running = true;
  try {
    const done = await withLock(() => drain(session));
    pause = done ? shortestPause : Math.min(pause * 2, longestPause);
  } finally {
    running = false;
  }
  // of another keeper, who logged in meanwhile, nothing was sent or refused yet
  if (currentSession()?.user.uid !== session.user.uid) return sendNow();
  if (pendingRequests(session.user.uid).length > 0) timer = setTimeout(() => void sendNow(), pause);
}

/** Tabs of one keeper take turns where the browser supports locks. False when another tab is sending. */
async function withLock(work: () => Promise<boolean>): Promise<boolean> {
  // Locks exist only on https and localhost.
  const locks = navigator.locks as LockManager | undefined | null;
  if (!locks) return work();
  return locks.request('exuvia.outbox', { ifAvailable: true }, (lock) => (lock ? work() : false));
}

/** True when the queue is empty; false when the rest has to be sent later. */
async function drain(session: Session): Promise<boolean> {
  const { uid } = session.user;
  const before = pendingRequests(uid).length;
  supersededNames.clear();
  try {
    for (;;) {
      // A keeper who logged in meanwhile has a queue of their own.
      if (currentSession()?.token !== session.token) return false;
      const batch = nextBatch(pendingRequests(uid));
      if (batch.length === 0) return true;
      const failure = await send(batch, session.token);
      if (!failure) settleRequests(uid, batch);
      else if (isTemporary(failure)) return false;
      else if (batch.length > 1) await sendOneByOne(uid, batch, session.token);
      else settleRequests(uid, batch, failure.error);
    }
  } finally {
    if (supersededNames.size > 0) notify(texts().feeding.superseded([...supersededNames.values()]));
    if (pendingRequests(uid).length < before) await invalidate([['pet'], ['plan']]);
  }
}

/** One deleted animal must not hold back the others in its batch. */
async function sendOneByOne(uid: number, batch: QueuedRequest[], token: string): Promise<void> {
  for (const request of batch) {
    const failure = await send([request], token);
    if (!failure) settleRequests(uid, [request]);
    else if (isTemporary(failure)) return;
    else settleRequests(uid, [request], failure.error);
  }
}

/** Consecutive requests that record the same for different animals are sent as one batch. */
function nextBatch(waiting: QueuedRequest[]): QueuedRequest[] {
  const [first] = waiting;
  if (!first) return [];
  if (first.kind !== 'feed') return [first];
  const end = waiting.findIndex((request) => !recordTheSame(request, first));
  const alike = waiting.slice(0, end < 0 ? undefined : end).slice(0, maxBatch);
  return animalsIn(alike) === alike.length ? alike : [first];
}

function recordTheSame(a: QueuedRequest, b: QueuedRequest): boolean {
  return (
    a.kind === b.kind &&
    a.date_f === b.date_f &&
    a.food === b.food &&
    a.progress === b.progress &&
    a.fp_id === b.fp_id
  );
}

/**
 * Null when the server accepted it. The token is that of the queue's owner, even if another keeper logs in meanwhile.
 */
async function send(batch: QueuedRequest[], token: string): Promise<Failure | null> {
  const [first] = batch;
  if (!first) return null;
  const own = { headers: { authorization: `Bearer ${token}` } };
  try {
    if (first.kind === 'feed') await sendFeedings(first, batch, own);
    else await sendUndo(first, own);
    return null;
  } catch (error) {
    const failure = asFailure(error);
    return first.kind === 'forget' && failure.code === 'not_found' ? null : failure;
  }
}

async function sendFeedings(
  { date_f, food, progress, fp_id }: QueuedRequest,
  batch: QueuedRequest[],
  own: Own,
): Promise<void> {
  const ids = batch.map((request) => request.id);
  const recorded_at = batch.flatMap((request) => request.recorded_at ?? []);
  const isTimed = recorded_at.length === ids.length;
  const each = { ids, date_f, food, progress, ...(isTimed && { recorded_at }) };
  if (fp_id !== null) {
    const planned = await ask(() =>
      api.pet.feeding.feed_plan_all.post({ ...each, fp_id }, own),
    ).catch(nullIfNotFound);
    if (planned?.fed === ids.length) return noteSuperseded(batch, planned.superseded);
    // The plan was deleted meanwhile, or a pet archived, which plans skip: it was fed all the same.
  }
  const { superseded } = await ask(() => api.pet.feeding.feed_many.post(each, own));
  noteSuperseded(batch, superseded);
}

async function sendUndo(request: QueuedRequest, own: Own): Promise<void> {
  const { kind, id, date_f, food, progress, fp_id, recorded_at } = request;
  const note = { id, date_f, food, recorded_at };
  const { superseded } = await (kind === 'forget'
    ? ask(() => api.pet.feeding.delete.delete(note, own))
    : ask(() => api.pet.feeding.feed.post({ ...note, progress, fp_id }, own)));
  noteSuperseded([request], superseded);
}

type Own = { headers: { authorization: string } };

function noteSuperseded(batch: readonly QueuedRequest[], ids: readonly number[]): void {
  for (const { id, name } of batch) if (ids.includes(id)) supersededNames.set(id, name);
}

function nullIfNotFound(error: unknown): null {
  if (asFailure(error).code === 'not_found') return null;
  throw error;
}

/** The network, a proxy's page, a server that is busy or down, an ended session: not the request's fault. */
function isTemporary({ status, code }: Failure): boolean {
  const isOwnAnswer = !code.startsWith('http_');
  return !isOwnAnswer || status === 0 || status === 401 || status === 429 || status >= 500;
}
