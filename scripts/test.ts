// Everything that can be checked: `npm test`, or some steps of it: `npm test -- unit types`.
// Prints in full only what failed, and closes with one line: N passed, N failed.

import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Glob } from 'bun';
import { getChromium } from './chromium.ts';
import { audit, foreignLicences } from './dependencies.ts';
import { getPoppler } from './poppler.ts';

/** `notes` are printed whether it failed or not. */
type Outcome = { passed: number; failed: number; output: string; notes?: string[] };
type Step = { name: string; work: () => Promise<Outcome> };

const bun = process.execPath;
const aQuarter = 15 * 60_000;
let chromium = '';
/** For all that the tests write; other users look in there, too, when faults are tried. */
const scratch = mkdtempSync(join(tmpdir(), 'exuvia-tests-'));
chmodSync(scratch, 0o755);

/** What others stand on comes first. */
const grounds: Step[] = [
  { name: 'chromium', work: findBrowser },
  { name: 'build', work: build },
];
/** Two at a time, as a small machine has two cores; the longest first. */
const apart: Step[] = [
  {
    name: 'unit',
    work: () => tests({}, '--isolate', '--timeout=30000', '--retry=1', './src', './web'),
  },
  { name: 'types', work: () => check(bun, 'check') },
  { name: 'format', work: () => check(bun, 'fmt', '--check') },
  { name: 'lint', work: () => check(bun, 'x', 'oxlint') },
  { name: 'lock', work: noHostInLock },
  { name: 'licences', work: checkLicences },
  { name: 'audit', work: askForHoles },
];
/** The browser's files that take longest, to be begun first. */
const longest = ['labels', 'feeding-round', 'accounts', 'every-page', 'german'];

/** One step a file, two at a time. They need the browser and the built program. */
function browserSteps(): Step[] {
  const rank = (file: string) => {
    const at = longest.findIndex((name) => file.startsWith(name));
    return at < 0 ? longest.length : at;
  };
  const files = [...new Glob('*.test.ts').scanSync('tests/browser')];
  return files
    .toSorted((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .map((file) => ({
      name: `browser ${file.replace(/(\.browser)?\.test\.ts$/, '')}`,
      work: () =>
        // a browser on a busy machine may miss a moment once; a fault misses it twice
        tests({ CHROMIUM: chromium }, '--timeout=90000', '--retry=1', `./tests/browser/${file}`),
    }));
}

/** By itself: it fills disks and ends processes at the millisecond. Needs the built program. */
const faults: Step = {
  name: 'faults',
  work: async () => {
    const outcome = await tests({}, '--timeout=180000', '--retry=1', './tests/faults');
    return { ...outcome, notes: outcome.notes?.toSorted() };
  },
};

process.chdir(resolve(import.meta.dir, '..'));
process.exitCode = await main(process.argv.slice(2));
rmSync(scratch, { recursive: true, force: true });

async function main(chosen: string[]): Promise<number> {
  const names = [...[...grounds, ...apart].map((step) => step.name), 'browser', faults.name];
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length) {
    console.log(`There is no step "${unknown.join(' ')}", but ${names.join(', ')}.`);
    return 1;
  }
  const wants = (name: string) => chosen.length === 0 || chosen.includes(name);
  const needed: Record<string, boolean> = {
    chromium: wants('browser'),
    build: wants('browser') || wants(faults.name),
  };
  const steps = apart.filter(({ name }) => wants(name));
  if (wants('browser')) steps.push(...browserSteps());
  const outcomes = await inPairs(grounds.filter(({ name }) => wants(name) || needed[name]));
  outcomes.push(...(await inPairs(steps)));
  if (wants(faults.name)) outcomes.push(await report(faults));

  // Once more at the end, where a long log is read first.
  for (const { failed, output } of outcomes)
    for (const line of failed ? (output.match(/^\(fail\).*$/gm) ?? []) : []) console.log(line);
  const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, one) => total + one[key], 0);
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') ? 1 : 0;
}

