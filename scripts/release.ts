// Archives that run without Node and without anything installed: `bun scripts/release.ts [linux-x64 …]`, all platforms
// without arguments. They go to dist/release, with their sums. Packages of other platforms come from npm, once.

import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tarOf, zipOf } from './release/tar-and-zip.ts';
import { faultsIn } from './release/complete.ts';
import { contentsOf } from './release/contents.ts';
import { isWindows, platforms } from './release/platforms.ts';

process.chdir(resolve(import.meta.dir, '..'));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !platforms.some((platform) => platform.name === name));
if (unknown.length > 0) throw new Error(`There is no archive for ${unknown.join(', ')}.`);
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const folder = 'dist/release';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const sums: string[] = [];
for (const platform of platforms) {
  if (wanted.length > 0 && !wanted.includes(platform.name)) continue;
  const entries = await contentsOf(platform, version);
  const faults = faultsIn(entries, platform, version);
  if (faults.length > 0) throw new Error(`${platform.name}: ${faults.join(', ')}`);
  const at = lastChange();
  const archive = isWindows(platform) ? zipOf(entries, at) : await tarOf(entries, at);
  const name = `exuvia-${version}-${platform.name}.${isWindows(platform) ? 'zip' : 'tar.gz'}`;
  writeFileSync(join(folder, name), archive);
  sums.push(`${createHash('sha256').update(archive).digest('hex')}  ${name}`);
  console.log(`${(archive.length / 1e6).toFixed(1).padStart(6)} MB  ${folder}/${name}`);
}
writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('\n')}\n`);

/** The time of all files: that of the last commit. Without git it is that of the first version. */
function lastChange(): Date {
  const git = Bun.spawnSync(['git', 'log', '-1', '--format=%ct'], { stderr: 'ignore' });
  const seconds = Number(git.stdout.toString().trim()) || Date.UTC(2026, 0, 1) / 1000;
  return new Date(seconds * 1000);
}
