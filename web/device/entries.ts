import type { Day } from '#src/domain/days.ts';
import type { Write } from './collection.ts';

/** A write that was noted on the device. */
export type QueueEntry = Write & {
  /** Its place in the queue, which is its key in the database. */
  place: number;
  /** The Idempotency-Key that it is sent with. */
  key: string;
  /** When and on which day it was noted. */
  at: string;
  today: Day;
  /** For messages: which animal or plan it is about. */
  name: string;
  /** `sent`: the server has it, and no sync contained it yet. `refused`: not laid over the collection. */
  state: 'waiting' | 'sent' | 'refused';
  /** Why it was refused. */
  error?: string;
  /** Of one that was sent: the keeper's revision after it, and what the server answered. */
  rev?: number;
  answer?: object;
};

/** One that a sync has contained, kept for a restore of the server's data. `contained`: the revision that contained it. */
export type SentEntry = QueueEntry & { database: string; contained: number };

/** What a device needs to know of the cursor of a sync: the database, and the keeper's revision. */
export function partsOf(cursor: string): { database: string; rev: number } {
  const [, database = '', rev = ''] = cursor.split('.');
  return { database, rev: Number(rev) || 0 };
}

/** Whether the collection at a cursor contains what the entry changed. */
export function isContained(
  { key, state, rev }: QueueEntry,
  { cursor, answered }: { cursor: string; answered: readonly string[] },
): boolean {
  if (answered.includes(key)) return true;
  return state === 'sent' && rev !== undefined && rev <= partsOf(cursor).rev;
}
