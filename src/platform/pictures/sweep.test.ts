import { expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pets, pictures } from '#src/db/schema.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { pictureFile, sizes } from './picture-files.ts';
import { storePicture, sumsOf } from './pictures.ts';
import { renameOldFiles, sweepPictures } from './sweep.ts';

/** A file of four bytes, as its head says. */
const webp = (content: string) => Buffer.from(`RIFF\x08\0\0\0WEBP${content}`, 'latin1');
const encoded = { thumb: webp('tttt'), mobile: webp('mmmm'), large: webp('llll') };

function aStore() {
  const { context, db, config } = createTestApp();
  const [kept, gone] = [aPet(db), aPet(db)];
  for (const id of [kept, gone]) storePicture(context, 3, id, encoded);
  const names = () => readdirSync(join(config.dataDir, 'uploads/large')).toSorted();
  return { context, db, kept, gone, names, folder: join(config.dataDir, 'uploads') };
}

test('files that no row names are removed, whatever form and version they have, and no others', async () => {
  const { context, db, kept, gone, names, folder } = aStore();
  db.delete(pets).where(eq(pets.id, gone)).run(); // as a crash between row and file leaves it
  const strays = [`tid_${kept}-v7.webp`, `tid_${gone}-v1.png`, 'tid_999999-v1.webp'];
  for (const name of [...strays, 'of-the-owner.txt'])
    writeFileSync(join(folder, 'large', name), '');
  expect(await sweepPictures(context)).toEqual({ removed: 6, missing: 0 });
  expect(names()).toEqual(['of-the-owner.txt', `tid_${kept}-v1.webp`]);
});

test('a row whose files are missing is counted and stays: the folder may only be away', async () => {
  const { context, db, kept, gone, folder } = aStore();
  renameSync(folder, `${folder}-away`);
  expect(await sweepPictures(context)).toEqual({ removed: 0, missing: 2 });
  mkdirSync(folder);
  expect(await sweepPictures(context)).toEqual({ removed: 0, missing: 2 });
  rmSync(folder, { recursive: true });
  renameSync(`${folder}-away`, folder);
  expect(await sweepPictures(context)).toEqual({ removed: 0, missing: 0 });
  const shown = db.select({ id: pets.id }).from(pets).where(eq(pets.has_img, 1)).all();
  expect(shown.map(({ id }) => id)).toContain(gone);
  expect(
    sizes.every((size) => existsSync(pictureFile(context, size, { id: kept, img_version: 1 }))),
  ).toBe(true);
});

test('pictures of an older version get their names and their sums', async () => {
  const { context, db, kept, names, folder } = aStore();
  db.update(pictures).set({ thumb: null, mobile: null, large: null, bytes: 0 }).run();
  for (const size of sizes) {
    const old = join(folder, size, `tid_${kept}.webp`);
    renameSync(pictureFile(context, size, { id: kept, img_version: 1 }), old);
    writeFileSync(join(folder, size, `tid_${kept}.png`), 'a duplicate');
    writeFileSync(join(folder, size, 'tid_999999.webp'), 'of nobody');
  }
  renameOldFiles(context);
  expect(names()).toEqual([`tid_${kept}-v1.webp`, `tid_${kept + 1}-v1.webp`]);
  expect(await sweepPictures(context)).toEqual({ removed: 0, missing: 0 });
  expect(db.select().from(pictures).all()).toContainEqual(
    expect.objectContaining({ pet_id: kept, version: 1, ...sumsOf(encoded) }),
  );
});
