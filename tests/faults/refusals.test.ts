import { Database } from 'bun:sqlite';
import { afterEach, expect, test } from 'bun:test';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { canMount, needsRoot, readOnlyView } from './disks.ts';
import { firstKeeper, logInAgain, lost, writeOne } from './ledger.ts';
import { command, refused, start } from './program.ts';
import { dice, notTried, report } from './report.ts';

afterEach(cleanUp);

type Refusal = Awaited<ReturnType<typeof refused>>;

/** In every case: exit 1 within 3 s with one line that says this. */
function notRefused({ code, said }: Refusal, ...words: string[]): string[] {
  const isOneLine = !said.includes('\n');
  const isGood = code === 1 && isOneLine && words.every((word) => said.includes(word));
  return isGood ? [] : [`exit ${code}: ${said}`];
}

/** A stopped data folder with a keeper, some records and a backup. */
async function aFolder() {
  const dataDir = temporaryFolder('refusals');
  const program = await start(dataDir);
  const keeper = await firstKeeper(program.origin);
  for (let turn = 0; turn < 60; turn += 1) await writeOne(program.origin, keeper);
  await program.stop();
  const backup = await command(dataDir, 'backup');
  expect(backup.code).toBe(0);
  return { dataDir, keeper, database: join(dataDir, 'exuvia.db') };
}

test('a corrupt database is refused, never written over, and restore brings it back', async () => {
  const { dataDir, keeper, database } = await aFolder();
  const roll = dice(3);
  const whole = readFileSync(database);
  const spoilings: (() => void)[] = [
    () => writeFileSync(database, 'this is no database, but a text of some length'),
    () => writeFileSync(database, ''),
    () => truncateSync(database, Math.floor(whole.length / 2 / 4096) * 4096),
    () => truncateSync(database, 5000),
    () => writeFileSync(database, Buffer.concat([Buffer.alloc(4096), whole.subarray(4096)])),
    () => rmSync(database),
    ...Array.from({ length: 3 }, () => () => {
      const bytes = Buffer.from(whole);
      for (let page = 1; page < whole.length / 4096; page += 1)
        if (roll(3) === 0) bytes.fill(roll(256), page * 4096, page * 4096 + 300);
      writeFileSync(database, bytes);
    }),
  ];
  const missing: string[] = [];
  for (const spoil of spoilings) {
    spoil();
    const before = contentOf(database);
    missing.push(...notRefused(await refused(dataDir), database, 'restore ARCHIVE'));
    if (contentOf(database) !== before) missing.push('the damaged file was changed');
    const archive = (await command(dataDir, 'restore', newestBackup(dataDir))).said;
    if (!archive.includes('Restored')) missing.push(`restore: ${archive}`);
    const program = await start(dataDir);
    missing.push(...(await lost(program.origin, await logInAgain(program.origin, keeper))));
    await program.stop();
  }
  report('corrupt, empty or missing database', spoilings.length, missing);
});

test('nothing in the data folder can be read by other users, whatever older versions left open', async () => {
  const { dataDir } = await aFolder();
  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, 'exuvia.db'), 0o644);
  const program = await start(dataDir);
  const open = ['', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })].filter(
    (name) => statSync(join(dataDir, name)).mode & 0o077,
  );
  await program.stop();
  report('files that others can read', 1, open);
});

test('a second process on one data folder is refused, and the first goes on', async () => {
  const { dataDir, keeper } = await aFolder();
  const program = await start(dataDir);
  const missing: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    missing.push(...notRefused(await refused(dataDir), dataDir, 'Another Exuvia'));
    const restoring = await command(dataDir, 'restore', newestBackup(dataDir));
    if (restoring.code !== 1 || !restoring.said.includes('Another Exuvia'))
      missing.push(restoring.said);
    await writeOne(program.origin, keeper);
  }
  const lock = join(dataDir, 'lock.db');
  const another = (await aFolder()).dataDir;
  const spoilings = [
    () => rmSync(lock, { force: true }),
    () => (rmSync(lock, { force: true }), writeFileSync(lock, '')),
    () => (rmSync(lock, { force: true }), cpSync(join(another, 'lock.db'), lock)),
  ];
  for (const spoil of spoilings) {
    spoil();
    missing.push(...notRefused(await refused(dataDir), dataDir, 'lock.db was removed'));
    spoil();
    const restoring = await command(dataDir, 'restore', newestBackup(dataDir));
    if (restoring.code !== 1 || !restoring.said.includes('lock.db was removed'))
      missing.push(restoring.said);
    await writeOne(program.origin, keeper);
  }
  missing.push(...(await lost(program.origin, keeper)), ...keeper.ledger.faults);
  await program.stop();
  const next = await start(dataDir); // with or without its lock, when nobody has it open
  missing.push(...(await lost(next.origin, keeper)));
  await next.stop();
  report('two processes on one data folder', 14, missing);
});

