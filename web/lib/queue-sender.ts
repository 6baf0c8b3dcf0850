import { isRecord } from '#src/domain/is-record.ts';
import type { Device } from '#web/device/device.ts';
import { isPaper, isPicture, partsOf, type QueueEntry } from '#web/device/entries.ts';
import { translated } from '#web/device/ids.ts';
import { nextEntry } from '#web/device/next-entry.ts';
import { outcomeOf, type Reply } from '#web/device/outcome.ts';
import { toldOfOverridden } from '#web/device/told.ts';
import { tellHeldUp } from '#web/state/network.ts';
import { dismissUndos, notify } from '#web/state/notices.ts';
import { currentSession } from '#web/state/session.ts';
import { texts } from '#web/texts/texts.ts';
import { askServer } from './api.ts';
import { failureOf } from './failure.ts';
import { databaseHeader } from './database.ts';
import { invalidate, type LoadKey } from './queries.ts';
import type { Sync } from './sync.ts';
import { oneTabAtATime } from './tab-lock.ts';
import { sendKeptFile } from './transfer.ts';
import { resultOf } from './typed-client.ts';

// Sends what was noted on the device, one by one and in order. An entry leaves with its answer alone, and is sent again
// with the same key until it has one, so no crash, and no second tab, loses or doubles anything. Which of two tabs sends an
// entry is settled on the disk, since browsers have locks on https alone.

const shortestPause = 2_000;
const longestPause = 30_000;

export type Sender = {
  /** Sends at once, whatever the pause after the last failure. Resolves when nothing more can be sent for now. */
  now(): Promise<void>;
  stop(): void;
};

/** Tests hand in a clock of their own. */
export type Timers = { set(run: () => void, after: number): () => void };

const clock: Timers = {
  set(run, after) {
    const timer = setTimeout(run, after);
    return () => clearTimeout(timer);
  },
};

