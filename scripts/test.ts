// `npm test`: runs every check of package.json, and prints one line at the end: N passed, N failed. Tests are counted
// one by one, any other check counts as one failure when it fails.

import { dirname, resolve } from 'node:path';
import { missingTools } from './browser-tools.ts';

type Outcome = { passed: number; failed: number; failures: string[] };

process.chdir(resolve(import.meta.dir, '..'));
const outcomes: Outcome[] = [];
for (const part of ['lint', 'dependencies', 'build']) outcomes.push(await run(part));
// Beside all others, though a small machine has two cores: they mostly wait, for a start, a kill or a time limit.
const faults = run('test:faults');
for (const part of ['test:server', 'test:web']) outcomes.push(await run(part));
outcomes.push(...(await Promise.all([...browserShards(['--shard=1/2', '--shard=2/2']), faults])));

for (const line of outcomes.flatMap(({ failures }) => failures)) console.log(line);
const [passed, failed] = [total('passed'), total('failed')];
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

function total(key: 'passed' | 'failed'): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[key], 0);
}

function browserShards(shards: string[]): (Outcome | Promise<Outcome>)[] {
  const missing = missingTools();
  if (missing.length === 0) return shards.map((shard) => run('test:browser', shard));
  return [{ passed: 0, failed: missing.length, failures: missing }];
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
    },
  });
  const output = (await Promise.all([shown(child.stdout), shown(child.stderr)])).join('\n');
  const code = await child.exited;
  const failed = Math.max(count(output, 'fail'), code === 0 ? 0 : 1);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name} (${seconds} s)`);
  const failures = output.match(/^\(fail\).*$/gm) ?? [];
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
