import type { SyncAnswer } from '#src/domain/sync/packed-history.ts';
import { answerOf } from './answers.ts';
import { prepareSearch } from './answers/animal-search.ts';
import { applySync, emptyCollection } from './apply-sync.ts';
import type { Collection, Read } from './collection.ts';
import { openDatabase, type Database } from './database.ts';
import type { QueueEntry, SentEntry } from './entries.ts';
import { withArrived, type KeptExpo } from './expos.ts';
import { idleOrAsked } from './idle-or-asked.ts';
import { translatedAddress, type Ids } from './ids.ts';
import * as kept from './kept.ts';
import {
  areStill,
  keepQueue,
  laysOnTop,
  numbered,
  queueAfter,
  type QueueChange,
} from './kept-queue.ts';
import { queueAfterSync } from './synced-queue.ts';
import { openTabs, type TabMessage } from './tabs.ts';
import { toldAfter, type Told } from './told.ts';
import { viewOf, withEntries, withWaiting } from './view.ts';
import { wholeAnswer } from './whole-animals.ts';

/** `elsewhere`: another tab stored it. */
export type Cause = 'synced' | 'queue' | 'elsewhere';

/** A keeper's collection on this device, in memory and, where the browser allows, in IndexedDB. */
export type Device = {
  readonly uid: number;
  /** What is shown: the synced collection with what waits laid over it. Null before the first sync. */
  readonly collection: Collection | null;
  /** The same without what waits. */
  readonly synced: Collection | null;
  readonly cursor: string | null;
  /** What was noted and is in no sync yet, by place. */
  readonly queue: readonly QueueEntry[];
  /** The server's ids of records that were noted here. */
  readonly ids: Ids;
  /** What was stored otherwise than it was noted, until it is read. */
  readonly told: readonly Told[];
  /** Whether what is noted survives the page. */
  readonly keeps: boolean;
  /**
   * Resolves when the animals' records are read; until then they throw `HistoryNotRead`. They are read once somebody asks
   * for this, or when the page has nothing else to do.
   */
  readonly whole: Promise<void>;
  /** Calls back after each change; returns how to stop it. */
  subscribe(changed: (cause: Cause) => void): () => void;
  /** Answers a read; undefined where only the server can. @throws HistoryNotRead */
  answer(read: Read): object | undefined;
  /** Takes in a sync, all of its pages as one. False where the device lacks what it builds upon. */
  applySync(answer: SyncAnswer): Promise<boolean>;
  /**
   * Changes the queue: on the disk first, then in the collection. Resolves with the entries that are new; null where nothing
   * was changed, since another tab or the sender was quicker: the queue is as they left it.
   */
  changeQueue(change: QueueChange): Promise<QueueEntry[] | null>;
  /** Keeps what the server answered of an expo; null: it has none of this id. */
  keepExpo(id: number, expo: KeptExpo | null): Promise<void>;
  /** A feeding round, and how far it has come. */
  keepRound(part: kept.PartOfRound, value: unknown): Promise<void>;
  keptRound(): Promise<{ [Part in kept.PartOfRound]: unknown }>;
  /** From now on nothing is read or stored any more. */
  close(): void;
};

type Options = {
  uname: string;
  /** False: not this keeper's device, so nothing is stored on it. */
  keep: boolean;
};

/** Opens what the device keeps of a keeper: resolves when a list can be shown. */
export async function openDevice(uid: number, options: Options): Promise<Device> {
  const { uname, keep } = options;
  const database = keep ? await openDatabase(uid) : null;
  const start = database ? await kept.readStart(database, uid) : kept.nothing;
  const device = deviceOf(uid, uname, database, start);
  // What is laid over the collection needs the histories.
  if (start.queue.length + start.told.length > 0) await device.whole;
  return device;
}

