// What the program brings along: known holes in it, and whether its licences let us.

import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Licences that go with MIT. The LGPL is libvips', which is a library of its own file beside the program. */
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

export type Audit = { state: 'clean' | 'holes' | 'not asked'; output: string };

/** Asks the registry for known holes in what runs (not in what only builds and tests). It may not answer. */
export function audit(): Audit {
  const { exitCode, stdout, stderr } = Bun.spawnSync(
    [process.execPath, 'audit', '--prod', '--json'],
    {
      stdin: 'ignore',
      timeout: 60_000,
    },
  );
  const output = `${stdout.toString()}${stderr.toString()}`.trim();
  if (exitCode === 0) return { state: 'clean', output };
  return { state: isAdvisories(stdout.toString()) ? 'holes' : 'not asked', output };
}

/** The packages that run whose licence is none of the allowed ones, with what they say instead. */
export function foreignLicences(): { count: number; wrong: string[] } {
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

const aboutPackage = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as About;

/** Looks a package up as the program would: beside whoever wants it, then further up. */
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
