// Checks the program's dependencies: known vulnerabilities, licences that are incompatible with its own, and a lock
// file that names a registry's host, which would break installing from another one.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Licences that are compatible with MIT. The LGPL is that of libvips, which is a separate shared library. */
const allowed = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'Unlicense',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Python-2.0',
  'LGPL-3.0-or-later',
]);

type Audit = { state: 'clean' | 'vulnerable' | 'no answer'; output: string };

process.chdir(resolve(import.meta.dir, '..'));
const { count, wrong } = disallowedLicences();
const hosts = readFileSync('bun.lock', 'utf8').match(/^.*:\/\/.*$/gm) ?? [];
const { state, output } = audit();
console.log(`${count} packages run`);
// A registry that does not respond says nothing about the packages.
if (state === 'no answer')
  console.log(`COULD NOT ASK for vulnerabilities: ${output.split('\n')[0]}`);
for (const line of [...wrong, ...hosts.slice(0, 5)]) console.log(line);
if (state === 'vulnerable') console.log(output);
process.exitCode = wrong.length || hosts.length || state === 'vulnerable' ? 1 : 0;

/** Asks the registry for known vulnerabilities in the runtime dependencies. It may be unreachable. */
function audit(): Audit {
  const { exitCode, stdout, stderr } = Bun.spawnSync(
    [process.execPath, 'audit', '--prod', '--json'],
    {
      stdin: 'ignore',
      timeout: 60_000,
    },
  );
  const output = `${stdout.toString()}${stderr.toString()}`.trim();
  if (exitCode === 0) return { state: 'clean', output };
  return { state: isAdvisories(stdout.toString()) ? 'vulnerable' : 'no answer', output };
}

/** The runtime packages without an allowed licence, with the licence they declare. */
function disallowedLicences(): { count: number; wrong: string[] } {
  const found = new Map<string, unknown>();
  const { dependencies } = aboutPackage(resolve('.'));
  for (const name of Object.keys(dependencies ?? {})) collect(name, resolve('.'), found);
  const wrong = [...found].filter(([, licence]) => !isAllowed(licence));
  return {
    count: found.size,
    wrong: wrong.map(([name, licence]) => `${name}: ${JSON.stringify(licence)}`),
  };
}

function isAdvisories(text: string): boolean {
  try {
    return Object.keys(JSON.parse(text) as object).length > 0;
  } catch {
    return false;
  }
}

/** 'MIT', '(MIT OR GPL-2.0)', 'MIT AND ISC' */
function isAllowed(licence: unknown): boolean {
  if (typeof licence !== 'string') return false;
  const choices = licence.replace(/[()]/g, '').split(/\s+OR\s+/i);
  return choices.some((choice) => choice.split(/\s+AND\s+/i).every((name) => allowed.has(name)));
}

type About = {
  name?: string;
  version?: string;
  license?: unknown;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};

function aboutPackage(folder: string): About {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as About;
}

/** Looks a package up as the program would: beside its dependent, then further up. */
function collect(name: string, wantedBy: string, found: Map<string, unknown>): void {
  let at = wantedBy;
  while (!existsSync(join(at, 'node_modules', name, 'package.json'))) {
    if (at === resolve('.')) return; // another processor's
    at = resolve(at, '..');
  }
  const folder = join(at, 'node_modules', name);
  const about = aboutPackage(folder);
  const key = `${about.name}@${about.version}`;
  if (found.has(key)) return;
  found.set(key, about.license);
  for (const needed of Object.keys({ ...about.dependencies, ...about.optionalDependencies }))
    collect(needed, folder, found);
}
