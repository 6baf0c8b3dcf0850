import { beforeEach, describe, expect, test } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync, type Zippable } from 'fflate';
import sharp from 'sharp';
import { sendFile, sendPart } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeEach(() => void (app = createTestApp({ now: '2026-03-10T20:00:00Z' })));

const pet = { id: 1, name: 'Rosa', sc_name: 'Brachypelma hamorii' };
const priced = (fields: object) => ({
  purchases: [{ id: 1, date: '2026-01-01', custom_text: 'Lamp', ...fields }],
});
const document = (fields = {}) => ({ exuvia: 2, pets: [pet], ...fields });
const json = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));
const zip = (files: Zippable, content: unknown = document()) =>
  zipSync({ 'data.json': json(content), ...files });
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#804020' } })
    .webp()
    .toBuffer();

async function importFile(bytes: Uint8Array, uid = 3, options = {}) {
  await sendFile(app, uid, bytes);
  return app.as(uid).post('data/import', options);
}

/** Nothing in the database, and nothing on the disk. */
async function nothingStored() {
  const counts = (await app.as(3).get('data/counts')).data;
  expect(Object.values(counts).every((n) => n === 0)).toBe(true);
  expect((await app.as(3).get('data/imports')).data.count).toBe(0);
  expect(existsSync(join(app.config.dataDir, 'uploads', 'thumb'))).toBe(false);
  expect(readdirSync(join(app.config.dataDir, 'imports'))).toEqual([]);
}

describe('a file that can not be imported is refused with a reason, and leaves nothing behind', () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, RegExp]>([
    ['no JSON', () => new TextEncoder().encode('name;species'), /neither JSON nor a ZIP/],
    ['an empty file', () => new Uint8Array(), /neither JSON nor a ZIP/],
    ['a list', () => json([]), /no collection/],
    ['another JSON', () => json({ pets: 4 }), /no collection/],
    ['a later version', () => json(document({ exuvia: 3 })), /another version/],
    ['a cut-off ZIP', () => zip({}).slice(0, -30), /damaged or cut off/],
    ['a cut-off JSON', () => json(document()).slice(0, -4), /neither JSON nor a ZIP/],
    ['a ZIP without data', () => zipSync({ 'a.txt': json(1) }), /no data\.json/],
    ['a ZIP with changed bytes', () => changed(zip({})), /damaged or cut off/],
    ['a name that leads outside', () => zip({ '../../etc/passwd': json(1) }), /lead outside/],
    ['an absolute name', () => zip({ '/etc/passwd': json(1) }), /lead outside/],
    ["Windows' way outside", () => zip({ 'a\\..\\..\\b': json(1) }), /lead outside/],
    ['a bomb as data', () => zipSync({ 'data.json': new Uint8Array(40_000_000) }), /too large/],
    ['a bomb that lies about its size', () => lying(), /damaged|too large/],
    [
      'a bomb as a picture',
      () => zip({ 'pictures/1.webp': new Uint8Array(21_000_000) }),
      /too large/,
    ],
    [
      'a picture that is none',
      () => zip({ 'pictures/1.webp': json('x') }),
      /picture 1 .*JPEG, PNG/,
    ],
    [
      'a cut-off picture',
      async () => zip({ 'pictures/1.webp': (await picture()).subarray(0, 60) }),
      /picture 1 /,
    ],
    ['an SVG', () => zip({ 'pictures/1.png': new TextEncoder().encode('<svg/>') }), /picture 1 /],
  ])('%s', async (_what, make, sentence) => {
    const response = await importFile(await make());
    expect(response.status).toBe(422);
    expect(response.data.error).toMatch(sentence);
    expect(await app.as(3).get('data/import')).toMatchObject({ status: 422, data: response.data });
    await nothingStored();
  });

  test('one bad picture of many refuses the whole import', async () => {
    const pets = [1, 2, 3].map((id) => ({ ...pet, id }));
    const good = await picture();
    const files = { 'pictures/1.webp': good, 'pictures/2.webp': good, 'pictures/3.webp': json(1) };
    const response = await importFile(zip(files, document({ pets })));
    expect(response.data.error).toMatch(/^The picture 3 can't be taken/);
    await nothingStored();
  });

  test('5001 pets are refused with one message, 5000 are accepted', async () => {
    const pets = Array.from({ length: 5001 }, (_, at) => ({ ...pet, id: at + 1 }));
    const tooMany = await importFile(json(document({ pets })));
    expect([tooMany.status, tooMany.data.error]).toEqual([
      422,
      'The file has 5,001 pets; one import takes at most 5,000.',
    ]);
    await nothingStored();
    const rows = pets.slice(1).map(({ id: _id, ...row }) => row);
    expect((await importFile(json({ values_add: rows }))).data.added).toBe(5000);
  });

  test.each<[string, object, { row: number; field: string }]>([
    ['a pet', { pets: [pet, { ...pet, id: 2, an_count: 0 }] }, { row: 2, field: 'an_count' }],
    [
      'a pet of no species',
      { pets: [{ ...pet, sc_name: 'Nemo nemo' }] },
      { row: 1, field: 'sc_name' },
    ],
    ['a pet twice', { pets: [pet, pet] }, { row: 2, field: 'id' }],
    ['a plan', { plans: [{ fp_id: 1 }] }, { row: 1, field: 'plans.fp_name' }],
    ['a sale', { sales: [{ slid: 'x' }] }, { row: 1, field: 'sales.slid' }],
    ['a feeder', { feeders: [{ food: '' }] }, { row: 1, field: 'feeders.food' }],
    ['no list', { purchases: {} }, { row: 1, field: 'purchases' }],
    ['a third of a cent', priced({ price: 1.505 }), { row: 1, field: 'purchases.price' }],
    ['half a yen', priced({ price: 1.5, currency: 'JPY' }), { row: 1, field: 'purchases.price' }],
  ])('%s is named by its place in the document', async (_what, fields, place) => {
    const response = await importFile(json(document(fields)));
    expect(response.status).toBe(422);
    expect(response.data.errors).toContainEqual(
      expect.objectContaining({ ...place, error: expect.any(String) }),
    );
    await nothingStored();
  });

  test('a species that the list lacks is added only by a user who may edit species', async () => {
    const species = [{ sc_name: 'Novum primum', an_type: 'spider', country_code: 'DE' }];
    const content = document({ species, pets: [{ ...pet, sc_name: 'Novum primum' }] });
    const response = await importFile(json(content));
    expect(response.data.errors).toEqual([
      {
        row: 1,
        field: 'sc_name',
        error: '“Novum primum” is not in the list of species',
        code: 'species_not_listed',
        params: { name: 'Novum primum' },
      },
    ]);
    await nothingStored();
    expect((await importFile(json(content), 2)).data.added).toBe(1);
    const found = await app.visitor.get('species/list', { search: 'Novum' });
    expect(found.data.rows[0]).toMatchObject({ sc_name: 'Novum primum', country_code: 'DE' });
  });
});

