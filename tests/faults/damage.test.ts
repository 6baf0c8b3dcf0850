import { Database } from 'bun:sqlite';
import { afterEach, expect, test } from 'bun:test';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { call, firstKeeper, writeOne, type Keeper } from './ledger.ts';
import { start, type Program } from './program.ts';
import { report } from './report.ts';

afterEach(cleanUp);

/** Overwrites a part of the first page of a table or index in a file that may be in use. */
function destroy(dataDir: string, name: string, from = 0, bytes = Buffer.alloc(4096, 0xaa)): void {
  const file = join(dataDir, 'exuvia.db');
  const db = new Database(file, { readonly: true });
  const page = 'SELECT rootpage FROM sqlite_master WHERE name = ?';
  const [[rootpage] = []] = db.query(page).values(name);
  db.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, bytes, 0, bytes.length, (Number(rootpage) - 1) * 4096 + from);
  closeSync(handle);
}

/** The warnings of the administrator's first page. */
async function warningsOf({ origin }: Program, keeper: Keeper): Promise<string[]> {
  const told = await call(origin, keeper, 'GET', 'admin/system/warnings');
  return ((told?.data['rows'] ?? []) as { code: string }[]).map(({ code }) => code);
}

test('pages that are destroyed under the running program are told with the next backup, and the one before is kept', async () => {
  const dataDir = temporaryFolder('damage');
  let program = await start(dataDir);
  const keeper = await firstKeeper(program.origin);
  for (let turn = 0; turn < 40; turn += 1) await writeOne(program.origin, keeper);
  const backUp = async () => {
    await call(program.origin, keeper, 'POST', 'admin/backups/add');
    const list = await call(program.origin, keeper, 'GET', 'admin/backups/list');
    return Number(list?.data['count']);
  };
  expect(await backUp()).toBe(1);
  await program.stop();
  program = await start(dataDir);
  for (const table of ['feedings', 'molts']) destroy(dataDir, table);
  expect(await backUp()).toBe(1);
  const codes = await warningsOf(program, keeper);
  report('pages destroyed at runtime', 1, codes.includes('backup_failed') ? [] : codes);
  await program.stop();
});

test('an index that is damaged while the program is stopped is told after the start', async () => {
  const dataDir = temporaryFolder('index');
  const program = await start(dataDir);
  const keeper = await firstKeeper(program.origin);
  for (let turn = 0; turn < 20; turn += 1) await writeOne(program.origin, keeper);
  expect(await warningsOf(program, keeper)).toEqual([]);
  await program.stop();
  destroy(dataDir, 'pets_all_mmt', 4090, Buffer.from('wrong!'));
  const again = await start(dataDir);
  const codes = await warningsOf(again, keeper);
  await again.stop();
  report('an index damaged while stopped', 1, codes[0] === 'database_damaged' ? [] : ['a warning']);
});
