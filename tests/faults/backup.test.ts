import { afterEach, test } from 'bun:test';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import {
  amountOf,
  copyOf,
  everything,
  firstKeeper,
  grownBy,
  logInAgain,
  lost,
  writeOne,
  writers,
} from './ledger.ts';
import { command, start } from './program.ts';
import { report, unsound } from './report.ts';

afterEach(cleanUp);

test('a backup made under load, restored elsewhere, has all that was acknowledged before it', async () => {
  const rounds = 3;
  const program = await start(temporaryFolder('backup'));
  const keeper = await firstKeeper(program.origin);
  for (let turn = 0; turn < 40; turn += 1) await writeOne(program.origin, keeper, true);
  const missing: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const rest = writers(program.origin, keeper, 4, true);
    await grownBy(keeper.ledger, 5);
    const before = copyOf(keeper.ledger);
    const made = await command(program.dataDir, 'backup', '--json');
    await rest();
    if (made.code !== 0) missing.push(made.said);
    const { name } = JSON.parse(made.said) as { name: string };

    const elsewhere = temporaryFolder('elsewhere');
    const restored = await command(elsewhere, 'restore', join(program.dataDir, 'backups', name));
    if (restored.code !== 0) missing.push(restored.said);
    const other = await start(elsewhere);
    const there = await logInAgain(other.origin, keeper);
    missing.push(...(await lost(other.origin, there, before)));
    missing.push(
      ...more(await everything(other.origin, there), await everything(program.origin, keeper)),
    );
    await other.stop();
    missing.push(...unsound(elsewhere));
    rmSync(elsewhere, { recursive: true });
    await Bun.sleep(1000); // a backup's name has a resolution of one second
  }
  missing.push(...keeper.ledger.faults);
  await program.stop();
  report(
    'backup under load, restored elsewhere',
    rounds,
    missing,
    `${amountOf(keeper.ledger)} acknowledged writes`,
  );
});

type Books = Awaited<ReturnType<typeof everything>>;

/** What the restored one has and the original does not: nothing may appear from nowhere. */
function more(restored: Books, original: Books): string[] {
  const pets = [...restored.pets].filter(([id, name]) => original.pets.get(id) !== name);
  const records = [...restored.records].filter((record) => !original.records.has(record));
  return [
    ...pets.map(([id]) => `made up pet ${id}`),
    ...records.map((record) => `made up ${record}`),
  ];
}
