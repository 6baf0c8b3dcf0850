import { lookAfterFiles } from '#src/db/own-files.ts';
import type { Db } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { logEvent } from '#src/platform/log/event-log.ts';

const told = new WeakMap<Db, string>();

/**
 * Whether the files on the disk are those that the program has open; nothing may be written where they are not. Mends
 * the database's log where that was removed. A few microseconds: runs before each write, and every few seconds.
 */
export function stateOfFiles({ db, log, config }: Context): 'own' | 'replaced' | 'held' {
  const state = lookAfterFiles(db);
  const problem = {
    own: null,
    recovered: null,
    replaced: `exuvia.db or lock.db in ${config.dataDir} was replaced while Exuvia runs. Nothing more is stored: put the old file back, or restart Exuvia.`,
    held: 'The database’s log was removed while another program has the database open. Nothing is stored until that program is closed.',
  }[state];
  if (problem && told.get(db) !== state) log.error(problem);
  told.set(db, state);
  if (state !== 'recovered') return state;
  const message =
    'The database’s log was removed while Exuvia runs. Everything is in the file now.';
  log.error(message);
  logEvent(db, { log_type: 'system', message });
  return 'own';
}
