import type { Animal } from '#src/domain/sync/collection.ts';
import { applySync, emptyCollection } from './apply-sync.ts';
import type { Collection } from './collection.ts';
import type { IDBPObjectStore, StoreNames } from 'idb';
import type { Database, Meta, Stores } from './database.ts';
import { partsOf, type QueueEntry, type SentEntry } from './entries.ts';
import type { KeptExpo } from './expos.ts';
import { headOf, partsOfAnimal, withHistory, withoutHistory } from './histories.ts';
import type { Ids } from './ids.ts';
import { none, roundKeys, type Last } from './kept-queue.ts';
import type { SyncedQueue } from './synced-queue.ts';
import type { Told } from './told.ts';
import type { WholeAnswer } from './whole-animals.ts';

/** What a device begins with. */
export type Start = {
  base: Collection | null;
  cursor: string | null;
  queue: readonly QueueEntry[];
  ids: Ids;
  last: Last;
  told: readonly Told[];
};

export const nothing: Start = {
  ...{ base: null, cursor: null, queue: [], ids: {}, last: none, told: [] },
};

/** What has to be told to the database after a sync. */
type Synced = { answer: WholeAnswer; uname: string; queue: SyncedQueue };

/** What a list needs: everything but the histories. */
export async function readStart(database: Database, uid: number): Promise<Start> {
  const [rest, heads] = await Promise.all([
    readRest(database),
    database.use((connection) => connection.getAll('heads')),
  ]);
  const animals = heads.map((head) => [head.id, withoutHistory(head)] as const);
  return startOf(uid, rest, new Map(animals));
}

/** To read all of them takes a phone so long that a tap would wait. */
const AT_ONCE = 100;

/** The collection with the records of its animals. */
export async function withHistories(database: Database, base: Collection): Promise<Collection> {
  const animals = new Map(base.animals);
  await database.use(async (connection) => {
    const { store } = connection.transaction('histories');
    const ids = await store.getAllKeys();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      const range = IDBKeyRange.bound(some[0], some.at(-1));
      for (const [at, history] of (await store.getAll(range)).entries()) {
        const head = headOf(base.animals.get(some[at] ?? 0));
        if (head) animals.set(head.id, withHistory(head, history));
      }
    }
  });
  return { ...base, animals };
}

type Changed = { uid: number; base: Collection | null; ids: readonly number[] | null };

/** What another tab has stored: these animals, or all of them (null). */
export async function readChanged(database: Database, { uid, base, ids }: Changed): Promise<Start> {
  if (!base || !ids) {
    const start = await readStart(database, uid);
    return { ...start, base: start.base && (await withHistories(database, start.base)) };
  }
  const animals = new Map(base.animals);
  for (const id of ids) animals.delete(id);
  for (const animal of await readAnimals(database, ids)) animals.set(animal.id, animal);
  return startOf(uid, await readRest(database), animals);
}

type Rest = { meta: Meta; queue: QueueEntry[] };

function readRest(database: Database): Promise<Rest> {
  return database.use(async (connection) => {
    const transaction = connection.transaction(['meta', 'queue']);
    const meta = transaction.objectStore('meta');
    const [names, values, queue] = await Promise.all([
      meta.getAllKeys(),
      meta.getAll(),
      transaction.objectStore('queue').getAll(),
    ]);
    return { meta: Object.fromEntries(names.map((name, at) => [name, values[at]])), queue };
  });
}

function startOf(uid: number, { meta, queue }: Rest, animals: Collection['animals']): Start {
  const { cursor, uname = '', plans = [], places = [], feeders = [] } = meta;
  const { settings = [], species = [], expos = [], ids = {}, last = none, told = [] } = meta;
  if (cursor === undefined) return { ...nothing, queue, ids, last, told };
  const base = applySync(emptyCollection(uid, uname), {
    ...{ cursor, all: 0, more: 0, pets: [], gone: [], answered: [] },
    ...{ plans, places, feeders, settings },
    // what an earlier version kept lacks German names, until the next sync
    species: species.map((one) => Object.assign({ de_name: '' }, one)),
  });
  const collection = {
    ...{ ...base, animals, public_url: meta.public_url },
    expos: new Map(expos.map((expo) => [expo.expid, expo])),
  };
  return { base: collection, cursor, queue, ids, last, told };
}