function deviceOf(
  uid: number,
  uname: string,
  database: Database | null,
  start: kept.Start,
): Device {
  const listeners = new Set<(cause: Cause) => void>();
  const tabs = database && openTabs(uid, (message) => void heard(message).catch(unlessClosed));
  let { base, cursor, queue, ids, last, told } = start;
  /** Undefined: to be made again when somebody looks. */
  let view: Collection | null | undefined = base;
  let isSafe = database !== null;
  let isClosed = false;
  /** What syncs have contained, where there is no database to keep it. */
  let archived: SentEntry[] = [];

  const shown = () => (view === undefined ? (view = base && viewOf(base, queue, ids)) : view);

  function show(cause: Cause, next?: Collection): void {
    view = next;
    for (const changed of listeners) changed(cause);
  }

  /** For what nobody waits for: it may be under way when the keeper logs out, here or in another tab. */
  function unlessClosed(error: unknown): void {
    if (!isClosed && !database?.isClosed) throw error;
  }

  async function readWhole(): Promise<void> {
    if (!database || !base) return;
    base = await kept.withHistories(database, base);
    view = undefined;
    const collection = shown();
    if (collection) void idleOrAsked().come.then(() => prepareSearch(collection));
  }

  const soon = database && base ? idleOrAsked() : null;
  const reading = soon ? soon.come.then(readWhole).catch(unlessClosed) : Promise.resolve();
  function whole(): Promise<void> {
    soon?.ask();
    return reading;
  }

  /** What was read while another tab wrote is read again; `changed`: the animals, null for all of them. */
  async function readAgain(changed: readonly number[] | null): Promise<void> {
    await whole();
    if (!database) return;
    const read = await kept.readChanged(database, { uid, base, ids: changed });
    ({ base, cursor, queue, ids, last, told } = read);
    show('elsewhere');
  }

  /** The new entries; null where another tab was quicker. */
  async function keep(change: QueueChange): Promise<QueueEntry[] | null> {
    if (database && isSafe) {
      try {
        const stored = await keepQueue(database, change);
        last = stored?.last ?? last;
        if (stored) tabs?.tell({});
        return stored && stored.added;
      } catch (error) {
        // what is small still finds room
        if (isFull(error) && change.add?.some(({ file }) => file)) throw error;
        console.warn('This device keeps nothing any more', error);
        isSafe = false;
      }
    }
    const there = change.of?.map((one) => queue.find(({ place }) => place === one.place));
    if (!areStill(change, there ?? [])) return null;
    const stored = numbered(change.add ?? [], last);
    last = stored.last;
    return stored.added;
  }

  /** A sync, the changes of the queue and what other tabs stored wait for each other: each begins with what the one before left. */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn =
    <Input, Result>(work: (input: Input) => Promise<Result>) =>
    (input: Input): Promise<Result> => {
      const done = turn.then(() => work(input));
      turn = done.catch(() => {});
      return done;
    };

  const storeExpos = async (expos: Collection['expos']) =>
    void (database && isSafe && (await kept.keepExpos(database, [...expos.values()])));

  const heard = inTurn(({ synced }: TabMessage) =>
    readAgain(synced?.all ? null : (synced?.ids ?? [])),
  );

  return {
    uid,
    get whole() {
      return whole();
    },
    get collection() {
      return shown();
    },
    get synced() {
      return base;
    },
    get cursor() {
      return cursor;
    },
    get queue() {
      return queue;
    },
    get ids() {
      return ids;
    },
    get told() {
      return told;
    },
    get keeps() {
      return isSafe;
    },
    subscribe(changed) {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    answer({ path, query, today }) {
      const collection = shown();
      return collection
        ? answerOf(collection, {
            path: translatedAddress(path, ids),
            query: new URLSearchParams(translatedAddress(`?${query}`, ids)),
            today,
          })
        : undefined;
    },
    applySync: inTurn(async (told: SyncAnswer) => {
      await whole();
      const answer = wholeAnswer(told, base?.animals);
      if (!answer) return false;
      const after = applySync(base ?? emptyCollection(uid, uname), answer);
      const sent = async () => (database ? kept.readSent(database) : archived);
      const before = { entries: queue, ids };
      const next = await queueAfterSync(before, { answer, from: cursor, base: after }, sent);
      if (answer.cursor === cursor && next.archived.length + next.put.length === 0) return true;
      const expos = withArrived(after.expos, queue, [...next.entries, ...next.archived]);
      if (expos !== after.expos) await storeExpos(expos);
      if (database) await kept.keepSync(database, { answer, uname, queue: next });
      else
        archived = [...archived, ...next.archived].filter(
          ({ place }) => !next.removed.includes(place),
        );
      tabs?.tell({ synced: { all: answer.all === 1, ids: idsOf(answer) } });
      ({ entries: queue, ids } = next);
      base = { ...after, expos };
      cursor = answer.cursor;
      show('synced');
      return true;
    }),
    changeQueue: inTurn(async (change: QueueChange) => {
      const added = await keep(change);
      await whole();
      if (added === null) {
        await readAgain([]);
        return null;
      }
      const isOnTop = laysOnTop(queue, change);
      queue = queueAfter(queue, change, added);
      ids = { ...ids, ...change.ids };
      told = toldAfter(told, change);
      // one more on a long queue must not apply all of it again
      show(
        'queue',
        isOnTop && view ? withWaiting(withEntries(view, added, ids), queue, ids) : undefined,
      );
      return added;
    }),
    keepRound: async (part, value) => {
      if (database && isSafe) await kept.keepRound(database, part, value).catch(unlessClosed);
    },
    keptRound: async () => {
      const none = { whole: null, progress: null };
      return database ? kept.readRound(database).catch(() => none) : none;
    },
    keepExpo: async (id, expo) =>
      inTurn(async () => {
        await whole();
        if (!base || (!expo && !base.expos.has(id))) return;
        const expos = new Map(base.expos);
        if (expo) expos.set(id, expo);
        else expos.delete(id);
        await storeExpos(expos);
        base = { ...base, expos };
        view = undefined;
      })(undefined),
    close() {
      isClosed = true;
      listeners.clear();
      tabs?.close();
      database?.close();
    },
  };
}

/** The browser gives no more room. */
export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

const idsOf = ({ pets, gone }: SyncAnswer) => [...pets.map(({ id }) => id), ...gone];
