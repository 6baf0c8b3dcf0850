import { deleteDB, openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { AnimalHead } from '#src/domain/sync/collection.ts';
import type { SyncAnswer } from '#src/domain/sync/packed-history.ts';
import type { QueueEntry, SentEntry } from './entries.ts';
import type { KeptExpo } from './expos.ts';
import type { History } from './histories.ts';
import type { Ids } from './ids.ts';
import type { Last } from './kept-queue.ts';
import type { Told } from './told.ts';

// What a keeper's device keeps, in IndexedDB. All keys are out of line: some versions of Safari lose others.

/** By name in the store `meta`. */
export type Meta = Pick<
  SyncAnswer,
  'plans' | 'places' | 'feeders' | 'settings' | 'species' | 'public_url'
> & {
  cursor?: string;
  uname?: string;
  expos?: readonly KeptExpo[];
  /** Of the queue. */
  ids?: Ids;
  last?: Last;
  told?: readonly Told[];
};

export interface Stores extends DBSchema {
  heads: { key: number; value: AnimalHead };
  histories: { key: number; value: History };
  queue: { key: number; value: QueueEntry };
  sent: { key: number; value: SentEntry };
  meta: { key: string; value: unknown };
}

type Connection = IDBPDatabase<Stores>;

export type Database = {
  /** Does something with the connection, and once more with a new one: phones cut those of sleeping pages. */
  use<T>(work: (connection: Connection) => Promise<T>): Promise<T>;
  /** Nothing is read or stored any more, since another tab deletes it, too. */
  readonly isClosed: boolean;
  close(): void;
};

const storeNames = ['heads', 'histories', 'queue', 'sent', 'meta'] as const;

export const databaseName = (uid: number) => `exuvia-${uid}`;

/** The database of a keeper; null where the browser has none or refuses it. */
export async function openDatabase(uid: number): Promise<Database | null> {
  if (!('indexedDB' in globalThis)) return null;
  let isClosed = false;
  const connect = () =>
    openDB<Stores>(databaseName(uid), 1, {
      upgrade(connection) {
        for (const name of storeNames) connection.createObjectStore(name);
      },
      blocking: close,
    });
  let connection: Promise<Connection>;
  function close(): void {
    isClosed = true;
    void connection.then((open) => open.close());
  }
  try {
    connection = connect();
    await connection;
  } catch (error) {
    console.warn('This device keeps nothing', error);
    return null;
  }
  return {
    get isClosed() {
      return isClosed;
    },
    async use(work) {
      try {
        return await work(await connection);
      } catch (error) {
        if (isClosed) throw error;
        connection = connect();
        return work(await connection);
      }
    },
    close,
  };
}

/** What belongs to the queue, and stays as long as something waits. */
const ofQueue = new Set(['ids', 'last', 'told']);

/**
 * Deletes what the device keeps of a keeper; what waits to be sent stays until they log in again. Other tabs close their
 * connections when they hear of it.
 */
export async function emptyDatabase(uid: number): Promise<void> {
  const database = await openDatabase(uid);
  if (!database) return;
  const waits = await database.use(async (connection) => {
    const transaction = connection.transaction(storeNames, 'readwrite');
    for (const name of ['heads', 'histories', 'sent'] as const)
      void transaction.objectStore(name).clear();
    const meta = transaction.objectStore('meta');
    for (const name of await meta.getAllKeys()) if (!ofQueue.has(name)) void meta.delete(name);
    const count = await transaction.objectStore('queue').count();
    await transaction.done;
    return count;
  });
  database.close();
  if (waits === 0) await deleteDB(databaseName(uid));
}