describe('a file in parts', () => {
  test('can be neither deleted nor restarted during its import', async () => {
    const ids = Array.from({ length: 5 }, (_, at) => at + 1);
    const one = await picture();
    const pictures = Object.fromEntries(ids.map((id) => [`pictures/${id}.webp`, one]));
    const pets = ids.map((id) => ({ ...pet, id }));
    await sendFile(app, 4, zip(pictures, document({ pets })));
    const imported = app.as(4).post('data/import', {});
    await underWay(4);
    expect((await app.as(4).delete('data/upload')).status).toBe(409);
    expect(await sendFile(app, 4, json(document()))).toBe(409);
    let { data } = await imported;
    while (data.state === 'running') ({ data } = await app.as(4).get('data/import'));
    expect(data).toMatchObject({ state: 'done', added: 5, pictures: 5 });
    expect((await app.as(4).get('data/import')).data).toEqual(data);
    expect((await app.as(4).delete('data/upload')).status).toBe(200);
  });

  test('continues where it stopped, and only there', async () => {
    const bytes = json(document());
    await sendFile(app, 3, bytes.slice(0, 20));
    const put = async (offset: string, body: Uint8Array) =>
      (await sendPart(app, 3, offset, body)).status;
    expect(await put('50', bytes.slice(50))).toBe(409);
    expect(await put('-1', bytes)).toBe(422);
    expect(await put('20', new Uint8Array(8 * 1024 * 1024 + 1))).toBe(413);
    expect(await put('20', bytes.slice(20))).toBe(200);
    expect((await app.as(4).post('data/import', {})).status).toBe(404);
    expect((await app.as(3).post('data/import', {})).data.added).toBe(1);
  });

  test('a dry run checks all of it, stores nothing and keeps the file', async () => {
    const bytes = zip({ 'pictures/1.webp': await picture() });
    const trial = await importFile(bytes, 3, { dry_run: 1 });
    expect(trial.data).toEqual({
      status: true,
      state: 'done',
      dry_run: 1,
      take_in: 0,
      file: '',
      added: 1,
      pictures: 1,
      ids: [],
    });
    expect((await app.as(3).get('pet/count')).data.count2).toBe(0);
    expect((await app.as(3).post('data/import', {})).data.added).toBe(1);
    expect((await app.as(3).post('data/import', {})).status).toBe(404);
  });

  test('a folder that was compressed again is found inside, other files are ignored', async () => {
    const bytes = zipSync({
      '__MACOSX/._data.json': json(1),
      'exuvia/data.json': json(document()),
      'exuvia/pictures/1.webp': await picture(),
      'exuvia/pictures/7.webp': json('of nobody'),
      'exuvia/notes.txt': json('mine'),
    });
    const { data } = await importFile(bytes);
    expect([data.added, data.pictures]).toEqual([1, 1]);
    expect((await app.as(3).get(`pet/detail/${data.ids[0]}`)).data.has_img).toBe(1);
  });
});

/**
 * Until the import has started. A part that fits nowhere changes nothing; the reason for its refusal shows the state.
 */
async function underWay(uid: number): Promise<void> {
  let refused = '';
  while (!refused.includes('still running'))
    refused = await (await sendPart(app, uid, '999999999', new Uint8Array(1))).text();
}

/** Changes the first byte of the compressed data. */
function changed(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  copy[45] = (copy[45] ?? 0) ^ 0xff;
  return copy;
}

/** Claims in its central directory that 40 MB are 100 bytes. */
function lying(): Uint8Array {
  const bytes = zipSync({ 'data.json': new Uint8Array(40_000_000) });
  const at = Buffer.from(bytes.buffer).indexOf(Buffer.from('PK\x01\x02', 'latin1'));
  new DataView(bytes.buffer).setUint32(at + 24, 100, true);
  return bytes;
}
