import { Database } from 'bun:sqlite';
import { afterEach, expect, test } from 'bun:test';
import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { call, firstKeeper, writeOne } from './ledger.ts';
import { start } from './program.ts';
import { report } from './report.ts';

afterEach(cleanUp);

/** Overwrites the first page of a table or index in a file that may be in use. */
function destroy(dataDir: string, name: string): void {
  const file = join(dataDir, 'exuvia.db');
  const db = new Database(file, { readonly: true });
  const page = 'SELECT rootpage FROM sqlite_master WHERE name = ?';
  const [[rootpage] = []] = db.query(page).values(name);
  db.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(4096, 0xaa), 0, 4096, (Number(rootpage) - 1) * 4096);
  closeSync(handle);
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
  const told = await call(program.origin, keeper, 'GET', 'admin/system/warnings');
  const codes = ((told?.data['rows'] ?? []) as { code: string }[]).map(({ code }) => code);
  report('pages destroyed at runtime', 1, codes.includes('backup_failed') ? [] : codes);
  await program.stop();
}, 60_000);
