import { Database } from 'bun:sqlite';
import { describe, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { drizzle } from 'drizzle-orm/bun-sqlite';
import { migrate } from 'drizzle-orm/bun-sqlite/migrator';
import { pack, type Header } from 'tar-stream';
import { openDatabase } from '#src/db/database.ts';
import { aDatabaseFile, aDataFolder, names, parts, SECRET } from '#src/testing/data-folder.ts';
import { upsertApp } from '#src/features/accounts/second-factors/factors.queries.ts';
import { takeDataFolder } from '#src/platform/files/data-folder.ts';
import { keepFactorKey } from '#src/platform/files/folder-secrets.ts';
import { sealText } from '#src/platform/security/sealed-text.ts';
import { makeBackup } from './make-backup.ts';
import { finishInterruptedRestore, restoreBackup } from './restore.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';

const now = new Date('2026-03-10T03:00:00Z');

describe('a restore that was cut off', () => {
  const all = ['exuvia.db', 'exuvia.db-wal', 'exuvia.db-shm', 'secret', 'uploads'];
  const steps = [
    ...['exuvia.db', 'exuvia.db-wal', 'exuvia.db-shm', 'uploads', 'secret'].map(
      (part) => ['away', part] as const,
    ),
    ...['exuvia.db', 'exuvia.db-wal', 'uploads', 'secret'].map((part) => ['in', part] as const),
  ];

  /** A folder as it was left after so many moves, once of a program that ended well and once of one that was killed. */
  function cutOff(moves: number, killed: boolean) {
    const { dataDir, db, pet } = aDataFolder();
    if (killed) leaveLog(dataDir);
    else db.$client.run('PRAGMA wal_checkpoint(TRUNCATE)');
    db.$client.close();
    const log = statSync(join(dataDir, 'exuvia.db-wal'), { throwIfNoEntry: false })?.size ?? 0;
    expect(log > 0).toBe(killed);
    if (!killed)
      for (const side of ['-wal', '-shm'])
        rmSync(join(dataDir, `exuvia.db${side}`), { force: true });
    const [aside, fresh] = [join(dataDir, 'before-restore-x'), join(dataDir, 'restoring-x')];
    for (const folder of [aside, fresh, join(fresh, 'uploads')]) mkdirSync(folder);
    aDatabaseFile(join(fresh, 'exuvia.db')).$client.close();
    for (const name of ['exuvia.db-wal', 'secret'])
      writeFileSync(join(fresh, name), 'of the archive');
    const had = all.filter((name) => existsSync(join(dataDir, name)));
    // the folder had another path when the restore was begun, as in a container
    const marker = { aside: '/data/before-restore-x', fresh: '/data/restoring-x', had };
    writeFileSync(join(dataDir, 'restoring.json'), JSON.stringify(marker));
    for (const [way, part] of steps.slice(0, moves)) {
      const [from, to] = way === 'away' ? [dataDir, aside] : [fresh, dataDir];
      if (existsSync(join(from, part))) renameSync(join(from, part), join(to, part));
    }
    return { dataDir, pet };
  }

  const cases = steps.flatMap((_, moves) => [
    { moves, killed: true },
    { moves, killed: false },
  ]);
  test.each([...cases, { moves: steps.length, killed: true }])(
    'after $moves moves (killed before: $killed) is taken back at the next start',
    ({ moves, killed }) => {
      const { dataDir, pet } = cutOff(moves, killed);
      finishInterruptedRestore(dataDir);
      expect(parts(dataDir)).toEqual(['exuvia.db', 'secret', 'uploads']);
      expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(SECRET);
      expect(existsSync(join(dataDir, 'uploads', 'large', `tid_${pet}-v0.webp`))).toBe(true);
      expect(names(join(dataDir, 'exuvia.db'))).toEqual(killed ? ['First', 'Last'] : ['First']);
    },
  );

  test('leaves nothing of the archive where there was nothing before', async () => {
    const dataDir = temporaryFolder('empty');
    const content = compressedDatabase((made) =>
      made.run(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`),
    );
    const archive = await anArchive([{ name: 'exuvia.db.gz', content }]);
    await expect(restoreBackup(dataDir, archive, now)).rejects.toThrow('newer version');
    expect(parts(dataDir)).toEqual([]);
  });
});

/** What was acknowledged last is in the log only: as a killed program leaves it. */
function leaveLog(dataDir: string): void {
  const file = join(dataDir, 'exuvia.db');
  const code = `
    import { openDatabase } from '#src/db/database.ts';
    import { aPet } from '#src/testing/samples.ts';
    aPet(openDatabase(${JSON.stringify(file)}), { name: 'Last' });
    process.kill(process.pid, 'SIGKILL');`;
  Bun.spawnSync([process.execPath, '-e', code], { stdout: 'inherit', stderr: 'inherit' });
}

/** A whole archive with right sums of what is in it, as somebody else might make one. */
async function anArchive(
  entries: {
    name: string;
    content?: Uint8Array | string;
    type?: Header['type'];
    linkname?: string;
  }[],
) {
  const file = join(temporaryFolder('archive'), 'made.tar');
  const tar = pack();
  const sums: Record<string, string> = {};
  for (const { name, content = '', type, linkname = '' } of entries) {
    const bytes = Buffer.from(content as string);
    sums[name] = createHash('sha256').update(bytes).digest('hex');
    if (type) tar.entry({ name, type, linkname });
    else tar.entry({ name }, bytes);
  }
  tar.entry({ name: 'manifest.json' }, JSON.stringify(sums));
  tar.finalize();
  writeFileSync(file, await new Response(tar as unknown as BodyInit).bytes());
  return file;
}

/** An intact database as an archive holds it, changed before it is packed. */
function compressedDatabase(change: (db: Database) => void = () => {}): Uint8Array {
  const file = join(temporaryFolder('packed'), 'exuvia.db');
  const db = openDatabase(file).$client;
  change(db);
  db.run('PRAGMA journal_mode = DELETE');
  db.close();
  return gzipSync(readFileSync(file));
}

describe('an archive of somebody else', () => {
  const escapes = [
    '../evil',
    '/tmp/exuvia-evil',
    'uploads/../../evil',
    'uploads/thumb/x.webp',
    'backups/x',
  ];
  const outside = join(temporaryFolder('outside'), 'secret');

  test.each([
    ...escapes.map((name) => ({ what: `with ${name}`, more: [{ name, content: 'evil' }] })),
  ])('$what is refused, and nothing has changed', async ({ more }) => {
    const { dataDir, db } = aDataFolder();
    db.$client.close();
    const before = parts(dataDir);
    const archive = await anArchive([
      { name: 'exuvia.db.gz', content: compressedDatabase() },
      ...more,
    ]);
    await expect(restoreBackup(dataDir, archive, now)).rejects.toThrow(/holds|damaged/);
    expect(parts(dataDir)).toEqual(before);
    expect(names(join(dataDir, 'exuvia.db'))).toEqual(['First']);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).toBe(SECRET);
    expect(
      [outside, '/tmp/exuvia-evil', join(dataDir, '../evil')].filter((file) => existsSync(file)),
    ).toEqual([]);
  });

  test('gives no secret: who has it could sign sessions', async () => {
    const { dataDir, db } = aDataFolder();
    db.$client.close();
    const database = { name: 'exuvia.db.gz', content: compressedDatabase() };
    const secret = { name: 'secret', content: SECRET };
    await restoreBackup(dataDir, await anArchive([database, secret]), now);
    expect(readFileSync(join(dataDir, 'secret'), 'utf8')).not.toBe(SECRET);
  });

  const linked = ['uploads/thumb/tid_9.webp', 'secret', 'exuvia.db.gz', 'content.json'];
  const kinds = ['symlink', 'link', 'directory', 'fifo', 'character-device'] as const;
  test.each(linked.flatMap((name) => kinds.map((type) => [name, type] as const)))(
    'with %s as a %s is refused, and nothing has changed',
    async (name, type) => {
      const { dataDir, db } = aDataFolder();
      db.$client.close();
      const before = parts(dataDir);
      const archive = await anArchive([
        { name: 'exuvia.db.gz', content: compressedDatabase() },
        { name, type, linkname: outside },
      ]);
      await expect(restoreBackup(dataDir, archive, now)).rejects.toThrow(`holds '${name}'`);
      expect(parts(dataDir)).toEqual(before);
      expect(existsSync(outside)).toBe(false);
    },
  );

  test('of a newer version is refused and the old data is in its place again', async () => {
    const { dataDir, db } = aDataFolder();
    db.$client.close();
    const content = compressedDatabase((made) =>
      made.run(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('x', 9999999999999)`),
    );
    const restoring = restoreBackup(
      dataDir,
      await anArchive([{ name: 'exuvia.db.gz', content }]),
      now,
    );
    await expect(restoring).rejects.toThrow('written by a newer version');
    expect(names(join(dataDir, 'exuvia.db'))).toEqual(['First']);
    expect(parts(dataDir)).toEqual(['exuvia.db', 'secret', 'uploads']);
  });

  test.each([
    ['no table of ours', (db: Database) => db.run('CREATE TABLE songs (title TEXT)')],
    [
      'tables that are only called like ours',
      (db: Database) => {
        db.run('CREATE TABLE pets (id, has_img)');
        db.run('CREATE TABLE feedings (id)');
      },
    ],
  ])('that has %s is refused and the old data is in its place again', async (_what, make) => {
    const { dataDir, db } = aDataFolder();
    db.$client.close();
    const file = join(dataDir, '..', `other-${process.pid}.db`);
    const other = new Database(file, { create: true });
    make(other);
    other.close();
    const content = gzipSync(readFileSync(file));
    rmSync(file);
    const archive = await anArchive([{ name: 'exuvia.db.gz', content }]);
    await expect(restoreBackup(dataDir, archive, now)).rejects.toThrow(
      /can not be read|another program/,
    );
    expect(names(join(dataDir, 'exuvia.db'))).toEqual(['First']);
  });

  test('without a manifest that says sums is refused', async () => {
    const { dataDir, db } = aDataFolder();
    db.$client.close();
    for (const words of ['null', '5', '{', '[]', '{"__proto__":{"exuvia.db.gz":1}}']) {
      const file = join(dataDir, 'made.tar');
      const tar = pack();
      tar.entry({ name: 'exuvia.db.gz' }, Buffer.from(compressedDatabase()));
      tar.entry({ name: 'manifest.json' }, words);
      tar.finalize();
      writeFileSync(file, await new Response(tar as unknown as BodyInit).bytes());
      await expect(restoreBackup(dataDir, file, now)).rejects.toThrow('made.tar is damaged');
    }
  });
});

test('an archive of the first schema there ever was is brought to this one', async () => {
  const { dataDir, db } = aDataFolder();
  db.$client.close();
  const content = firstSchema();
  await restoreBackup(dataDir, await anArchive([{ name: 'exuvia.db.gz', content }]), now);
  expect(names(join(dataDir, 'exuvia.db'))).toEqual(['Of old']);
});

/** A database as the first version would have left it. */
function firstSchema(): Uint8Array {
  const folder = temporaryFolder('first');
  const migrations = join(folder, 'drizzle');
  cpSync('drizzle', migrations, { recursive: true });
  const journal = join(migrations, 'meta/_journal.json');
  const all = JSON.parse(readFileSync(journal, 'utf8')) as { entries: object[] };
  writeFileSync(journal, JSON.stringify({ ...all, entries: all.entries.slice(0, 1) }));
  const file = join(folder, 'exuvia.db');
  const sqlite = new Database(file, { create: true });
  migrate(drizzle({ client: sqlite }), { migrationsFolder: migrations });
  sqlite.run(`INSERT INTO users (uid, uname, email) VALUES (3, 'Berta', 'b@example.org')`);
  sqlite.run(`INSERT INTO species (sc_id, an_type, sc_name) VALUES (1, 'tarantula', 'Xus yus')`);
  sqlite.run(`INSERT INTO pets (id, uid, sc_id, name) VALUES (1, 3, 1, 'Of old')`);
  sqlite.close();
  return gzipSync(readFileSync(file));
}

test('in a folder that nobody has used nothing is kept aside', async () => {
  const { dataDir, db } = aDataFolder();
  db.$client.close();
  const { name } = await makeBackup(dataDir, now, { kind: 'manual' });
  const archive = join(dataDir, 'backups', name);
  const empty = temporaryFolder('unused');
  takeDataFolder(empty).release();
  expect((await restoreBackup(empty, archive, now)).aside).toBeNull();
  expect(names(join(empty, 'exuvia.db'))).toEqual(['First']);
  expect(readdirSync(empty).filter((one) => one.startsWith('before-restore'))).toEqual([]);
  // a picture alone is data, too
  const left = temporaryFolder('left');
  takeDataFolder(left).release();
  writeFileSync(join(left, 'uploads', 'tid_1-v0.webp'), 'a picture');
  const { aside } = await restoreBackup(left, archive, now);
  expect(readFileSync(join(aside ?? '', 'uploads', 'tid_1-v0.webp'), 'utf8')).toBe('a picture');
});

test('authenticator apps work on after a restore in their own folder; in another one they are counted', async () => {
  const { dataDir, db } = aDataFolder();
  const secret = sealText(keepFactorKey(dataDir), 'JBSWY3DPEHPK3PXP');
  upsertApp(db, { uid: 3, secret, confirmed: 1, created: now.toISOString() });
  db.$client.close();
  const { name } = await makeBackup(dataDir, now, { kind: 'manual' });
  const archive = join(dataDir, 'backups', name);
  expect((await restoreBackup(dataDir, archive, now)).closedApps).toBe(0);
  const elsewhere = aDataFolder();
  elsewhere.db.$client.close();
  expect((await restoreBackup(elsewhere.dataDir, archive, now)).closedApps).toBe(1);
});
