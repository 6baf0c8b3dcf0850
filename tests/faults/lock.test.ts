import { Database } from 'bun:sqlite';
import { afterEach, expect, test } from 'bun:test';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { call, firstKeeper, lost, writeOne } from './ledger.ts';
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