async function inPairs(steps: Step[]): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift())
      outcomes.push(await report(step));
  };
  await Promise.all([worker(), worker()]);
  return outcomes;
}

async function report({ name, work }: Step): Promise<Outcome> {
  const start = performance.now();
  const outcome = await work();
  const seconds = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  const counts = outcome.passed ? `, ${outcome.passed} passed` : '';
  console.log(`${outcome.failed ? 'FAILED' : 'ok    '} ${name} (${seconds}${counts})`);
  for (const note of outcome.notes ?? []) console.log(`       ${note}`);
  if (outcome.failed) console.log(outcome.output.trim());
  return outcome;
}

/** A command that is right or wrong as a whole. */
async function check(...command: string[]): Promise<Outcome> {
  const { ok, output } = await run(command);
  return { passed: 0, failed: ok ? 0 : 1, output };
}

/** A run of `bun test`; one that breaks off without a failed test counts as one failure. */
async function tests(env: Record<string, string>, ...args: string[]): Promise<Outcome> {
  const { ok, output } = await run([bun, 'test', ...args], env);
  const count = (word: string) =>
    Number(output.match(new RegExp(`^\\s*(\\d+) ${word}s?$`, 'm'))?.[1] ?? 0);
  // `fail` counts the errors between tests as well.
  const failed = count('fail');
  return {
    passed: count('pass'),
    failed: ok ? failed : Math.max(failed, 1),
    output: onlyFailures(output),
    notes: [...output.matchAll(/^fault: (.*)$/gm)].map(([, note = '']) => note),
  };
}

/** What was printed before a test that passed is its own affair; what was printed before a failed one stays. */
function onlyFailures(output: string): string {
  let block: string[] = [];
  const kept: string[] = [];
  for (const line of output.split('\n')) {
    block.push(line);
    if (/^\(fail\)/.test(line) || /^# Unhandled error/.test(line)) kept.push(...block);
    if (/^(\((pass|skip|fail)\)|\S+\.test\.tsx?:$)/.test(line)) block = [];
  }
  return [...kept, ...block].join('\n');
}

async function build(): Promise<Outcome> {
  const pages = await check(bun, 'start.mjs', 'build');
  return pages.failed ? pages : check(bun, 'scripts/build.ts', 'server');
}

/** And what reads the pages that it prints. */
async function findBrowser(): Promise<Outcome> {
  try {
    chromium = await getChromium();
    await getPoppler();
    return { passed: 0, failed: 0, output: '' };
  } catch (error) {
    return { passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

/** A lock file that names a registry's host installs from nowhere else. */
async function noHostInLock(): Promise<Outcome> {
  const text = await Bun.file('bun.lock').text();
  const lines = text.split('\n').filter((line) => line.includes('://'));
  return { passed: 0, failed: lines.length ? 1 : 0, output: lines.slice(0, 5).join('\n') };
}

async function checkLicences(): Promise<Outcome> {
  const { count, wrong } = foreignLicences();
  return {
    passed: 0,
    failed: wrong.length,
    output: wrong.join('\n'),
    notes: [`${count} packages run`],
  };
}

/** A registry that does not answer says nothing of the packages: it counts neither way. */
async function askForHoles(): Promise<Outcome> {
  const { state, output } = audit();
  const notes =
    state === 'not asked' ? [`COULD NOT ASK for known holes: ${output.split('\n')[0]}`] : [];
  return { passed: 0, failed: state === 'holes' ? 1 : 0, output, notes };
}

async function run(command: string[], env: Record<string, string> = {}) {
  const child = Bun.spawn(command, {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
    timeout: aQuarter,
    env: { ...process.env, NO_COLOR: '1', TMPDIR: scratch, ...env },
  });
  const [out, err] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  return { ok: (await child.exited) === 0, output: `${out}${err}` };
}
