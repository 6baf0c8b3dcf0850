import { afterEach, test } from 'bun:test';
import { Database } from 'bun:sqlite';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { aHandOver, handOverFile } from '#src/testing/hand-over-file.ts';
import { attacker } from './attacks.ts';
import { memoryGroup, noGroup } from './control-group.ts';
import { call, firstKeeper, type Keeper } from './ledger.ts';
import { start, type Program } from './program.ts';
import { notTried, report, unsound } from './report.ts';

afterEach(cleanUp);

const MB = 2 ** 20;
const filled = (head: string, piece: string, tail: string) =>
  head + piece.repeat(Math.floor((31 * MB - head.length - tail.length) / piece.length)) + tail;
const keys = () => Array.from({ length: 1_500_000 }, (_, at) => `"k${at}":${at}`).join(',');

/** As an export has it: a pet on each line. */
const ofStranger = (event: string) => {
  const { pets: _, ...head } = aHandOver();
  const pet = `{"id":7,"name":"Frida","sc_name":"Brachypelma hamorii","purchase_id":7,"events":[`;
  const start = `${JSON.stringify(head).slice(0, -1)},\n "pets": [\n${pet}${event}`;
  return filled(start, `,${event}`, ']}\n ]\n}');
};

/** 31 MB each, 31 KB as a ZIP; parsed, they take 0.4 to 4 GB. */
const heavy: Record<string, () => string> = {
  'rows of nothing': () => filled('{"values_add":[{}', ',{}', ']}'),
  'lists in lists': () => '['.repeat(15 * MB) + ']'.repeat(15 * MB),
  'species of nothing': () => filled('{"exuvia":1,"pets":[],"species":[{"a":1}', ',{"a":1}', ']}'),
  'many keys': () => `{${keys()}}`,
  'a hand-over of nothing but history': () => ofStranger('{"date_ev":"2026-01-01","event":"x"}'),
  'a hand-over of nothing': () => ofStranger('{}'),
};

/** What a keeper is told of them: they hold too much, or the child that read them died. */
const clear = ['too_many_values', 'too_deep', 'invalid_rows', 'import_too_complex'];

test('files that need more memory than there is are refused, and the server goes on, within 256 MiB', async () => {
  const group = memoryGroup(256);
  if (!group) return notTried('heavy imports', noGroup);
  const program = await start(temporaryFolder('imports'), { group });
  const keeper = await firstKeeper(program.origin);
  const missing: string[] = [];
  const dryRun = async (file: Uint8Array, take_in: number) => {
    const before = group.killed();
    await upload(program, keeper, file);
    const data = await settled(program, keeper, 'POST', { dry_run: 1, take_in });
    return { data, killed: group.killed() - before };
  };
  for (const [what, text] of Object.entries(heavy)) {
    const file = handOverFile(new TextEncoder().encode(text()));
    const { data, killed } = await dryRun(file, what.startsWith('a hand-over') ? 1 : 0);
    if (!(killed > 0 ? clear.slice(-1) : clear).includes(String(data?.['code'])))
      missing.push(`${what}: ${JSON.stringify(data)}, ${killed} killed by the kernel`);
    if (!(await fetch(`${program.origin}/api/health`)).ok) missing.push(`health after ${what}`);
    const ordinary = await dryRun(document(5), 0);
    if (ordinary.data?.['added'] !== 5 || ordinary.killed > 0)
      missing.push(`an ordinary one after ${what}: ${JSON.stringify(ordinary)}`);
  }
  missing.push(...keeper.ledger.faults);
  await program.stop(); // fails when it is not the process that was started
  const tried = Object.keys(heavy).length;
  report('imports that need too much memory', tried, missing, `${group.killed()} by the kernel`);
});

