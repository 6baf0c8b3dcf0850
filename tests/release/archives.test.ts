import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'bun:test';
import { version } from '#root/package.json' with { type: 'json' };
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { bareGround } from './bare.ts';
import { foreignGround } from './foreign.ts';
import { buildArchives, unpackTo } from './unpacked.ts';
import { useArchive } from './use-archive.ts';

// `npm run test:release`, after a build: it fetches what is not there yet, about 400 MB for all platforms, so it is no
// part of `npm test`. What needs no download of it is in tests/release-parts.test.ts.

beforeAll(() => {
  const wanted = ['linux-x64', 'linux-arm64'];
  const archive = (name: string) => `dist/release/exuvia-${version}-${name}.tar.gz`;
  if (!wanted.every((name) => existsSync(archive(name)))) buildArchives(wanted);
}, 600_000);
afterAll(cleanUp);

test.skipIf(process.platform !== 'linux' || process.arch !== 'x64')(
  'the archive for Linux x64 is used where nothing is installed',
  async () => {
    const root = temporaryFolder('bare');
    await unpackTo(join(root, 'opt'), 'linux-x64');
    const ground = bareGround(root);
    await useArchive(ground);
    console.log(`release: linux-x64 passed on ${ground.what}`);
  },
);

test('the archive for Linux arm64 passes the same calls on a machine that is played', async () => {
  const root = temporaryFolder('arm64');
  const ground = foreignGround(root);
  if (!ground) return;
  await unpackTo(join(root, 'opt'), 'linux-arm64');
  await useArchive(ground);
  expect(existsSync(join(root, 'opt/exuvia/data/exuvia.db'))).toBe(true);
  console.log(`release: linux-arm64 passed on ${ground.what}`);
}, 900_000); // an emulator takes its time
