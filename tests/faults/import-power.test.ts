import { afterEach, expect, test } from 'bun:test';
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { cleanUp, temporaryFolder } from '#src/testing/clean-up.ts';
import { aCollection } from './collection.ts';
import { canMount, diskImage, mendImage, mountImage, needsRoot } from './disks.ts';
import { firstKeeper, lost } from './ledger.ts';
import { start } from './program.ts';
import { notTried, report, unsound } from './report.ts';

afterEach(cleanUp);

const PICTURES = 15;

test('a power cut right after an import loses none of its pictures, on a disk without a journal either', async () => {
  if (!canMount) return notTried('power cut after an import', needsRoot);
  const image = join(temporaryFolder('power'), 'disk.img');
  diskImage(image, 64, 'ext2');
  const disk = mountImage(image);
  const program = await start(join(disk.folder, 'data'));
  const keeper = await firstKeeper(program.origin);
  await aCollection(program.origin, keeper, { pets: 30, pictures: PICTURES });
  program.signal('SIGSTOP');
  copyFileSync(image, `${image}.cut`);
  program.signal('SIGCONT');
  mendImage(`${image}.cut`);
  const after = mountImage(`${image}.cut`);
  const dataDir = join(after.folder, 'data');
  const again = await start(dataDir);
  expect(keeper.ledger.pictures.size).toBe(PICTURES);
  const missing = await lost(again.origin, keeper);
  await again.stop();
  missing.push(...unsound(dataDir));
  await program.stop();
  for (const { unmount } of [after, disk]) unmount();
  report('power cut after an import with pictures', 1, missing, `${PICTURES} pictures, ext2`);
});
