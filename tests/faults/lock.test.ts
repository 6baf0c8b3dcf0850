import { Database } from 'bun:sqlite';
import { afterAll, expect, test } from 'bun:test';
import { copyFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { call, firstKeeper, lost, writeOne, type Keeper } from './ledger.ts';
import { start } from './program.ts';
import { report } from './report.ts';

// All at once, each with a program of its own: they wait for most of their time.
afterAll(cleanUp);

test.concurrent(
  'another program that holds the database costs reading nothing, and a write waits or is refused whole',
  async () => {
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
    const adding = async () => (await call(origin, keeper, 'POST', 'pet/add', body))?.status;
    const named = async () =>
      Number((await call(origin, keeper, 'GET', 'pet/count'))?.data['count2'] ?? -1);
    const before = await named();

    for (const [held, expected] of [
      ['a second', 200],
      ['until the write is answered', 503],
    ] as const) {
      other.run('BEGIN IMMEDIATE');
      let status: number | undefined;
      const writing = adding().then((answered) => (status = answered));
      const until = performance.now() + 1000;
      // Each of these is answered while the lock is held: who waited for it would wait for ever, or be refused.
      while (expected === 200 ? performance.now() < until : status === undefined) {
        for (const path of ['/', '/api/species/list?limit=1']) {
          const read = await fetch(`${origin}${path}`);
          if (read.status !== 200) missing.push(`${path} while the lock is held: ${read.status}`);
        }
        const health = await fetch(`${origin}/api/health`); // may say that nothing can be written, but says it
        if (![200, 503].includes(health.status)) missing.push(`health: ${health.status}`);
        await Bun.sleep(50);
      }
      other.run('ROLLBACK');
      await writing;
      if (status !== expected) missing.push(`held ${held}: ${status}`);
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
  },
);

/** Adds an animal. Returns the status, and the code of a refusal. */
async function add(origin: string, keeper: Keeper, name: string) {
  const body = { p_sc_id: keeper.sc_id, name, gender: 'other', an_count: 1, notes: '' };
  const headers = {
    authorization: `Bearer ${keeper.token}`,
    'content-type': 'application/json',
  };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const response = await fetch(`${origin}/api/pet/add`, init);
  const { code = null } = (await response.json()) as { code?: string };
  return [response.status, code];
}

const healthOf = async (origin: string) => {
  const response = await fetch(`${origin}/api/health`);
  return [response.status, ((await response.json()) as { code?: string }).code ?? null];
};

test.concurrent(
  'a database or lock that is replaced while the program runs stops its writing, until the old one is back',
  async () => {
    const program = await start(temporaryFolder('replaced'));
    const { origin, dataDir } = program;
    const keeper = await firstKeeper(origin);
    for (const name of ['exuvia.db', 'lock.db']) {
      const file = join(dataDir, name);
      renameSync(file, `${file}.old`);
      copyFileSync(`${file}.old`, file);
      expect(await add(origin, keeper, 'Of nowhere')).toEqual([503, 'data_replaced']);
      expect(await healthOf(origin)).toEqual([503, 'data_replaced']);
      renameSync(`${file}.old`, file);
      expect(await healthOf(origin)).toEqual([200, null]);
      expect(await add(origin, keeper, name)).toEqual([200, null]);
    }
    await program.stop();
    // a line may come later than the answer
    expect(program.output()).toContain('was replaced while Exuvia runs');
    expect(petsOf(dataDir)).toEqual(['exuvia.db', 'lock.db']);
  },
);

test.concurrent(
  'a log that is removed or replaced costs nothing that was acknowledged before the next write',
  async () => {
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
  },
);

test.concurrent(
  'an import is undone to its end, however long another program holds the database meanwhile',
  async () => {
    const program = await start(temporaryFolder('undo'));
    const { origin, dataDir } = program;
    const keeper = await firstKeeper(origin);
    const animals = 3000;
    const rows = Array.from({ length: animals }, (_, at) => ({
      name: `Sling ${at}`,
      sc_name: 'Brachypelma hamorii',
      feedings: [{ date_f: '2026-01-01', food: 'Locust', progress: 0 }],
    }));
    await fetch(`${origin}/api/data/upload?offset=0`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${keeper.token}` },
      body: JSON.stringify({ values_add: rows }),
    });
    let state = await call(origin, keeper, 'POST', 'data/import', {});
    while (state?.data['state'] === 'running')
      state = await call(origin, keeper, 'GET', 'data/import');
    const left = async () =>
      Number((await call(origin, keeper, 'GET', 'pet/count'))?.data['count2'] ?? -1);
    expect(await left()).toBe(animals);
    const undo = call(origin, keeper, 'DELETE', 'data/import_undo', {
      id: state?.data['import_id'],
    });
    while ((await left()) === animals) await Bun.sleep(1);
    const other = new Database(join(dataDir, 'exuvia.db'));
    other.run('PRAGMA busy_timeout = 5000');
    other.run('BEGIN IMMEDIATE');
    const atMost = await left();
    await Bun.sleep(7000);
    expect(await left()).toBe(atMost);
    other.run('ROLLBACK');
    other.close();
    expect((await undo)?.status).toBe(200);
    while ((await left()) > 0) await Bun.sleep(50);
    await program.stop();
    report('an undo that another program interrupts', 1, atMost > 0 ? [] : ['it was done before']);
  },
);

test.concurrent(
  'a log that is removed while another program has the database open stops the writing until that is closed',
  async () => {
    const program = await start(temporaryFolder('log-held'));
    const { origin, dataDir } = program;
    const keeper = await firstKeeper(origin);
    expect(await add(origin, keeper, 'before')).toEqual([200, null]);
    const other = new Database(join(dataDir, 'exuvia.db'));
    other.query('SELECT count(*) FROM pets').get();
    rmSync(join(dataDir, 'exuvia.db-wal'));
    for (let turn = 0; turn < 2; turn += 1)
      expect(await add(origin, keeper, 'during')).toEqual([503, 'busy']);
    expect(await healthOf(origin)).toEqual([503, 'busy']);
    expect(program.output().match(/another program has the database open/g)).toHaveLength(1);
    other.close();
    expect(await healthOf(origin)).toEqual([200, null]);
    expect(await add(origin, keeper, 'after')).toEqual([200, null]);
    program.signal('SIGKILL');
    await program.ended;
    expect(petsOf(dataDir)).toEqual(['before', 'after']);
  },
);

function petsOf(dataDir: string): string[] {
  const file = new Database(join(dataDir, 'exuvia.db'));
  const rows = file.query<{ name: string }, []>('SELECT name FROM pets WHERE id > 0 ORDER BY id');
  const found = rows.all().map(({ name }) => name);
  file.close();
  return found;
}
