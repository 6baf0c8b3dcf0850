import { Database } from 'bun:sqlite';
import { afterEach, expect, test } from 'bun:test';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/bun-sqlite';
import { migrate } from 'drizzle-orm/bun-sqlite/migrator';
import { openDatabase } from '#src/db/database.ts';
import { namedBackups } from '#src/platform/backup/names.ts';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { launch, start } from './program.ts';
import { dice, report, unsound } from './report.ts';

afterEach(cleanUp);

// Every earlier schema is a prefix of the migrations. The newest ones are updated by the whole program, which is killed and
// whose start takes ten times as long; each third of the others by a process that only opens the database as it does.

const migrations = join(import.meta.dir, '../../drizzle');
type Journal = {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
};
const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as Journal;
const all = journal.entries.length;
const ROWS = 4000;
/** A migration, and a table that it can't create while there is one. */
const blocked = { tag: '0024_hand_overs', table: 'hand_overs' };
/** The databases here have no user 2, whom an administrator is by default. */
const asBerta = { env: { ADMIN_UID: '3' } };

test('a migration that is killed leaves the old schema or the new one, never a mixture', async () => {
  const roll = dice(4);
  const missing: string[] = [];
  const ends = { old: 0, new: 0 };
  let tried = 0;
  const fresh = schemaOf(folderAt(all));
  for (const { known, master } of earlierFolders()) {
    const isNew = known >= all - 4;
    if (!isNew && known % 3 !== 1) continue;
    const old = schemaOf(master);
    const usual = timeOf(copyOf(master), migrations);
    const dataDir = copyOf(master);
    await (isNew ? killedProgram : killedOpening)(dataDir, (usual * roll(1000)) / 900);
    const found = schemaOf(dataDir);
    if (found === old) ends.old += 1;
    else if (found === fresh) ends.new += 1;
    else missing.push(`from migration ${known}: a mixture`);
    if (isNew) await (await start(dataDir, asBerta)).stop();
    else update(dataDir);
    missing.push(...unsound(dataDir), ...rowsLost(dataDir));
    if (schemaOf(dataDir) !== fresh) missing.push('the new schema at the next start');
    rmSync(dataDir, { recursive: true });
    tried += 1;
  }
  expect(ends.old).toBeGreaterThan(0);
  report('interrupted migration', tried, missing, `${ends.old} old, ${ends.new} new afterwards`);
});

test('an update is in the event log of the administrator', async () => {
  const dataDir = copyOf(folderAt(all - 1));
  for (let turn = 0; turn < 2; turn += 1) await (await start(dataDir, asBerta)).stop();
  const sqlite = new Database(join(dataDir, 'exuvia.db'), { readwrite: true, create: false });
  const events = sqlite.query(`SELECT message FROM event_log WHERE log_type = 'system'`).values();
  sqlite.close();
  const [backup] = namedBackups(join(dataDir, 'backups'));
  expect(events).toEqual([[expect.stringMatching(/^Updated to Exuvia \d+\.\d+\.\d+/)]]);
  expect(events).toEqual([[expect.stringContaining(`after the backup ${backup?.name}`)]]);
});

test('an update that fails at each of many starts makes no backup at each, and removes none', async () => {
  const missing: string[] = [];
  const starts = 4;
  const dataDir = copyOf(folderAt(journal.entries.findIndex(({ tag }) => tag === blocked.tag)));
  const inTheWay = new Database(join(dataDir, 'exuvia.db'));
  inTheWay.run(`CREATE TABLE ${blocked.table} (id INTEGER)`);
  inTheWay.close();
  const nightly = join(dataDir, 'backups', 'exuvia-2026-01-02T03-04-05Z.tar');
  mkdirSync(join(dataDir, 'backups'), { recursive: true });
  writeFileSync(nightly, 'of an earlier night');
  for (let turn = 0; turn < starts; turn += 1) {
    const code = await launch(dataDir, asBerta).ended;
    if (code === 0) missing.push(`start ${turn + 1} did not fail`);
  }
  const made = namedBackups(join(dataDir, 'backups')).filter(
    ({ kind }) => kind === 'before-update',
  );
  // at most another one: the first start gives the database its log
  if (made.length === 0 || made.length > 2) missing.push(`${made.length} backups of one update`);
  if (!existsSync(nightly)) missing.push('the backup of an earlier night');
  report('an update that fails again and again', starts, missing);
});

