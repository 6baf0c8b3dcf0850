import { Database } from 'bun:sqlite';
import { afterEach, expect, test } from 'bun:test';
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { call, firstKeeper, lost, writeOne, type Keeper } from './ledger.ts';
import { start } from './program.ts';
import { report } from './report.ts';

afterEach(cleanUp);

/** How long a response took, and its status. */
async function timed(work: () => Promise<{ status: number } | null>) {
  const began = performance.now();
  const status = (await work())?.status;
  return { status, ms: performance.now() - began };
}

test('another program that holds the database costs reading nothing, and a write waits or is refused whole', async () => {
  const program = await start(temporaryFolder('lock'));
  const { origin, dataDir } = program;
  const keeper = await firstKeeper(origin);
  for (let turn = 0; turn < 20; turn += 1) await writeOne(origin, keeper);
  const other = new Database(join(dataDir, 'exuvia.db'));
  const missing: string[] = [];
  const body = {
    p_sc_id: keeper.sc_id,
    name: 'Of the lock',
    gender: 'other',
    an_count: 1,
    notes: '',
  };
  const add = () => timed(() => call(origin, keeper, 'POST', 'pet/add', body));
  const named = async () =>
    Number((await call(origin, keeper, 'GET', 'pet/count'))?.data['count2'] ?? -1);
  const before = await named();

  for (const held of [1000, 7000]) {
    other.run('BEGIN IMMEDIATE');
    const writing = add();
    const until = performance.now() + held;
    let slowest = 0;
    while (performance.now() < until) {
      for (const path of ['/', '/api/species/list?limit=1'])
        slowest = Math.max(slowest, (await timed(() => fetch(`${origin}${path}`))).ms);
      await Bun.sleep(50);
    }
    other.run('ROLLBACK');
    if (slowest > 500) missing.push(`a reader waited ${Math.round(slowest)} ms`);
    const { status, ms } = await writing;
    const isRight = held === 1000 ? status === 200 : status === 503 && ms < 6500;
    if (!isRight) missing.push(`held ${held} ms: ${status} after ${Math.round(ms)} ms`);
  }
  expect(missing).toEqual([]);
  expect(await named()).toBe(before + 1); // the one that waited; nothing of the refused one
  other.run('BEGIN IMMEDIATE');
  const refused = await fetch(`${origin}/api/pet/add`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keeper.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  other.run('ROLLBACK');
  other.close();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await refused.json()).toMatchObject({ code: 'busy' });
  keeper.ledger.faults = keeper.ledger.faults.filter((fault) => !fault.includes('503'));
  missing.push(...(await lost(origin, keeper)), ...keeper.ledger.faults);
  await program.stop();
  report('a lock of another program', 3, missing);
}, 60_000);

/** Adds an animal. Returns the status, and the code of a refusal. */
async function add(origin: string, keeper: Keeper, name: string) {
  const body = { p_sc_id: keeper.sc_id, name, gender: 'other', an_count: 1, notes: '' };
  const headers = {
    authorization: `Bearer ${keeper.token}`,
    'content-type': 'application/json',
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${origin}/api/pet/add`, init);
  const { code = null } = (await answer.json()) as { code?: string };
  return [answer.status, code];
}

const healthOf = async (origin: string) => {
  const answer = await fetch(`${origin}/api/health`);
  return [answer.status, ((await answer.json()) as { code?: string }).code ?? null];
};

test('a database or lock that is replaced while the program runs stops its writing, until the old one is back', async () => {
  const program = await start(temporaryFolder('replaced'));
  const { origin, dataDir } = program;
  const keeper = await firstKeeper(origin);
  for (const name of ['exuvia.db', 'lock.db']) {
    const file = join(dataDir, name);
    renameSync(file, `${file}.old`);
    copyFileSync(`${file}.old`, file);
    expect(await add(origin, keeper, 'Of nowhere')).toEqual([503, 'data_replaced']);
    expect(await healthOf(origin)).toEqual([503, 'data_replaced']);
    expect(program.output()).toContain('was replaced while Exuvia runs');
    renameSync(`${file}.old`, file);
    expect(await healthOf(origin)).toEqual([200, null]);
    expect(await add(origin, keeper, name)).toEqual([200, null]);
  }
  await program.stop();
  expect(petsOf(dataDir)).toEqual(['exuvia.db', 'lock.db']);
}, 60_000);

test('a log that is removed or replaced costs nothing that was acknowledged before the next write', async () => {
  const dataDir = temporaryFolder('log');
  const log = join(dataDir, 'exuvia.db-wal');
  let program = await start(dataDir);
  const keeper = await firstKeeper(program.origin);
  const spoilings = [() => rmSync(log), () => (rmSync(log), writeFileSync(log, ''))];
  const added: string[] = [];
  for (const [turn, spoil] of spoilings.entries()) {
    for (const name of [`before ${turn}`, `after ${turn}`]) {
      expect(await add(program.origin, keeper, name)).toEqual([200, null]);
      added.push(name);
      if (name.startsWith('before')) spoil();
    }
    program.signal('SIGKILL');
    await program.ended;
    program = await start(dataDir);
  }
  await program.stop();
  expect(petsOf(dataDir)).toEqual(added);
}, 60_000);

function petsOf(dataDir: string): string[] {
  const file = new Database(join(dataDir, 'exuvia.db'));
  const rows = file.query<{ name: string }, []>('SELECT name FROM pets WHERE id > 0 ORDER BY id');
  const found = rows.all().map(({ name }) => name);
  file.close();
  return found;
}
