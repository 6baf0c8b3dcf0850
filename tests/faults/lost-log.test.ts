import { afterEach, expect, test } from 'bun:test';
import { copyFileSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { copyOf, firstKeeper, logInAgain, lost, writeOne } from './ledger.ts';
import { command, refused, start } from './program.ts';
import { report } from './report.ts';

afterEach(cleanUp);

/** A data folder whose program was killed, with a keeper whose records are in the database's log. */
async function aKilledFolder() {
  const dataDir = temporaryFolder('lost-log');
  const program = await start(dataDir);
  const keeper = await firstKeeper(program.origin);
  while (keeper.ledger.pictures.size < 2) await writeOne(program.origin, keeper, true);
  const saved = copyOf(keeper.ledger);
  const made = await command(dataDir, 'backup', '--json');
  for (let turn = 0; turn < 5; turn += 1) await writeOne(program.origin, keeper);
  program.signal('SIGKILL');
  await program.ended;
  const { name } = JSON.parse(made.said) as { name: string };
  return { dataDir, database: join(dataDir, 'exuvia.db'), keeper, saved, backup: name };
}

const oneLine = ({ code, said }: Awaited<ReturnType<typeof refused>>, words: string) =>
  code === 1 && !said.includes('\n') && said.includes(words) && said.includes('restore ARCHIVE')
    ? []
    : [`exit ${code}: ${said}`];

test('a log that is removed after a kill is missed, nothing starts from half of it, and nothing is lost that is put back', async () => {
  const { dataDir, database, keeper, saved, backup } = await aKilledFolder();
  const missing: string[] = [];
  const before = readFileSync(database);
  renameSync(`${database}-wal`, join(dataDir, 'kept'));
  for (let turn = 0; turn < 2; turn += 1)
    missing.push(...oneLine(await refused(dataDir), `The log ${database}-wal is gone`));
  expect((await command(dataDir, 'backup')).code).toBe(1);
  rmSync(join(dataDir, 'lock.db'));
  missing.push(...oneLine(await refused(dataDir), `The log ${database}-wal is gone`));
  expect(readFileSync(database).equals(before)).toBe(true);

  copyFileSync(join(dataDir, 'kept'), `${database}-wal`);
  let program = await start(dataDir);
  missing.push(...(await lost(program.origin, keeper)));
  program.signal('SIGKILL');
  await program.ended;

  rmSync(`${database}-wal`);
  expect((await command(dataDir, 'restore', backup)).said).toContain('Restored');
  program = await start(dataDir);
  missing.push(...(await lost(program.origin, await logInAgain(program.origin, keeper), saved)));
  await program.stop();
  report('a log that is removed after a kill', 4, missing);
});

test('a database that lost all its accounts with its log is no new installation beside their pictures or backup', async () => {
  const { dataDir, database, keeper, backup } = await aKilledFolder();
  const missing: string[] = [];
  for (const end of ['-wal', '-shm']) rmSync(database + end);
  missing.push(...oneLine(await refused(dataDir), 'has no accounts'));
  renameSync(join(dataDir, 'uploads'), join(dataDir, 'away'));
  missing.push(...oneLine(await refused(dataDir), 'has no accounts'));
  renameSync(join(dataDir, 'backups', backup), join(dataDir, 'kept'));
  rmSync(join(dataDir, 'uploads'), { recursive: true });
  renameSync(join(dataDir, 'away'), join(dataDir, 'uploads'));
  missing.push(...oneLine(await refused(dataDir), 'has no accounts'));
  expect((await command(dataDir, 'restore', join(dataDir, 'kept'))).said).toContain('Restored');
  const program = await start(dataDir);
  expect((await logInAgain(program.origin, keeper)).token).toBeTruthy();
  await program.stop();
  report('a database without its log and index', 3, missing);
});
