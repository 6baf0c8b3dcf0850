import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { bunSums, bunVersion } from './platforms.ts';

/** A file of an archive: its path, whether it is a program, and its content. */
export type Entry = { path: string; isProgram: boolean; bytes: Uint8Array };

const cache = 'node_modules/.cache/exuvia-release';

/** The files of a package of npm, whose sum is that of the lock file, or of Bun's own list. @throws when it is not */
export async function filesOf(name: string): Promise<Entry[]> {
  const { version, sum } = pinned(name);
  const file = join(cache, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  if (!existsSync(file)) fetchPackage(`${name}@${version}`);
  const bytes = readFileSync(file);
  if (!fits(bytes, sum)) {
    rmSync(file);
    throw new Error(
      `${name}@${version} is not the file that its sum names; it was removed. Try again.`,
    );
  }
  return await unpack(bytes);
}

/** Whether bytes have a sum as npm writes it: sha512-BASE64. */
export const fits = (bytes: Uint8Array, sum: string): boolean =>
  sum === `sha512-${createHash('sha512').update(bytes).digest('base64')}`;

/** The version and sum of a package in the lock file, or of Bun's. */
export function pinned(name: string, lock = readFileSync('bun.lock', 'utf8')) {
  const sum = bunSums[name];
  if (sum) return { version: bunVersion, sum };
  const escaped = name.replaceAll('/', '\\/');
  const [, version, found] =
    new RegExp(`"${escaped}": \\["${escaped}@([\\w.-]+)",.*"(sha512-[^"]+)"\\],?$`, 'm').exec(
      lock,
    ) ?? [];
  if (!version || !found) throw new Error(`bun.lock does not know ${name}.`);
  return { version, sum: found };
}

/** npm asks the registry that it is set to, and is on every machine that has Node. */
function fetchPackage(spec: string): void {
  mkdirSync(cache, { recursive: true });
  const command = ['npm', 'pack', '--silent', '--pack-destination', cache, spec];
  const { exitCode } = Bun.spawnSync(command, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (exitCode !== 0) throw new Error(`npm could not fetch ${spec}.`);
}

/** The files of a .tgz, without the folder that npm puts them into. */
async function unpack(bytes: Uint8Array): Promise<Entry[]> {
  const entries: Entry[] = [];
  const reader = extract();
  reader.end(gunzipSync(bytes));
  for await (const entry of reader) {
    const parts: Uint8Array[] = [];
    for await (const part of entry) parts.push(part as Uint8Array);
    const { name, mode = 0o644, type } = entry.header;
    if (type !== 'file') continue;
    const path = name.replace(/^[^/]+\//, '');
    entries.push({ path, isProgram: (mode & 0o100) !== 0, bytes: Buffer.concat(parts) });
  }
  return entries;
}