test('a rebuild of a large table that is killed leaves the old schema or the new one', async () => {
  const roll = dice(5);
  const missing: string[] = [];
  const ends = { old: 0, new: 0 };
  const rounds = 12;
  const folder = withRebuild();
  const master = folderAt(all);
  const old = schemaOf(master);
  const usual = timeOf(copyOf(master), folder);
  for (let turn = 0; turn < rounds; turn += 1) {
    const dataDir = copyOf(master);
    await killedOpening(dataDir, (usual * roll(1000)) / 900, folder);
    ends[schemaOf(dataDir) === old ? 'old' : 'new'] += 1;
    missing.push(...unsound(dataDir), ...rowsLost(dataDir));
    update(dataDir, folder);
    if (!schemaOf(dataDir).includes('rebuilt')) missing.push('the new schema at the next start');
    missing.push(...unsound(dataDir), ...rowsLost(dataDir));
    rmSync(dataDir, { recursive: true });
  }
  expect(ends.old).toBeGreaterThan(0);
  report(
    'interrupted rebuild of a table',
    rounds,
    missing,
    `${ends.old} old, ${ends.new} new afterwards`,
  );
});

/** A data folder as the program left it when it had only that many migrations. */
function folderAt(known: number): string {
  const { dataDir, migrateTo } = aYoungFolder();
  migrateTo(known);
  return dataDir;
}

/** The same of every number of migrations, each from the one before: it is overwritten by the next. */
function* earlierFolders() {
  const { dataDir, migrateTo } = aYoungFolder();
  for (let known = 1; known < all; known += 1) {
    migrateTo(known);
    yield { known, master: dataDir };
  }
}

/** A data folder with rows of the first schema, to which later migrations can be applied. */
function aYoungFolder() {
  const older = temporaryFolder('older');
  cpSync(migrations, older, { recursive: true });
  const dataDir = temporaryFolder('old');
  const migrateTo = (known: number) => {
    writeJournal(older, journal.entries.slice(0, known));
    const sqlite = new Database(join(dataDir, 'exuvia.db'), { create: true });
    sqlite.run('PRAGMA journal_mode = WAL');
    migrate(drizzle({ client: sqlite }), { migrationsFolder: older });
    if (sqlite.query('SELECT 1 FROM pets').get() === null) fill(sqlite);
    sqlite.run('PRAGMA wal_checkpoint(TRUNCATE)');
    sqlite.close();
  };
  migrateTo(1);
  return { dataDir, migrateTo };
}

/** Only columns of the first schema: the program's own queries know newer ones. */
function fill(sqlite: Database): void {
  sqlite.run(
    `INSERT INTO users (uid, uname, email) VALUES (1, 'Exuvia', ''), (3, 'Berta', 'b@example.org')`,
  );
  sqlite.run(`INSERT INTO species (sc_id, an_type, sc_name) VALUES (1, 'tarantula', 'Xus yus')`);
  sqlite.transaction(() => {
    for (let id = 1; id <= ROWS; id += 1) {
      sqlite.run('INSERT INTO pets (id, uid, sc_id, name) VALUES (?, 3, 1, ?)', [id, `Pet ${id}`]);
      sqlite.run(
        `INSERT INTO feedings (pet_id, date_f, food, progress, recorded) VALUES (?, '2026-01-01', 'Cricket', 0, 1)`,
        [id],
      );
    }
  })();
}

