import { Database } from 'bun:sqlite';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle, type BunSQLiteDatabase } from 'drizzle-orm/bun-sqlite';
import { migrate } from 'drizzle-orm/bun-sqlite/migrator';
import { ensureDatabaseId } from './database-id.ts';
import { onceDurable } from './durable.ts';
import { hasLostLog } from './lost-log.ts';
import { syncTriggers } from './triggers.ts';
import { seed } from './seed.ts';
import { boundStatements } from './statements.ts';

export type Db = BunSQLiteDatabase & { $client: Database };
/** What a query needs: the database or a transaction on it. */
export type Executor = Pick<
  Db,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'run' | 'all' | 'get'
>;

/** A database that must not be used: says why in one line, and what to do. */
export class DatabaseRefused extends Error {}

/** The restore command: from source, of an archive that was unpacked, or bundled as in the container. */
export const restoreCommand = import.meta.path.endsWith('.ts')
  ? 'npm run restore ARCHIVE'
  : `${process.env['EXUVIA_COMMAND'] ?? 'bun dist/server/cli.js'} restore ARCHIVE`;

type OpenOptions = {
  migrations?: string;
  beforeMigration?: () => void;
  /** There are backups or pictures, so a database without tables must have lost its log. */
  mustExist?: boolean;
};

const migrationsFolder = fileURLToPath(new URL('../../drizzle', import.meta.url));

/**
 * Opens (or creates) the database, migrates it to this version and checks it. The only way to open one, in tests and in
 * production. `beforeMigration` runs when an existing file is about to be changed.
 * @throws DatabaseRefused when the file is damaged, lost its log, or was written by a newer version.
 */
export function openDatabase(path: string, options: OpenOptions = {}): Db {
  return prepare(openFile(path), path, options);
}

/** A copy in memory of a database that openDatabase has prepared, as `serialize` wrote it. Used by tests. */
export function openCopy(image: Uint8Array): Db {
  const sqlite = Database.deserialize(image, { strict: true });
  configure(sqlite);
  sqlite.run('PRAGMA foreign_keys = ON');
  return drizzle({ client: boundStatements(sqlite) });
}

function configure(sqlite: Database): void {
  sqlite.run('PRAGMA busy_timeout = 5000');
  sqlite.run('PRAGMA journal_mode = WAL');
  sqlite.run('PRAGMA synchronous = FULL'); // NORMAL alone lost acknowledged writes in a power cut (see durable.ts)
  sqlite.run('PRAGMA trusted_schema = OFF');
  sqlite.run('PRAGMA cell_size_check = ON');
}

function prepare(sqlite: Database, path: string, options: OpenOptions): Db {
  const folder = options.migrations ?? migrationsFolder;
  try {
    // The order matters: WAL before the first write; foreign keys only after the migration, because a table rebuild
    // with foreign keys on silently deletes all child rows.
    configure(sqlite);
    refuseUnsound(sqlite, path);
    const pending = pendingMigrations(sqlite, folder, path);
    if (pending === 'all' && options.mustExist)
      throw new DatabaseRefused(
        `${path} holds nothing, though there are backups or pictures: most likely its log, ${path}-wal, was lost or not copied. Nothing was changed. Restore a backup: ${restoreCommand}`,
      );
    if (pending === 'some') options.beforeMigration?.();
    // before statements are kept: these run once
    if (pending !== 'none') migrate(drizzle({ client: sqlite }), { migrationsFolder: folder });
    const db = drizzle({ client: boundStatements(sqlite) });
    syncTriggers(sqlite);
    sqlite.run('PRAGMA foreign_keys = ON');
    const orphans = sqlite.query('PRAGMA foreign_key_check').all();
    if (orphans.length)
      throw new DatabaseRefused(
        `${path} has ${orphans.length} rows without their parent. Restore a backup: ${restoreCommand}`,
      );
    seed(db);
    ensureDatabaseId(db);
    return db;
  } catch (error) {
    sqlite.close();
    throw refusal(error, path) ?? error;
  }
}