test('a data folder that can not be written is refused in one line that names it', async () => {
  const { dataDir, keeper } = await aFolder();
  const missing: string[] = [];
  let tried = 1;
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  missing.push(...notRefused(await refused(file), file));
  if (canMount) {
    const view = readOnlyView(dataDir);
    missing.push(...notRefused(await refused(view.folder), view.folder));
    missing.push(...notRefused(await refused(join(view.folder, 'new')), join(view.folder, 'new')));
    view.unmount();
    tried += 2;
  } else notTried('read-only disk', needsRoot);
  if (process.getuid?.() === 0) {
    // the folder of somebody else, and one of our own in which single parts are somebody else's
    chmodSync(dataDir, 0o755);
    missing.push(...notRefused(await refused(dataDir, { uid: 1000 }), dataDir));
    chmodSync(dataDir, 0o700);
    missing.push(...notRefused(await refused(dataDir, { uid: 1000 }), dataDir));
    for (const [index, part] of [
      'exuvia.db',
      'secret',
      'lock.db',
      'uploads',
      'backups',
    ].entries()) {
      const copy = temporaryFolder('foreign');
      cpSync(dataDir, copy, { recursive: true });
      mkdirSync(join(copy, 'uploads'), { recursive: true });
      for (const name of [
        '',
        'exuvia.db',
        'secret',
        'lock.db',
        'uploads',
        'backups',
        'backups/' + newestBackup(dataDir),
      ])
        chownSync(join(copy, name), 1000, 1000);
      for (const side of ['exuvia.db-wal', 'exuvia.db-shm'])
        rmSync(join(copy, side), { force: true });
      chownSync(join(copy, part), 0, 0);
      chmodSync(join(copy, part), index < 3 ? 0o600 : 0o700);
      missing.push(...notRefused(await refused(copy, { uid: 1000 }), copy));
      rmSync(copy, { recursive: true });
      tried += 1;
    }
    tried += 2;
  } else notTried('foreign data folder', 'giving files to somebody else needs root, as CI has');
  const program = await start(dataDir);
  missing.push(...(await lost(program.origin, keeper)));
  await program.stop();
  report('read-only or foreign data folder', tried, missing);
});

test('a newer database under an older program is refused and stays as it is', async () => {
  const { dataDir, database } = await aFolder();
  const sqlite = new Database(database);
  sqlite.run(
    `INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 9999999999999)`,
  );
  sqlite.run('PRAGMA wal_checkpoint(TRUNCATE)');
  sqlite.close();
  const before = contentOf(database);
  const missing: string[] = [];
  for (let turn = 0; turn < 3; turn += 1)
    missing.push(...notRefused(await refused(dataDir), database, 'newer version'));
  if (contentOf(database) !== before) missing.push('the newer database was changed');
  report('newer database under an older program', 3, missing);
});

test('a weak secret is refused in one line', async () => {
  const missing: string[] = [];
  const weak = ['', 'secret', 'a'.repeat(60)];
  for (const secret of weak) {
    const dataDir = temporaryFolder('weak');
    writeFileSync(join(dataDir, 'secret'), secret);
    missing.push(...notRefused(await refused(dataDir), join(dataDir, 'secret'), 'too weak'));
    rmSync(dataDir, { recursive: true });
  }
  report('weak secret', weak.length, missing);
});

test('a wrong setting is refused in one line that names it and repeats no password', async () => {
  const wrong = {
    HOST: '999.1.1.1',
    PORT: '80x',
    SMTP_URL: 'smtp//user:topsecret@mail.example.org',
    MAIL_FROM: 'nobody',
    PUBLIC_URL: 'https://keep.example.org/?a=b',
    TRUSTED_PROXIES: 'localhost',
    BACKUP_HOUR: '24',
    REGISTRATION: 'maybe',
    ADMIN_EMAIL: 'ada@example.org',
  };
  const missing: string[] = [];
  for (const [name, value] of Object.entries(wrong)) {
    const refusal = await refused(temporaryFolder('setting'), { env: { [name]: value } });
    missing.push(...notRefused(refusal, name === 'ADMIN_EMAIL' ? 'ADMIN_PASSWORD' : name));
    if (refusal.said.includes('topsecret')) missing.push('a password is repeated');
  }
  report('wrong setting', Object.keys(wrong).length, missing);
});

test('a port in use is refused in one line that names it', async () => {
  const other = Bun.serve({ port: 0, hostname: '127.0.0.1', fetch: () => new Response() });
  const PORT = String(other.port);
  const refusal = await refused(temporaryFolder('port'), { env: { PORT } });
  await other.stop(true);
  report('port in use', 1, notRefused(refusal, `Port ${PORT} is taken`));
});

function newestBackup(dataDir: string): string {
  const names = [...new Bun.Glob('exuvia-*.tar').scanSync(join(dataDir, 'backups'))];
  return names.toSorted().at(-1) ?? '';
}

function contentOf(file: string): string {
  try {
    return new Bun.CryptoHasher('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return 'no file';
  }
}
