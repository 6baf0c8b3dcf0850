// Writes the files of this version that every later one has to read, into tests/fixtures/VERSION:
// `bun test ./src/testing/freeze.fixture.ts`. See CONTRIBUTING.md.

import { mkdirSync, writeFileSync } from 'node:fs';
import { test } from 'bun:test';
import { version } from '#root/package.json' with { type: 'json' };
import { aFullRecord, offer } from './hand-overs.ts';
import { createTestApp, type TestApp } from './test-app.ts';
import { aWholeCollection } from './whole-collection.ts';

const now = '2026-03-10T20:00:00Z';

test('the files are written', async () => {
  const club = createTestApp({ now });
  const uid = await aWholeCollection(club);
  const giver = createTestApp({ now });
  const { code } = await offer(giver, [{ id: await aFullRecord(giver) }]);
  const folder = `tests/fixtures/${version}`;
  mkdirSync(folder, { recursive: true });
  for (const [name, bytes] of [
    ['collection.json', await download(club, 'data/export.json', uid)],
    ['collection.zip', await download(club, 'data/export.zip', uid)],
    ['hand-over.zip', await download(giver, `hand_over/file/${code}`, 4)],
  ] as const)
    writeFileSync(`${folder}/${name}`, bytes);
});

async function download({ app, tokenOf }: TestApp, path: string, uid: number): Promise<Uint8Array> {
  const headers = { authorization: `Bearer ${await tokenOf(uid)}`, 'x-today': '2026-03-10' };
  const response = await app.handle(new Request(`http://localhost/api/${path}`, { headers }));
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