export const keepExpos = (database: Database, expos: readonly KeptExpo[]): Promise<unknown> =>
  database.use((connection) => connection.put('meta', expos, 'expos'));

export type PartOfRound = keyof typeof roundKeys;

export const keepRound = (
  database: Database,
  part: PartOfRound,
  value: unknown,
): Promise<unknown> => database.use((connection) => connection.put('meta', value, roundKeys[part]));

export const readRound = (database: Database): Promise<{ [Part in PartOfRound]: unknown }> =>
  database.use(async (connection) => {
    const [whole, progress] = await Promise.all([
      connection.get('meta', roundKeys.whole),
      connection.get('meta', roundKeys.progress),
    ]);
    return { whole, progress };
  });

async function readAnimals(database: Database, ids: readonly number[]): Promise<Animal[]> {
  return database.use(async (connection) => {
    const transaction = connection.transaction(['heads', 'histories']);
    const found = ids.map(async (id) => {
      const [head, history] = await Promise.all([
        transaction.objectStore('heads').get(id),
        transaction.objectStore('histories').get(id),
      ]);
      return head && history ? [withHistory(head, history)] : [];
    });
    return (await Promise.all(found)).flat();
  });
}

/** Animals, cursor, and what that means for the queue, in one transaction. */
export function keepSync(database: Database, { answer, uname, queue }: Synced): Promise<void> {
  return database.use(async (connection) => {
    const stores = ['heads', 'histories', 'queue', 'sent', 'meta'] as const;
    const transaction = connection.transaction(stores, 'readwrite');
    const heads = transaction.objectStore('heads');
    const histories = transaction.objectStore('histories');
    if (answer.all) void Promise.all([heads.clear(), histories.clear()]);
    for (const id of answer.gone) void Promise.all([heads.delete(id), histories.delete(id)]);
    for (const { head, history } of answer.pets.map(partsOfAnimal))
      void Promise.all([heads.put(head, head.id), histories.put(history, head.id)]);
    const { cursor, plans, places, feeders, settings, species, public_url } = answer;
    const meta = transaction.objectStore('meta');
    const waiting = transaction.objectStore('queue');
    const before = (await meta.get('cursor')) as string | undefined;
    const isReplaced =
      before !== undefined && partsOf(before).database !== partsOf(cursor).database;
    const ids = isReplaced ? queue.ids : { ...((await meta.get('ids')) as Ids), ...queue.ids };
    for (const [name, value] of Object.entries({
      ...{ cursor, uname, plans, places, feeders, settings, species, public_url, ids },
    }))
      if (value !== undefined) void meta.put(value, name);
    const sent = transaction.objectStore('sent');
    for (const place of queue.removed) void sent.delete(place);
    for (const entry of queue.archived) {
      void waiting.delete(entry.place);
      void sent.put(entry, entry.place);
    }
    for (const entry of queue.put) {
      const now = isReplaced ? entry : asStored(entry, await waiting.get(entry.place));
      if (now) void waiting.put(now, entry.place);
    }
    const newest = queue.archived.at(-1);
    if (newest) await purge(sent, Date.parse(newest.at) - KEPT_SENT);
    await transaction.done;
  });
}

/** An entry that a sync contains, with what another tab stored of it meanwhile; undefined where that has done with it. */
function asStored(entry: QueueEntry, stored: QueueEntry | undefined): QueueEntry | undefined {
  if (stored?.key !== entry.key || stored.state === 'refused') return undefined;
  return { ...stored, ...(entry.contained && { contained: entry.contained }) };
}

/** What a sync has contained is kept so long for a restore, in milliseconds. */
const KEPT_SENT = 30 * 24 * 60 * 60_000;

type SentStore = IDBPObjectStore<Stores, StoreNames<Stores>[], 'sent', 'readwrite'>;

async function purge(sent: SentStore, before: number): Promise<void> {
  let cursor = await sent.openCursor();
  while (cursor && Date.parse(cursor.value.at) < before) {
    await cursor.delete();
    cursor = await cursor.continue();
  }
}

export const readSent = (database: Database): Promise<SentEntry[]> =>
  database.use((connection) => connection.getAll('sent'));