export function startSender(device: Device, sync: Pick<Sync, 'now'>, timers = clock): Sender {
  let running: Promise<void> | null = null;
  let pause = shortestPause;
  let waits = pause;
  let cancel: (() => void) | undefined;
  let isStopped = false;

  function now(): Promise<void> {
    if (isStopped) return Promise.resolve();
    cancel?.();
    cancel = undefined;
    // what runs may have met a network that was not there yet
    const next = (running ?? Promise.resolve()).then(run).finally(() => {
      if (running === next) running = null;
    });
    running = next;
    return next;
  }

  async function run(): Promise<void> {
    const work = () => drain(device, sync, () => isStopped);
    // a sync may have told the ids that later entries need
    while (!isStopped && nextEntry(device.queue, device.ids)) {
      if (await oneTabAtATime(`exuvia.queue.${device.uid}`, work)) continue;
      if (!isStopped) tryAfter(pause);
      pause = Math.min(pause * 2, longestPause);
      return;
    }
    pause = shortestPause;
  }

  function tryAfter(after: number): void {
    cancel?.();
    waits = after;
    cancel = timers.set(() => void now(), after);
  }

  const isInFront = () => document.visibilityState === 'visible';
  const wake = () => {
    if (isInFront()) void now();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  const unsubscribe = device.subscribe((cause) => {
    if (cause === 'queue' && !running && !cancel) void now();
    if (cause !== 'elsewhere') return;
    // as long as another tab gets on, it needs no help; a hidden one may sleep upon what it noted
    if (cancel) tryAfter(waits);
    else if (isInFront() && !running && nextEntry(device.queue, device.ids))
      tryAfter(shortestPause);
  });
  void now();
  return {
    now,
    stop() {
      isStopped = true;
      cancel?.();
      unsubscribe();
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
    },
  };
}

/** True when all is sent that can be; false when the rest has to wait. */
async function drain(
  device: Device,
  sync: Pick<Sync, 'now'>,
  isStopped: () => boolean,
): Promise<boolean> {
  const superseded = new Map<number, string>();
  const sent: QueueEntry[] = [];
  try {
    for (;;) {
      const next = nextEntry(device.queue, device.ids);
      if (!next) return true;
      const entry = await marked(device, next);
      if (entry === 'elsewhere') return false;
      if (entry === 'changed') continue;
      const reply = await send(device, entry);
      const outcome = outcomeOf(entry, reply, device.ids);
      tellHeldUp(outcome.kind === 'later' ? reasonIn(reply) : null);
      // the keeper has logged out: it is sent again, and answered in the same way, when they are back
      if (isStopped() || outcome.kind === 'later') return false;
      if (outcome.kind === 'sync') {
        if (await isOtherDatabase(device, sync)) continue;
        return false;
      }
      const names = new Map(outcome.superseded.map((id) => [id, nameIn(device, entry, id)]));
      const { tell = [] } = outcome.change;
      const told = names.size > 0 && { tell: [...tell, ...toldOfOverridden(entry, names)] };
      await device.changeQueue({ ...outcome.change, ...told });
      sent.push(entry);
      for (const [id, name] of names) superseded.set(id, name);
    }
  } finally {
    if (superseded.size > 0) {
      dismissUndos();
      notify(texts().feeding.superseded([...superseded.values()]));
    }
    if (sent.length > 0 && !isStopped()) await catchUp(device, sync, sent);
  }
}

/** Why the server takes nothing now; null where it did not say so itself. */
function reasonIn(reply: Reply): string | null {
  const isOwn = reply && reply.status >= 500 && isRecord(reply.value) && 'code' in reply.value;
  return isOwn ? failureOf(reply.status, reply.value).error : null;
}

/**
 * Notes on the disk that an entry may reach the server from now on. `changed`: it is another one by now, or was taken out;
 * `elsewhere`: another tab sends it.
 */
async function marked(
  device: Device,
  entry: QueueEntry,
): Promise<QueueEntry | 'changed' | 'elsewhere'> {
  const tried = 1 + Math.random();
  await device.changeQueue({ of: [entry], isAttempt: true, put: [{ ...entry, tried }] });
  const now = device.queue.find(({ key, state }) => key === entry.key && state === 'waiting');
  if (!now?.tried) return 'changed';
  return now.tried === tried ? now : 'elsewhere';
}

/** With the token of the queue's owner, even if another keeper logs in meanwhile. */
async function send({ uid, ids, cursor }: Device, entry: QueueEntry): Promise<Reply> {
  const session = currentSession();
  if (session?.user.uid !== uid) return null;
  const { method, path, body, key, today, file } = translated(entry, ids);
  const headers = {
    authorization: `Bearer ${session.token}`,
    'idempotency-key': key,
    'x-today': today,
    ...(cursor === null ? databaseHeader() : { 'x-database': partsOf(cursor).database }),
  };
  const { response, status, data, error } = await resultOf(
    file
      ? sendKeptFile(path, body, file, headers)
      : askServer(method, `/api${path}`, body, headers),
  );
  if (!response) return null;
  const rev = response.headers.get('x-sync');
  return { status, value: data ?? error?.value, rev: rev === null ? null : Number(rev) };
}

/** After a restore the device takes everything again, and what was noted is sent to the data as they are now. */
async function isOtherDatabase(device: Device, sync: Pick<Sync, 'now'>): Promise<boolean> {
  const before = device.cursor;
  await sync.now();
  if (before === null || device.cursor === null) return false;
  return partsOf(before).database !== partsOf(device.cursor).database;
}

/** What was sent is shown from the server's data soon; one that was refused is no longer shown. */
async function catchUp(
  device: Device,
  sync: Pick<Sync, 'now'>,
  sent: readonly QueueEntry[],
): Promise<void> {
  await sync.now();
  const isBehind = ({ state, rev = 0 }: QueueEntry) =>
    state === 'sent' && device.cursor !== null && rev > partsOf(device.cursor).rev;
  // a sync that was on its way may have begun before
  if (device.queue.some(isBehind)) await sync.now();
  const isTrade = sent.some(({ path }) => path.startsWith('/sales/'));
  const others = [
    ...(isTrade ? trade : []),
    ...(sent.some(isPicture) ? pictures : []),
    ...(sent.some(isPaper) ? papers : []),
    ...(sent.some(({ path }) => path.startsWith('/admin/expo_log/')) ? expos : []),
  ];
  await invalidate([['pet'], ['plan'], ['place'], ...others]);
}

const pictures: LoadKey[] = [['picture']];
const papers: LoadKey[] = [['document']];
const expos: LoadKey[] = [['expo']];
const trade: LoadKey[] = [['sales'], ['stock_book']];

function nameIn({ collection, ids }: Device, entry: QueueEntry, id: number): string {
  const name = entry.names[entry.pets.findIndex((pet) => (ids[pet] ?? pet) === id)];
  return collection?.animals.get(id)?.name ?? name ?? '';
}
