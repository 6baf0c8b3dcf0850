import { Database } from 'bun:sqlite';
import { afterEach, expect, test } from 'bun:test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LEAVING_UID } from '#src/db/seed.ts';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { aCollection } from './collection.ts';
import { call, emptyLedger, firstKeeper, lost, upw, writeOne, type Keeper } from './ledger.ts';
import { start, type Program } from './program.ts';
import { report, unsound } from './report.ts';

afterEach(cleanUp);

const PETS = 400;
const PICTURES = 60;

test('kill -9 while an account is deleted: nothing of it is public, and it goes at the next start', async () => {
  const dataDir = temporaryFolder('deletion');
  const rounds = 4;
  const missing: string[] = [];
  let [program, halfway] = [await start(dataDir), 0];
  const staying = await firstKeeper(program.origin);
  while (staying.ledger.pictures.size < 3) await writeOne(program.origin, staying, true);
  for (let round = 0; round < rounds; round += 1) {
    const leaving = await aLeaving(program, `keeper${round}@example.org`);
    const [uid, pictured] = idsOf(dataDir);
    expect(await served(program, pictured)).toHaveLength(PICTURES);
    const deleting = call(program.origin, leaving, 'DELETE', 'user/delete', { upw });
    while (left(dataDir, `users WHERE uid = ${uid}`) > 0) await Bun.sleep(1);
    await Bun.sleep(round * 40);
    program.signal('SIGKILL');
    await program.ended;
    await deleting;
    if (left(dataDir, `pets WHERE uid = ${LEAVING_UID}`) > 0) halfway += 1;
    program = await start(dataDir);
    for (const path of await served(program, pictured)) missing.push(`${path} is public`);
    while (left(dataDir, `imports WHERE uid = ${LEAVING_UID}`) > 0) await Bun.sleep(10);
    while (picturesIn(dataDir) > staying.ledger.pictures.size) await Bun.sleep(10);
    missing.push(...(await lost(program.origin, staying)));
  }
  await program.stop();
  missing.push(...staying.ledger.faults, ...unsound(dataDir));
  expect(halfway).toBeGreaterThan(0);
  const note = `${halfway} of them with animals still there`;
  report('kill -9 during the deletion of an account', rounds, missing, note);
});

/** Another keeper with many animals, of which some have a picture. */
async function aLeaving({ origin }: Program, un: string): Promise<Keeper> {
  const keeper: Keeper = { token: '', email: un, sc_id: 0, ledger: emptyLedger() };
  const made = await call(origin, keeper, 'POST', 'user/register', { un, uname: 'Dora', upw });
  keeper.token = String(made?.data['token']);
  await aCollection(origin, keeper, { pets: PETS, pictures: PICTURES });
  return keeper;
}

/** Of the newest keeper: the id, and the ids of the animals with a picture. */
function idsOf(dataDir: string): [uid: number, pictured: number[]] {
  const db = new Database(join(dataDir, 'exuvia.db'), { readonly: true });
  const [[uid] = []] = db.query('SELECT max(uid) FROM users').values();
  const rows = db.query('SELECT id FROM pets WHERE has_img = 1 AND uid = ?').values(Number(uid));
  db.close();
  return [Number(uid), rows.map(([id]) => Number(id))];
}

function left(dataDir: string, where: string): number {
  const db = new Database(join(dataDir, 'exuvia.db'), { readonly: true });
  const [[count] = []] = db.query(`SELECT count(*) FROM ${where}`).values();
  db.close();
  return Number(count);
}

/** Which of these pictures a stranger gets. */
async function served({ origin }: Program, ids: number[]): Promise<string[]> {
  const paths = ids.map((id) => `/uploads/large/tid_${id}.webp`);
  const statuses = await Promise.all(
    paths.map(async (path) => (await fetch(origin + path)).status),
  );
  return paths.filter((_, at) => statuses[at] !== 404);
}

const picturesIn = (dataDir: string): number =>
  readdirSync(join(dataDir, 'uploads/large')).filter((name) => name.endsWith('.webp')).length;
