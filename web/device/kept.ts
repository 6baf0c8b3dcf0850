import type { Animal } from '#src/domain/sync/collection.ts';
import type { SyncAnswer } from '#src/domain/sync/packed-history.ts';
import { applySync, emptyCollection } from './apply-sync.ts';
import type { Collection } from './collection.ts';
import type { Database, Meta } from './database.ts';
import { partsOf, type QueueEntry, type SentEntry } from './entries.ts';
import { headOf, partsOfAnimal, withHistory, withoutHistory } from './histories.ts';

/** What a device begins with. */
export type Start = {
  base: Collection | null;
  cursor: string | null;
  queue: readonly QueueEntry[];
};

export const nothing: Start = { base: null, cursor: null, queue: [] };

/** What has to be told to the database after a sync. */
export type Synced = { answer: SyncAnswer; uname: string; contained: readonly QueueEntry[] };

/** What a list needs: everything but the histories. */
export async function readStart(database: Database, uid: number): Promise<Start> {
  const [rest, heads] = await Promise.all([
    readRest(database),
    database.use((connection) => connection.getAll('heads')),
  ]);
  const animals = heads.map((head) => [head.id, withoutHistory(head)] as const);
  return startOf(uid, rest, new Map(animals));
}

/** The collection with the records of its animals. */
export async function withHistories(database: Database, base: Collection): Promise<Collection> {
  const [ids, histories] = await database.use((connection) => {
    const { store } = connection.transaction('histories');
    return Promise.all([store.getAllKeys(), store.getAll()]);
  });
  const animals = new Map(base.animals);
  for (const [at, id] of ids.entries()) {
    const [head, history] = [headOf(animals.get(id)), histories[at]];
    if (head && history) animals.set(id, withHistory(head, history));
  }
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
  const { cursor, uname = '', plans = [], feeders = [], settings = [], species = [] } = meta;
  if (cursor === undefined) return { ...nothing, queue };
  const base = applySync(emptyCollection(uid, uname), {
    ...{ cursor, all: 0, more: 0, pets: [], gone: [], answered: [] },
    ...{ plans, feeders, settings, species },
  });
  return { base: { ...base, animals, public_url: meta.public_url }, cursor, queue };
}

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

/** Animals, cursor, and the entries that they contain now, in one transaction. */
export function keepSync(database: Database, synced: Synced): Promise<void> {
  return database.use(async (connection) => {
    const stores = ['heads', 'histories', 'queue', 'sent', 'meta'] as const;
    const transaction = connection.transaction(stores, 'readwrite');
    const { answer, uname, contained } = synced;
    const heads = transaction.objectStore('heads');
    const histories = transaction.objectStore('histories');
    if (answer.all) void Promise.all([heads.clear(), histories.clear()]);
    for (const id of answer.gone) void Promise.all([heads.delete(id), histories.delete(id)]);
    for (const { head, history } of answer.pets.map(partsOfAnimal))
      void Promise.all([heads.put(head, head.id), histories.put(history, head.id)]);
    const { cursor, plans, feeders, settings, species, public_url } = answer;
    for (const [name, value] of Object.entries({
      cursor,
      uname,
      plans,
      feeders,
      settings,
      species,
      public_url,
    }))
      if (value !== undefined) void transaction.objectStore('meta').put(value, name);
    for (const entry of sentOf(contained, cursor)) {
      void transaction.objectStore('queue').delete(entry.place);
      void transaction.objectStore('sent').put(entry, entry.place);
    }
    await transaction.done;
  });
}

function sentOf(entries: readonly QueueEntry[], cursor: string): SentEntry[] {
  const { database, rev } = partsOf(cursor);
  return entries.map((entry) => ({ ...entry, database, contained: rev }));
}

/** What changes in the queue: entries that are new, changed, or taken out. */
export type QueueChange = {
  add?: readonly Omit<QueueEntry, 'place'>[];
  put?: readonly QueueEntry[];
  remove?: readonly number[];
};

/** Resolves with the new entries when the disk has them: what a screen says is stored must outlive a dead battery. */
export function keepQueue(database: Database, change: QueueChange): Promise<QueueEntry[]> {
  return database.use(async (connection) => {
    const strict = { durability: 'strict' } as const;
    const transaction = connection.transaction(['queue', 'sent'], 'readwrite', strict);
    const queue = transaction.objectStore('queue');
    const last = await Promise.all([
      queue.openKeyCursor(null, 'prev'),
      transaction.objectStore('sent').openKeyCursor(null, 'prev'),
    ]);
    let place = Math.max(...last.map((cursor) => cursor?.key ?? 0));
    const added = (change.add ?? []).map((entry) => ({ ...entry, place: (place += 1) }));
    for (const entry of [...added, ...(change.put ?? [])]) void queue.put(entry, entry.place);
    for (const gone of change.remove ?? []) void queue.delete(gone);
    await transaction.done;
    return added;
  });
}
