import { existsSync } from 'node:fs';

/**
 * Whether a database's log was removed while nobody had it open. SQLite keeps log and index together and removes both
 * when the last program closes the database; an index without a log is what a kill left, and somebody took the log away.
 */
export const hasLostLog = (database: string): boolean =>
  existsSync(`${database}-shm`) && !existsSync(`${database}-wal`);
