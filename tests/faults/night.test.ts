import { afterEach, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import * as attacks from './attacks.ts';
import { memoryGroup, noGroup } from './control-group.ts';
import { call, firstKeeper, logInAgain, lost, writers, type Keeper } from './ledger.ts';
import { start } from './program.ts';
import { halfFiles, notTried, report, unsound } from './report.ts';

afterEach(cleanUp);

/** NIGHT_SECONDS=600 is the whole night; without it a short one. */
const SECONDS = Number(process.env['NIGHT_SECONDS'] ?? 8);

/** Entries that the event log may have of what callers repeat: 50 of each type in an hour. */
const MOST_REPEATED = 6 * 50 * Math.ceil(1 + SECONDS / 3600);

test(
  'a night of attack and use ends with nothing lost, nothing down and nothing left over, within 256 MiB',
  async () => {
    const group = memoryGroup(256);
    if (!group) return notTried('a night of attack and use', noGroup);
    const dataDir = temporaryFolder('night');
    const env = { TRUSTED_PROXIES: '127.0.0.1' }; // so that each attack comes from another address
    const program = await start(dataDir, { group, env });
    const { origin } = program;
    const keeper = await firstKeeper(origin);
    const began = performance.now();
    const until = began + SECONDS * 1000;
    const seconds = () => Math.round((performance.now() - began) / 1000);
    const down = program.ended.then(
      (code) =>
        `it ended with ${code} after ${seconds()} s, ${group.killed()} killed:\n${program.output().slice(-2000)}`,
    );
    const gone: number[] = [];
    const stopWriting = writers(origin, keeper, 2, true);
    const { unfinished, floods, guesses, odd, refused, imports, exports, accounts } = attacks;
    const { searches, rows } = attacks;
    const pictures = (one: attacks.Attacker) => attacks.pictures(one, keeper.sc_id, gone);
    const steps = {
      unfinished,
      floods,
      guesses,
      odd,
      refused,
      imports,
      exports,
      accounts,
      pictures,
      searches,
      rows,
    };
    const night = Promise.all([
      ordinaryCalls(origin, keeper, until),
      ...Object.entries(steps).map(([name, step]) => repeated(origin, name, step, until)),
    ]);
    const result = await Promise.race([night, down]);
    if (typeof result === 'string') throw new Error(result);
    const [use, ...counts] = result;
    await stopWriting();

    const { ledger } = keeper;
    const missing = [...use.missing, ...ledger.faults.filter((fault) => !/: 503 /.test(fault))];
    missing.push(...ledger.unanswered.map((path) => `an answer to ${path}`));
    // the child that the kernel ends is the attack's, never that of an ordinary picture
    missing.push(...ledger.refused, ...counts.flatMap(({ faults }) => faults));
    missing.push(...(await lost(origin, keeper)), ...(await stillServed(origin, gone)));
    const log = await call(origin, keeper, 'GET', 'admin/event_log?limit=1');
    const deleted = counts.find(({ name }) => name === 'accounts')?.times ?? 0;
    if (Number(log?.data['count']) > MOST_REPEATED + deleted)
      missing.push(`${String(log?.data['count'])} entries in the event log`);
    await program.stop(); // fails when it is not the process that was started

    const next = await start(dataDir, { group, env });
    missing.push(...(await lost(next.origin, await logInAgain(next.origin, keeper))));
    missing.push(...halfFiles(dataDir), ...filesOf(dataDir, 'imports'));
    await next.stop();
    missing.push(...unsound(dataDir));
    const tried = counts.reduce((sum, { times }) => sum + times, 0);
    const done = counts.map(({ name, times }) => `${name} ${times}`).join(', ');
    const note = `${SECONDS} s: ${done}; ${ledger.answered} calls of a keeper, ${use.note}; ${group.killed()} children killed`;
    report('a night of attack and use', tried, missing, note);
  },
  (SECONDS + 200) * 1000,
);

/** One attacker with an account of its own, step after step. */
async function repeated(
  origin: string,
  name: string,
  step: (one: attacks.Attacker) => Promise<void>,
  until: number,
) {
  const one = await attacks.attacker(origin, name);
  let times = 0;
  for (; performance.now() < until; times += 1) await step(one);
  return { name, times, faults: one.faults };
}

/** What another keeper does meanwhile, and how long it takes. */
async function ordinaryCalls(origin: string, keeper: Keeper, until: number) {
  const missing: string[] = [];
  const took: number[] = [];
  for (const path = ['pet/list', 'pet/dashboard/feed', 'species/list?limit=12']; ;) {
    if (performance.now() >= until) break;
    const began = performance.now();
    const answer = await call(origin, keeper, 'GET', path[took.length % path.length] ?? '');
    took.push(performance.now() - began);
    if (answer?.status !== 200) missing.push(`an ordinary call: ${JSON.stringify(answer)}`);
    await Bun.sleep(20);
  }
  took.sort((a, b) => a - b);
  const at = (share: number) => Math.round(took[Math.floor((took.length - 1) * share)] ?? 0);
  return { missing, note: `reading ${at(0.5)} ms, p99 ${at(0.99)} ms, at most ${at(1)} ms` };
}

/** Pictures of animals that are deleted. */
async function stillServed(origin: string, ids: number[]): Promise<string[]> {
  const addresses = ids.flatMap((id) => [`tid_${id}.webp`, `tid_${id}.png`]);
  const answers = await Promise.all(
    addresses.map(async (name) => [name, (await fetch(`${origin}/uploads/thumb/${name}`)).status]),
  );
  return answers.filter(([, status]) => status !== 404).map(String);
}

const filesOf = (dataDir: string, folder: string): string[] =>
  existsSync(join(dataDir, folder)) ? readdirSync(join(dataDir, folder)) : [];
