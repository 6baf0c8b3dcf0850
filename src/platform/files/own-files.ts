import { lookAfterFiles } from '#src/db/own-files.ts';
import type { Db } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { logEvent } from '#src/platform/log/event-log.ts';

const told = new WeakSet<Db>();

/**
 * Whether the files on the disk are those that the program has open; nothing may be written where they are not. Mends
 * the database's log where that was removed. A few microseconds: runs before each write, and every few seconds.
 */
export function hasOwnFiles({ db, log, config }: Context): boolean {
  const state = lookAfterFiles(db);
  if (state === 'recovered') {
    const message =
      'The database’s log was removed while Exuvia runs. Everything is in the file now.';
    log.error(message);
    logEvent(db, { log_type: 'system', message });
  }
  if (state !== 'replaced') told.delete(db);
  else if (!told.has(db)) {
    told.add(db);
    log.error(
      `exuvia.db or lock.db in ${config.dataDir} was replaced while Exuvia runs. Nothing more is stored: put the old file back, or restart Exuvia.`,
    );
  }
  return state !== 'replaced';
}
