/** A database that must not be used: says why in one line, and what to do. */
export class DatabaseRefused extends Error {}

/** The restore command: from source, of an archive that was unpacked, or bundled as in the container. */
export const restoreCommand = import.meta.path.endsWith('.ts')
  ? 'npm run restore ARCHIVE'
  : `${process.env['EXUVIA_COMMAND'] ?? 'bun dist/server/cli.js'} restore ARCHIVE`;

/** Why a file can't be used, by SQLite's error; null for any other error. */
export function refusal(error: unknown, path: string): DatabaseRefused | null {
  // the error of a transaction that SQLite rolled back itself is hidden behind the failed ROLLBACK
  if (/'ROLLBACK'/.test(String(error)))
    return new DatabaseRefused(
      `The disk of ${path} is full or failing. Make room, then start again.`,
    );
  const { code = '', message = '' } = ((error as Error).cause ?? error) as {
    code?: string;
    message?: string;
  };
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return damaged(path, message);
  if (/^SQLITE_FULL|^ENOSPC/.test(code))
    return new DatabaseRefused(`The disk of ${path} is full. Make room, then start again.`);
  if (/^SQLITE_(READONLY|CANTOPEN|PERM|IOERR|BUSY|LOCKED)/.test(code))
    return new DatabaseRefused(`${path} can not be used (${message}). Nothing was changed.`);
  return null;
}

export const damaged = (path: string, verdict: string) =>
  new DatabaseRefused(
    `${path} is damaged (${verdict}). Nothing was changed. Restore a backup: ${restoreCommand}`,
  );

export const lostLog = (path: string) =>
  new DatabaseRefused(
    `The log ${path}-wal is gone, though the database was in use: what was stored last is in it. Nothing was changed. Put it back, or restore a backup: ${restoreCommand} (or, to go on without it, remove ${path}-shm).`,
  );