/** Why a file can't be used, by SQLite's error; null for any other error. */
function refusal(error: unknown, path: string): DatabaseRefused | null {
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

const damaged = (path: string, verdict: string) =>
  new DatabaseRefused(
    `${path} is damaged (${verdict}). Nothing was changed. Restore a backup: ${restoreCommand}`,
  );

const lostLog = (path: string) =>
  new DatabaseRefused(
    `The log ${path}-wal is gone, though the database was in use: what was stored last is in it. Nothing was changed. Put it back, or restore a backup: ${restoreCommand} (or, to go on without it, remove ${path}-shm).`,
  );

/** Merges the log into the file, so that little is lost with the log. Pages that are being read are merged later. */
export const checkpoint = (db: Db): void =>
  void db.$client.query('PRAGMA wal_checkpoint(TRUNCATE)').all();

/**
 * One transaction, with the write lock taken at its start so that it never fails half-way with 'busy'. The work must be
 * synchronous: a promise would let it commit before the work is done. Nested calls join the outer transaction.
 */
export function inTransaction<T>(db: Db, work: (tx: Executor) => T): T {
  const isOutermost = !db.$client.inTransaction;
  if (isOutermost) afterwards.delete(db.$client);
  const result = db.transaction(
    (tx) => {
      const done = work(tx);
      if (done instanceof Promise) throw new TypeError('a transaction must be synchronous');
      return done;
    },
    { behavior: 'immediate' },
  );
  if (isOutermost) for (const step of afterwards.get(db.$client) ?? []) onceDurable(db, step);
  return result;
}

const afterwards = new WeakMap<Database, (() => void)[]>();

/** Runs what a rollback could not undo, such as removing a file, when the commit is on the disk. */
export function afterCommit(db: Db, step: () => void): void {
  if (!db.$client.inTransaction) return onceDurable(db, step);
  afterwards.set(db.$client, [...(afterwards.get(db.$client) ?? []), step]);
}

function openFile(path: string): Database {
  if (hasLostLog(path)) throw lostLog(path);
  try {
    return new Database(path, { create: true, strict: true });
  } catch (error) {
    throw refusal(error, path) ?? error;
  }
}

function refuseUnsound(sqlite: Database, path: string): void {
  const verdict = String(sqlite.query('PRAGMA quick_check(1)').values()[0]?.[0]);
  if (verdict !== 'ok') throw damaged(path, verdict);
}

function pendingMigrations(
  sqlite: Database,
  folder: string,
  path: string,
): 'none' | 'some' | 'all' {
  const known = (
    JSON.parse(readFileSync(`${folder}/meta/_journal.json`, 'utf8')) as {
      entries: { when: number }[];
    }
  ).entries.map((entry) => entry.when);
  const hasTable = sqlite
    .query(`SELECT 1 FROM sqlite_master WHERE name = '__drizzle_migrations'`)
    .get();
  if (!hasTable) {
    const [foreign] = sqlite.query(`SELECT name FROM sqlite_master WHERE type = 'table'`).values();
    if (!foreign) return 'all';
    throw new DatabaseRefused(
      `${path} is the database of another program (it has a table '${String(foreign[0])}'). Nothing was changed. Set another DATA_DIR, or restore a backup: ${restoreCommand}`,
    );
  }
  const applied = sqlite
    .query<{ created_at: number }, []>('SELECT created_at FROM __drizzle_migrations')
    .all()
    .map((row) => Number(row.created_at));
  if (applied.length === 0) return 'all';
  if (Math.max(...applied) > Math.max(...known)) {
    throw new DatabaseRefused(
      `${path} was written by a newer version of Exuvia. Nothing was changed. Start that version or a later one.`,
    );
  }
  return applied.length < known.length ? 'some' : 'none';
}