test('while 5,000 rows are stored another keeper goes on', async () => {
  const dataDir = temporaryFolder('rows');
  const program = await start(dataDir);
  const keeper = await firstKeeper(program.origin);
  const other = { ...keeper, token: (await attacker(program.origin, 'ann')).token };
  const missing: string[] = [];
  await upload(program, other, document(5000, 1));
  const imported = settled(program, other, 'POST', {});
  let [beside, over] = [0, false];
  void imported.finally(() => (over = true));
  while (!over) {
    const answer = await call(program.origin, keeper, 'GET', 'pet/list');
    if (answer?.status !== 200) missing.push(`an ordinary call: ${JSON.stringify(answer)}`);
    const stored = count(dataDir, 'stored');
    if (stored > 0 && stored < 5000) beside += 1;
  }
  const data = await imported;
  if (data?.['added'] !== 5000) missing.push(`the import: ${JSON.stringify(data)}`);
  if (beside < 10) missing.push(`${beside} calls while some of the rows were stored`);
  missing.push(...keeper.ledger.faults);
  await program.stop();
  report('5,000 rows', 1, missing, `${beside} calls of another keeper while they were stored`);
});

test('kill -9 while an import is stored leaves all of it or nothing', async () => {
  const dataDir = temporaryFolder('half');
  const rounds = 6;
  const missing: string[] = [];
  let program = await start(dataDir);
  const keeper = await firstKeeper(program.origin);
  const text = document(600);
  let [whole, none] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    await upload(program, keeper, text);
    const running = call(program.origin, keeper, 'POST', 'data/import', { file: 'all.json' });
    while (round > 0 && count(dataDir, 'pet') === whole * 600) await Bun.sleep(1);
    await Bun.sleep(round * 200);
    program.signal('SIGKILL');
    await program.ended;
    await running;
    program = await start(dataDir);
    while (count(dataDir, 'unfinished') > 0) await Bun.sleep(10);
    const left = count(dataDir, 'pet') - whole * 600;
    if (left === 600) whole += 1;
    else if (left === 0) none += 1;
    else missing.push(`${left} of 600 pets`);
    const told = [
      (await call(program.origin, keeper, 'GET', 'data/import'))?.data['code'],
      (await call(program.origin, keeper, 'GET', 'data/imports'))?.data['interrupted'],
    ];
    const right = left === 600 ? ['not_found', null] : ['import_interrupted', 'all.json'];
    // in the first round the call itself may not have arrived
    if (round > 0 && !Bun.deepEquals(told, right))
      missing.push(`told ${told.join()} of ${left} pets`);
  }
  await program.stop();
  missing.push(...unsound(dataDir));
  report('kill -9 during an import', rounds, missing, `${none} of them left nothing`);
});

const document = (pets: number, days = 10) =>
  new TextEncoder().encode(
    JSON.stringify({
      exuvia: 2,
      pets: Array.from({ length: pets }, (_, at) => ({
        id: at + 1,
        name: `Pet ${at}`,
        sc_name: 'Brachypelma hamorii',
        feedings: Array.from({ length: days }, (__, day) => ({
          date_f: `2025-01-${day + 10}`,
          food: 'Dubia',
          progress: 0,
        })),
      })),
    }),
  );

async function upload({ origin }: Program, { token }: Keeper, body: Uint8Array): Promise<void> {
  await fetch(`${origin}/api/data/upload?offset=0`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}` },
    body: new Uint8Array(body),
  });
}

async function settled(program: Program, keeper: Keeper, method: string, body?: object) {
  const response = await call(program.origin, keeper, method, 'data/import', body);
  if (response?.data['state'] === 'running') return settled(program, keeper, 'GET');
  return response?.data;
}

function count(dataDir: string, what: 'pet' | 'stored' | 'unfinished'): number {
  const db = new Database(join(dataDir, 'exuvia.db'), { readonly: true });
  const sql = {
    pet: 'pets WHERE id > 0',
    stored: 'pets WHERE import_id > 0',
    unfinished: 'imports WHERE uid = 1',
  }[what];
  const rows = db.query(`SELECT count(*) FROM ${sql}`).values();
  db.close();
  return Number(rows[0]?.[0]);
}
