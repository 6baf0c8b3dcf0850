import { describe, expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { version } from '#root/package.json' with { type: 'json' };
import { pets, species } from '#src/db/schema.ts';
import { currentPictureFile } from '#src/platform/pictures/picture-files.ts';
import { linked, type CollectionDocument } from '#src/testing/linked-document.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

// What earlier versions wrote, as they wrote it: every later one reads it whole. See CONTRIBUTING.md.

const root = 'tests/fixtures';
const versions = readdirSync(root).toSorted();
const frozen = versions.flatMap((of) => readdirSync(join(root, of)).map((file) => ({ of, file })));

test('this version has files of its own', () => {
  expect(versions).toContain(version);
  expect(readdirSync(join(root, version)).toSorted()).toEqual([
    ...['collection.json', 'collection.zip', 'hand-over.zip'],
  ]);
});

describe.each(frozen)('$of/$file', ({ of, file }) => {
  const bytes = new Uint8Array(readFileSync(join(root, of, file)));
  const files = file.endsWith('.zip') ? unzipSync(bytes) : { 'data.json': bytes };
  const written = JSON.parse(new TextDecoder().decode(files['data.json'])) as CollectionDocument;

  /** Imports the file, and holds what can be exported then against what was written. */
  async function isReadWhole(options: object) {
    const app = createTestApp({ now: '2036-03-10T20:00:00Z' });
    const known = new Set(
      app.db
        .select()
        .from(species)
        .all()
        .map(({ sc_name }) => sc_name),
    );
    await sendFile(app, 2, bytes);
    const { data } = await app.as(2).post('data/import', options);
    expect(data).toMatchObject({ state: 'done', added: written.pets.length });
    const read: CollectionDocument = (await app.as(2).get('data/export.json')).data;
    // the list of species may have grown since
    const ofOwn = (document: CollectionDocument) => ({
      ...document,
      species: document.species?.filter(({ sc_name }) => !known.has(sc_name)) ?? [],
    });
    const whole = file.endsWith('.zip')
      ? inDecimals(written)
      : withoutPictures(inDecimals(written));
    expect(linked(ofOwn(read), true)).toMatchObject(linked(ofOwn(whole), false));
    expect(await storedPictures(app)).toEqual(await writtenPictures(files, written));
  }

  test('is imported whole', () => isReadWhole({}));
  if (file === 'hand-over.zip') test('is taken in whole', () => isReadWhole({ take_in: 1 }));
});

/** Version 1 had minor units of the keeper's currency, which has a hundred of them. */
function inDecimals(document: CollectionDocument): CollectionDocument {
  if (document.exuvia > 1) return document;
  const amounts = (row: Record<string, unknown>) =>
    Object.fromEntries(
      ['price', 'total_price', 'shipping']
        .filter((name) => name in row)
        .map((name) => [name, Number(row[name]) / 100]),
    );
  const { purchases = [], sales = [] } = document;
  const currency = 'CHF';
  return {
    ...document,
    purchases: purchases.map((row) => ({ ...row, ...amounts(row), currency })),
    sales: sales.map((row) => ({ ...row, ...amounts(row), currency })),
  };
}

/** A file without the pictures themselves says only which there were. */
const withoutPictures = (document: CollectionDocument): CollectionDocument => ({
  ...document,
  pets: document.pets.map((pet) => ('pictures' in pet ? { ...pet, pictures: [] } : pet)),
});

type Picture = [name: string, width: number, height: number];

const pictureOf = async (name: string, bytes: Uint8Array): Promise<Picture> => {
  const { width, height } = await sharp(bytes).metadata();
  return [name, width, height];
};

const writtenPictures = (files: Record<string, Uint8Array>, document: CollectionDocument) =>
  Promise.all(
    document.pets.flatMap(({ id, name }) => {
      const bytes = files[`pictures/${id}.webp`];
      return bytes ? [pictureOf(name, bytes)] : [];
    }),
  );

async function storedPictures({ db, context }: TestApp): Promise<Picture[]> {
  const rows = db.select().from(pets).orderBy(pets.id).all();
  const own = rows.filter(({ uid, has_img }) => uid === 2 && has_img);
  return Promise.all(
    own.map(async ({ id, name }) =>
      pictureOf(name, await Bun.file(currentPictureFile(context, 'large', id) ?? '').bytes()),
    ),
  );
}
