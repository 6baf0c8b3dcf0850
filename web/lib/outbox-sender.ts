import { animalsIn, onOutbox, settleErrands, waitingErrands } from '#web/state/outbox.ts';
import type { Errand } from '#web/state/outbox.ts';
import { currentSession } from '#web/state/session.ts';
import type { Session } from '#web/state/session.ts';
import { api, ask } from './api.ts';
import { asFailure } from './failure.ts';
import type { Failure } from './failure.ts';
import { invalidate } from './queries.ts';

// Empties the outbox of the keeper who is logged in, in its order. The server keeps one record for each
// pet, day and feeder, so an errand whose answer got lost on the way may be sent again without harm.

const soon = 2_000;
const late = 30_000;
const mostAtOnce = 100;

let started = false;
let running = false;
let pause = soon;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Sends what waits now, and from now on whatever comes; tries again when the network may be back. */
export function startSending(): void {
  if (started) return;
  started = true;
  onOutbox(({ waiting }) => {
    if (waiting.length > 0 && timer === undefined) void sendNow();
  });
  window.addEventListener('online', () => void sendNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void sendNow();
  });
}

/** Tries at once, whatever the pause after the last failure. */
export async function sendNow(): Promise<void> {
  const session = currentSession();
  if (running || !session) return;
  clearTimeout(timer);
  timer = undefined;
  if (waitingErrands(session.user.uid).length === 0) return;
  running = true;
  try {
    const done = await alone(() => drain(session));
    pause = done ? soon : Math.min(pause * 2, late);
  } finally {
    running = false;
  }
  if (waitingErrands(session.user.uid).length > 0) timer = setTimeout(() => void sendNow(), pause);
}

/** Two tabs of one keeper take turns where the browser can arrange it. False when it is not our turn. */
async function alone(work: () => Promise<boolean>): Promise<boolean> {
  // Only pages from https and localhost have locks.
  const locks = navigator.locks as LockManager | undefined | null;
  if (!locks) return work();
  return locks.request('exuvia.outbox', { ifAvailable: true }, (lock) => (lock ? work() : false));
}

/** True when nothing is left; false when the rest has to wait for a better moment. */
async function drain(session: Session): Promise<boolean> {
  const { uid } = session.user;
  const before = waitingErrands(uid).length;
  try {
    for (;;) {
      // Whoever logged in meanwhile sends an outbox of their own.
      if (currentSession()?.token !== session.token) return false;
      const batch = nextBatch(waitingErrands(uid));
      if (batch.length === 0) return true;
      const failure = await sent(batch, session.token);
      if (!failure) settleErrands(uid, batch);
      else if (mayBeBetterLater(failure)) return false;
      else if (batch.length > 1) await sendOneByOne(uid, batch, session.token);
      else settleErrands(uid, batch, failure.error);
    }
  } finally {
    if (waitingErrands(uid).length < before) await invalidate([['pet'], ['plan']]);
  }
}

/** One animal that is gone must not hold back the others that were fed with it. */
async function sendOneByOne(uid: number, batch: Errand[], token: string): Promise<void> {
  for (const errand of batch) {
    const failure = await sent([errand], token);
    if (!failure) settleErrands(uid, [errand]);
    else if (mayBeBetterLater(failure)) return;
    else settleErrands(uid, [errand], failure.error);
  }
}

/** Answers in a row that say the same of different animals travel together. */
function nextBatch(waiting: Errand[]): Errand[] {
  const [first] = waiting;
  if (!first) return [];
  if (first.kind !== 'feed') return [first];
  const end = waiting.findIndex((errand) => !sameWords(errand, first));
  const alike = waiting.slice(0, end < 0 ? undefined : end).slice(0, mostAtOnce);
  return animalsIn(alike) === alike.length ? alike : [first];
}

function sameWords(a: Errand, b: Errand): boolean {
  return (
    a.kind === b.kind &&
    a.date_f === b.date_f &&
    a.food === b.food &&
    a.progress === b.progress &&
    a.fp_id === b.fp_id
  );
}

/** Null when the server took it. The token is the outbox owner's own, whatever happens meanwhile. */
async function sent(batch: Errand[], token: string): Promise<Failure | null> {
  const [first] = batch;
  if (!first) return null;
  const own = { headers: { authorization: `Bearer ${token}` } };
  const { id, date_f, food, progress, fp_id, kind } = first;
  const ids = batch.map((errand) => errand.id);
  const asGiven = () => api.pet.feeding.feed_many.post({ ids, date_f, food, progress }, own);
  try {
    if (kind === 'forget')
      await ask(() => api.pet.feeding.delete.delete({ id, date_f, food }, own));
    else if (kind === 'restore')
      await ask(() => api.pet.feeding.feed.post({ id, date_f, food, progress, fp_id }, own));
    else if (fp_id === null) await ask(asGiven);
    else {
      const wish = { fp_id, ids, date_f, food, progress };
      const planned = await ask(() => api.pet.feeding.feed_plan_all.post(wish, own)).catch(ifGone);
      // The plan was deleted meanwhile, or a pet archived, which plans pass over: it ate all the same.
      if (planned === null || planned.fed < ids.length) await ask(asGiven);
    }
    return null;
  } catch (error) {
    const failure = asFailure(error);
    return kind === 'forget' && failure.code === 'not_found' ? null : failure;
  }
}

function ifGone(error: unknown): null {
  if (asFailure(error).code === 'not_found') return null;
  throw error;
}

/** The network, a proxy's page, a server that is busy or down, a session that ended: not the errand's fault. */
function mayBeBetterLater({ status, code }: Failure): boolean {
  const isOwnAnswer = !code.startsWith('http_');
  return !isOwnAnswer || status === 0 || status === 401 || status === 429 || status >= 500;
}
