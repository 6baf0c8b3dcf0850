import { Database } from 'bun:sqlite';
import { drizzle, type BunSQLiteDatabase } from 'drizzle-orm/bun-sqlite';
import { migrate } from 'drizzle-orm/bun-sqlite/migrator';
import { ensureDatabaseId } from './database-id.ts';
import { onceDurable } from './durable.ts';
import { hasLostLog } from './lost-log.ts';
import { migrationsFolder, pendingMigrations } from './migrations.ts';
import { damaged, DatabaseRefused, lostLog, refusal, restoreCommand } from './database-refused.ts';
import { syncTriggers } from './triggers.ts';
import { seed } from './seed.ts';
import { boundStatements } from './statements.ts';

export type Db = BunSQLiteDatabase & { $client: Database };
/** What a query needs: the database or a transaction on it. */
export type Executor = Pick<
  Db,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'run' | 'all' | 'get'
>;

type OpenOptions = {
  migrations?: string;
  beforeMigration?: () => void;
  /** There are backups or pictures, so a database without tables must have lost its log. */
  mustExist?: boolean;
};

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
