import type { Db } from './database.ts';

/** How long a statement of the server waits for another program's lock: all calls stop meanwhile. */
export const BUSY_MS = 10;

/** Whether another program holds the database's lock. */
export const isLocked = (error: unknown): boolean =>
  /SQLITE_(BUSY|LOCKED)|database (table )?is locked/.test(
    `${(error as { code?: string }).code ?? ''} ${String(error)} ${String((error as Error).cause ?? '')}`,
  );

/**
 * Waits without blocking until no other program holds the write lock, at most so many milliseconds. False when it is
 * still held. Taking the lock shows that the file is writable, without wearing out an SD card.
 * @throws any other error of the database
 */
export async function waitUntilWritable(db: Db, patience: number): Promise<boolean> {
  const until = performance.now() + patience;
  for (;;) {
    try {
      db.$client.run('BEGIN IMMEDIATE');
      db.$client.run('ROLLBACK');
      return true;
    } catch (error) {
      if (!isLocked(error)) throw error;
      if (performance.now() >= until) return false;
      await Bun.sleep(50);
    }
  }
}
