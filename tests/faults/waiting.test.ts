import { afterEach, test } from 'bun:test';
import { limits } from '#src/domain/limits.ts';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { attacker, type Attacker } from './attacks.ts';
import { call, firstKeeper } from './ledger.ts';
import { processorTime, start } from './program.ts';
import { report } from './report.ts';

afterEach(cleanUp);

// What is heavy for the server costs others no standstill. How long something takes is the machine's affair; these
// count what others are answered meanwhile, and compare what two calls cost the processor.

const MB = 1_000_000;
const values = `{"un":[${'1,'.repeat(MB / 2 - 1000)}1],"upw":"x"}`;
const text = `{"un":"${'1,'.repeat(MB / 2 - 1000)}1","upw":"x"}`;

/** As long as 200 names can be in a body that is not yet a large one: of those a keeper's few wait, and the rest is refused. */
const LONG = 480;

/** A server with its administrator and another keeper. */
async function fixture(what: string) {
  const program = await start(temporaryFolder(what), { env: { TRUSTED_PROXIES: '127.0.0.1' } });
  const keeper = await firstKeeper(program.origin);
  const other = await attacker(program.origin, 'ann');
  const missing: string[] = [];
  /** What some work costs the processor. */
  const cost = async (work: () => Promise<unknown>) => {
    const before = processorTime(program.pid);
    await work();
    return processorTime(program.pid) - before;
  };
  /** How many ordinary calls are answered one after the other until `isOver`. */
  const ordinary = async (isOver: () => boolean) => {
    for (let count = 0; ; count += 1) {
      const answer = await call(program.origin, keeper, 'GET', 'pet/list');
      if (answer?.status !== 200) missing.push(`an ordinary call: ${JSON.stringify(answer)}`);
      if (isOver()) return count;
    }
  };
  return { program, keeper, other, missing, cost, ordinary };
}

test('a megabyte of values costs no more than one of text, and three of strangers, either', async () => {
  const { program, other, missing, cost } = await fixture('values');
  const stranger = await attacker(program.origin);
  const send = async (one: Attacker, path: string, body: string) => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => one.call('POST', path, body)),
    );
    const odd = answers.filter((answer) => !answer || answer.ok || answer.status === 500);
    if (odd.length > 0) missing.push(`${path}: ${odd.map((answer) => answer?.status).join(' ')}`);
  };
  const rounds = async (work: () => Promise<void>) => {
    for (let turn = 0; turn < 5; turn += 1) await work();
  };
  const ofText = await cost(() => rounds(() => send(other, 'pet/add', text)));
  const ofValues = await cost(() => rounds(() => send(other, 'pet/add', values)));
  const ofStrangers = await cost(() =>
    rounds(async () => {
      for (const path of ['user/login', 'pet/add', 'nothing']) await send(stranger, path, values);
    }),
  );
  await program.stop();
  const note = `hundredths of a second: text ${ofText}, values ${ofValues}, of strangers ${ofStrangers}`;
  if (ofValues > ofText || ofStrangers > ofText) missing.push(note);
  report('megabytes of values', 150, missing, note);
});

test('long names that are looked for cost no more than names, and others go on between them', async () => {
  const { program, keeper, other, missing, cost, ordinary } = await fixture('names');
  const asking = { ...keeper, token: other.token };
  const ask = async (length: number) => {
    const names = Array.from({ length: limits.importNames }, (_, at) =>
      `Brachypelma hamorii ${at} `.repeat(40).slice(0, length),
    );
    const answer = await call(
      program.origin,
      asking,
      'POST',
      'pet/match_species',
      { names },
      150_000,
    );
    if (answer?.status !== 200) missing.push(`names: ${answer?.status}`);
  };
  const ofNames = await cost(() => ask(limits.sc_name));
  const ofLong = await cost(() => ask(LONG));
  let left = 30;
  const calls = Array.from({ length: left }, () => ask(LONG).then(() => (left -= 1)));
  const answered = await ordinary(() => left === 0);
  await Promise.all(calls);
  await program.stop();
  const note = `hundredths of a second: names ${ofNames}, long ones ${ofLong}; ${answered} ordinary calls beside 30`;
  if (ofLong > 1.5 * ofNames || answered < 8) missing.push(note);
  report('long names that are looked for', 32, missing, note);
});
