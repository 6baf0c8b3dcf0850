import { Database } from 'bun:sqlite';
import { expect, test } from 'bun:test';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { storePicture, deletePicture } from '#src/platform/pictures/pictures.ts';
import { readConfig } from '#src/platform/config.ts';
import { aDataFolder } from '#src/testing/data-folder.ts';
import { aPet } from '#src/testing/samples.ts';
import { holdPictures } from './held-files.ts';

const encoded = (word: string) => ({
  thumb: Buffer.from(`${word} t`),
  mobile: Buffer.from(`${word} m`),
  large: Buffer.from(`${word} l`),
});

test('pictures that are replaced or deleted after the database was copied are taken as they are then', () => {
  const { dataDir, db, pet } = aDataFolder();
  const store = { db, config: readConfig({ DATA_DIR: dataDir }) };
  const gone = aPet(db);
  storePicture(store, 3, gone, encoded('gone'));
  const work = join(dataDir, 'backups', 'making-x');
  mkdirSync(work, { recursive: true });
  db.$client.run('VACUUM INTO ?', [join(work, 'exuvia.db')]);
  storePicture(store, 3, pet, encoded('new'));
  storePicture(store, 3, pet, encoded('newer'));
  deletePicture(store, 3, gone);

  const copy = new Database(join(work, 'exuvia.db'));
  const { files, missing } = holdPictures(copy, db.$client, dataDir, work);
  expect(missing).toBe(0);
  expect(files.map(({ name }) => name)).toEqual(
    ['thumb', 'mobile', 'large'].map((size) => `uploads/${size}/tid_${pet}-v2.webp`),
  );
  expect(
    copy.query('SELECT id, has_img, img_version FROM pets WHERE id > 0 ORDER BY id').all(),
  ).toEqual([
    { id: pet, has_img: 1, img_version: 2 },
    { id: gone, has_img: 0, img_version: 1 },
  ]);
  copy.close();
});
