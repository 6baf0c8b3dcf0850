import { prepared } from '#src/db/prepared.ts';
import type { Executor } from '#src/db/database.ts';
import { insertEvent, updateTimes, type Entry } from './event-log.ts';

/** An entry that stands for others, too. */
type Repeated = { eid: number; message: string; times: number; written: number };

/** Of each type, until beginNewEntries: who makes ever new ones must not bury what others wrote. */
const MOST_ENTRIES = 50;

const entriesOf = (db: Executor) =>
  prepared(db, 'repeated events', () => new Map<string, Repeated>());

/**
 * Notes what somebody can repeat a thousand times: the same again is counted in the entry that is there. Not inside a
 * transaction, which might be undone. A note that can't be written, as on a full disk, stops nothing. Returns the message of the entry, and whether it is a new one.
 */
export function logRepeated(
  db: Executor,
  entry: Entry,
  same = entry.message,
): { message: string; isNew: boolean } {
  const entries = entriesOf(db);
  const { log_type, path = '', uid = null } = entry;
  const ofType = JSON.stringify([log_type]).slice(0, -1);
  const own = JSON.stringify([log_type, path, uid, same]);
  const isFull = [...entries.keys()].filter((key) => key.startsWith(ofType)).length >= MOST_ENTRIES;
  const others = JSON.stringify([log_type, 'others']);
  const key = entries.has(own) || !isFull ? own : others;
  const known = entries.get(key);
  if (known) {
    known.times += 1;
    return { message: known.message, isNew: false };
  }
  const message = key === others ? `${entry.message}\n… and others` : entry.message;
  try {
    entries.set(key, {
      eid: insertEvent(db, { ...entry, message }),
      message,
      times: 1,
      written: 1,
    });
  } catch {
    // the database may be what failed
  }
  return { message, isNew: true };
}

/** Stores how often entries were repeated. Run every minute. */
export function writeRepeats(db: Executor): void {
  for (const entry of entriesOf(db).values()) {
    if (entry.times === entry.written) continue;
    updateTimes(db, entry.eid, entry.times);
    entry.written = entry.times;
  }
}

/** From now on a repeat is an entry again, with its own time. Run every hour. */
export function beginNewEntries(db: Executor): void {
  writeRepeats(db);
  entriesOf(db).clear();
}