/** The migrations and one more, which rebuilds a table that others reference. */
function withRebuild(): string {
  const folder = temporaryFolder('rebuild');
  cpSync(migrations, folder, { recursive: true });
  const last = journal.entries.at(-1);
  if (!last) throw new Error('no migrations');
  const more = { ...last, idx: last.idx + 1, when: last.when + 1, tag: '9999_rebuilt' };
  writeJournal(folder, [...journal.entries, more]);
  const sqlite = new Database(join(folderAt(all), 'exuvia.db'), { readonly: true });
  const [made] = sqlite
    .query<{ sql: string }, []>(`SELECT sql FROM sqlite_master WHERE name = 'pets'`)
    .all();
  const indexes = sqlite
    .query<{ sql: string }, []>(
      `SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = 'pets' AND sql > ''`,
    )
    .all();
  sqlite.close();
  const table =
    made?.sql.replace(
      /^CREATE TABLE .pets. \(/,
      'CREATE TABLE `pets_rebuilt` (`rebuilt` integer,',
    ) ?? '';
  const columns = [...table.matchAll(/^\s`(\w+)`/gm)].map(([, name]) => `\`${name}\``).join(', ');
  const statements = [
    table.replaceAll('"pets".', '"pets_rebuilt".'),
    `INSERT INTO pets_rebuilt (${columns}) SELECT ${columns} FROM pets`,
    'DROP TABLE pets',
    'ALTER TABLE pets_rebuilt RENAME TO pets',
    ...indexes.map(({ sql }) => sql),
  ];
  writeFileSync(join(folder, `${more.tag}.sql`), statements.join(';\n--> statement-breakpoint\n'));
  return folder;
}

function writeJournal(folder: string, entries: Journal['entries']): void {
  writeFileSync(join(folder, 'meta/_journal.json'), JSON.stringify({ ...journal, entries }));
}

function copyOf(master: string): string {
  const dataDir = temporaryFolder('migrating');
  cpSync(master, dataDir, { recursive: true });
  return dataDir;
}

/** Starts the program, and kills it some milliseconds after the backup that comes before its migration. */
async function killedProgram(dataDir: string, afterMs: number): Promise<void> {
  const program = launch(dataDir, asBerta);
  let code: number | undefined;
  void program.ended.then((of) => (code = of));
  while (namedBackups(join(dataDir, 'backups')).length === 0) {
    if (code !== undefined) throw new Error(`It ended with ${code}:\n${program.output()}`);
    await Bun.sleep(2);
  }
  await Bun.sleep(afterMs);
  program.signal('SIGKILL');
  await program.ended;
}

/** Opens the database in a process that is killed some milliseconds after the first of its migrations began. */
async function killedOpening(dataDir: string, afterMs: number, folder = migrations): Promise<void> {
  const script = join(import.meta.dir, 'open-database.ts');
  const child = Bun.spawn([process.execPath, script, join(dataDir, 'exuvia.db'), folder], {
    stdout: 'pipe',
    stderr: 'inherit',
  });
  await child.stdout.getReader().read(); // it says that it is about to
  await Bun.sleep(afterMs);
  child.kill('SIGKILL');
  await child.exited;
}

/** Opens the database as the program does, with all migrations or those of a folder. */
const update = (dataDir: string, folder = migrations): void =>
  openDatabase(join(dataDir, 'exuvia.db'), { migrations: folder }).$client.close();

/** Milliseconds that the migrations themselves take, undisturbed. */
function timeOf(dataDir: string, folder: string): number {
  const sqlite = new Database(join(dataDir, 'exuvia.db'));
  const began = performance.now();
  migrate(drizzle({ client: sqlite }), { migrationsFolder: folder });
  const took = performance.now() - began;
  sqlite.close();
  return took;
}

/** Tables, indexes and applied migrations in one text. Triggers are created again at each start. */
function schemaOf(dataDir: string): string {
  const sqlite = new Database(join(dataDir, 'exuvia.db'), { readwrite: true, create: false });
  try {
    const parts = sqlite
      .query(
        `SELECT type, name, sql FROM sqlite_master WHERE type IN ('table', 'index') ORDER BY name`,
      )
      .values();
    const applied = sqlite
      .query('SELECT hash FROM __drizzle_migrations ORDER BY created_at')
      .values();
    return JSON.stringify([parts, applied]);
  } finally {
    sqlite.close();
  }
}

function rowsLost(dataDir: string): string[] {
  const sqlite = new Database(join(dataDir, 'exuvia.db'), { readwrite: true, create: false });
  try {
    return ['pets', 'feedings'].flatMap((table) => {
      const count = Number(
        sqlite.query(`SELECT count(*) FROM ${table} WHERE id > 0`).values()[0]?.[0],
      );
      return count === ROWS ? [] : [`${ROWS - count} of ${table}`];
    });
  } finally {
    sqlite.close();
  }
}
