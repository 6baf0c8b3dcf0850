import type { SyncAnswer } from '#src/domain/sync/packed-history.ts';
import { answerOf } from './answers.ts';
import { applySync, emptyCollection } from './apply-sync.ts';
import type { Collection, Read } from './collection.ts';
import { openDatabase, type Database } from './database.ts';
import { isContained, type QueueEntry } from './entries.ts';
import * as kept from './kept.ts';
import { openTabs, type TabMessage } from './tabs.ts';
import { viewOf, withWaiting } from './view.ts';

/** `elsewhere`: another tab stored it. */
export type Cause = 'synced' | 'queue' | 'elsewhere';

/** A keeper's collection on this device, in memory and, where the browser allows, in IndexedDB. */
export type Device = {
  readonly uid: number;
  /** What is shown: the synced collection with what waits laid over it. Null before the first sync. */
  readonly collection: Collection | null;
  readonly cursor: string | null;
  /** What was noted and is in no sync yet, by place. */
  readonly queue: readonly QueueEntry[];
  /** Whether what is noted survives the page. */
  readonly keeps: boolean;
  /** Resolves when the animals' records are read; until then they throw `HistoryNotRead`. */
  readonly whole: Promise<void>;
  /** Calls back after each change; returns how to stop it. */
  subscribe(changed: (cause: Cause) => void): () => void;
  /** Answers a read; undefined where only the server can. @throws HistoryNotRead */
  answer(read: Read): object | undefined;
  /** Takes in a sync, all of its pages as one. */
  applySync(answer: SyncAnswer): Promise<void>;
  /** Changes the queue: on the disk first, then in the collection. Resolves with the entries that are new. */
  changeQueue(change: kept.QueueChange): Promise<QueueEntry[]>;
  /** From now on nothing is read or stored any more. */
  close(): void;
};

type Options = {
  uname: string;
  /** False: not this keeper's device, so nothing is stored on it. */
  keep: boolean;
  /** Another tab empties the device. */
  removed?: () => void;
};

/** Opens what the device keeps of a keeper: resolves when a list can be shown. */
export async function openDevice(uid: number, options: Options): Promise<Device> {
  const { uname, keep, removed = () => {} } = options;
  const database = keep ? await openDatabase(uid, removed) : null;
  const start = database ? await kept.readStart(database, uid) : kept.nothing;
  const device = deviceOf(uid, uname, database, start);
  // What is laid over the collection needs the histories.
  if (start.queue.length > 0) await device.whole;
  return device;
}

function deviceOf(
  uid: number,
  uname: string,
  database: Database | null,
  start: kept.Start,
): Device {
  const listeners = new Set<(cause: Cause) => void>();
  const tabs = database && openTabs(uid, (message) => void heard(message));
  let { base, cursor, queue } = start;
  let view: Collection | null = base;
  let isSafe = database !== null;

  function show(cause: Cause, next = base && viewOf(base, queue)): void {
    view = next;
    for (const changed of listeners) changed(cause);
  }

  async function readWhole(): Promise<void> {
    if (!database || !base) return;
    base = await kept.withHistories(database, base);
    view = viewOf(base, queue);
  }

  /** What was read while another tab wrote is read again. */
  async function heard({ synced }: TabMessage): Promise<void> {
    await whole;
    if (!database) return;
    const ids = synced?.all ? null : (synced?.ids ?? []);
    ({ base, cursor, queue } = await kept.readChanged(database, { uid, base, ids }));
    show('elsewhere');
  }

  async function keepQueue(change: kept.QueueChange): Promise<QueueEntry[]> {
    if (database && isSafe) {
      try {
        const added = await kept.keepQueue(database, change);
        tabs?.tell({});
        return added;
      } catch (error) {
        console.warn('This device keeps nothing any more', error);
        isSafe = false;
      }
    }
    const last = Math.max(0, ...queue.map(({ place }) => place));
    return (change.add ?? []).map((entry, at) => ({ ...entry, place: last + at + 1 }));
  }

  const whole = readWhole();
  return {
    uid,
    whole,
    get collection() {
      return view;
    },
    get cursor() {
      return cursor;
    },
    get queue() {
      return queue;
    },
    get keeps() {
      return isSafe;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    answer: (read) => (view ? answerOf(view, read) : undefined),
    async applySync(answer) {
      await whole;
      const contained = queue.filter((entry) => isContained(entry, answer));
      if (answer.cursor === cursor && contained.length === 0) return;
      if (database) await kept.keepSync(database, { answer, uname, contained });
      tabs?.tell({ synced: { all: answer.all === 1, ids: idsOf(answer) } });
      base = applySync(base ?? emptyCollection(uid, uname), answer);
      cursor = answer.cursor;
      queue = queue.filter((entry) => !contained.includes(entry));
      show('synced');
    },
    async changeQueue(change) {
      const added = await keepQueue(change);
      await whole;
      const isAdding = !change.put?.length && !change.remove?.length;
      queue = changed(queue, change, added);
      // one more on a long queue must not apply all of it again
      if (view && isAdding) show('queue', added.reduce(withWaiting, view));
      else show('queue');
      return added;
    },
    close() {
      listeners.clear();
      tabs?.close();
      database?.close();
    },
  };
}

const idsOf = ({ pets, gone }: SyncAnswer) => [...pets.map(({ id }) => id), ...gone];

/** The queue after a change. */
function changed(
  queue: readonly QueueEntry[],
  { put = [], remove = [] }: kept.QueueChange,
  added: readonly QueueEntry[],
): QueueEntry[] {
  const out = new Set([...remove, ...put.map(({ place }) => place)]);
  const rest = queue.filter(({ place }) => !out.has(place));
  return [...rest, ...put, ...added].toSorted((a, b) => a.place - b.place);
}
