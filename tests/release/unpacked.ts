import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { version } from '#root/package.json' with { type: 'json' };

/** Unpacks an archive of dist/release; builds it first where it is not there. */
export async function unpackTo(folder: string, platform: string): Promise<void> {
  const file = `dist/release/exuvia-${version}-${platform}.tar.gz`;
  const reader = extract();
  reader.end(gunzipSync(readFileSync(file)));
  for await (const entry of reader) {
    const parts: Uint8Array[] = [];
    for await (const part of entry) parts.push(part as Uint8Array);
    const path = join(folder, entry.header.name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.concat(parts), { mode: entry.header.mode });
  }
}

/** Builds the archives of these platforms, from what `npm run build` made. */
export function buildArchives(platforms: string[]): void {
  const command = [process.execPath, 'scripts/release.ts', ...platforms];
  const { exitCode } = Bun.spawnSync(command, { stdio: ['ignore', 'inherit', 'inherit'] });
  if (exitCode !== 0) throw new Error('The archives could not be built.');
}
