// `npm test`: runs every check of package.json, and prints one line at the end: N passed, N failed. Tests are counted
// one by one, any other check counts as one failure when it fails.

import { mkdtempSync, rmSync } from 'node:fs';
import { constants, setPriority, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { browserDay, browserZone } from '#root/tests/journeys/zone.ts';
import { missingTools } from './browser-tools.ts';

/** A script of package.json, and its arguments. */
type Part = [name: string, ...args: string[]];
type Outcome = { passed: number; failed: number; failures: string[] };
/** A test that failed, with the lines before it, which say why: for who is shown the end of a long output alone. */
const whatFailed = /(?:^(?!\((?:fail|pass)\)).*\n){0,30}^\(fail\).*$/gm;

process.chdir(resolve(import.meta.dir, '..'));
// The server's children give way to everything else: beside another part of the tests they would hardly get a turn.
// Nothing has a lower priority than this one, so that all share alike.
setPriority(constants.priority.PRIORITY_LOW);
const outcomes: Outcome[] = [];
/** Each file of the web's tests begins with cold code: to compile it well takes more than the better code gives back. */
const cold = { BUN_JSC_useDFGJIT: '0' };
const settings: Record<string, Record<string, string>> = {
  // with the React that keepers have, as that for developers takes a fifth longer; only the components' need its `act`
  'test:web': { ...cold, NODE_ENV: 'production' },
  'test:components': cold,
};
/** With the example club in it, in a folder named by the day that it is of. */
const clubs = mkdtempSync(join(tmpdir(), 'exuvia-clubs-'));
outcomes.push(await run('build'));
drawClub();
const browser = browserShards(6);
// The longest first and the shortest last, so that all lanes end at about the same time.
const queue: Part[] = [
  ['test:faults'],
  ['test:server'],
  ...browser.slice(0, 2),
  ['test:web'],
  ...browser.slice(2),
  ['test:components'],
  ['lint'],
  ['dependencies'],
];
// Three at once on the two cores of a small machine: the faults wait for half of their time, and browsers for some.
await Promise.all([lane(), lane(), lane()]);
rmSync(clubs, { recursive: true, force: true });

for (const line of outcomes.flatMap(({ failures }) => failures)) console.log(line);
const [passed, failed] = [total('passed'), total('failed')];
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

function total(key: 'passed' | 'failed'): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
}

/** Once for all servers of the tests in a browser (tests/journeys/server.ts): each would take seconds to draw its own. */
function drawClub(): void {
  const folder = join(clubs, browserDay());
  const { success } = Bun.spawnSync([process.execPath, 'dist/server/cli.js', 'make-demo'], {
    env: { PATH: process.env['PATH'], TZ: browserZone, DATA_DIR: folder },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (!success) rmSync(folder, { recursive: true, force: true }); // each draws its own, then
}

/** Runs parts until none is left. */
async function lane(): Promise<void> {
  for (let part = queue.shift(); part; part = queue.shift()) {
    const [name, ...args] = part;
    outcomes.push(await run(name, ...args));
  }
}

/** The parts of the tests in a browser; where none is installed, that is a failure, and there are none. */
function browserShards(count: number): Part[] {
  const missing = missingTools();
  if (missing.length > 0) outcomes.push({ passed: 0, failed: missing.length, failures: missing });
  const shards = missing.length > 0 ? 0 : count;
  return Array.from({ length: shards }, (_, at) => ['test:browser', `--shard=${at + 1}/${shards}`]);
}

/** Runs a script of package.json and prints its output. */
async function run(part: string, ...args: string[]): Promise<Outcome> {
  const start = performance.now();
  const name = [part, ...args].join(' ');
  const child = Bun.spawn([process.execPath, 'run', '--silent', part, ...args], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    env: {
      ...process.env,
      NO_COLOR: '1',
      PATH: `${dirname(process.execPath)}:${process.env['PATH']}`,
      DRAWN_CLUBS: clubs,
      ...settings[part],
    },
  });
  const output = (await Promise.all([shown(child.stdout), shown(child.stderr)])).join('\n');
  const code = await child.exited;
  const failed = Math.max(count(output, 'fail'), code === 0 ? 0 : 1);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
  const failures = output.match(whatFailed) ?? [];
  return {
    passed: count(output, 'pass'),
    failed,
    failures: failed && failures.length === 0 ? [`(fail) ${name}`] : failures,
  };
}

async function shown(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) {
    process.stdout.write(chunk);
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** Parses the last lines of `bun test`; `fail` includes errors between tests. */
function count(output: string, word: 'pass' | 'fail'): number {
  return Number(output.match(new RegExp(`^\\s*(\\d+) ${word}$`, 'm'))?.[1] ?? 0);
}
