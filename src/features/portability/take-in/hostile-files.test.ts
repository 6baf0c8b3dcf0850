import { beforeEach, describe, expect, test } from 'bun:test';
import { readdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { limits } from '#src/domain/limits.ts';
import { basisData } from '#src/features/portability/import/basis.ts';
import { checkFile } from '#src/features/portability/import/check-file.service.ts';
import type { Problem } from '#src/platform/http/problem.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';
import { aGivenPet, aHandOver, handOverFile } from '#src/testing/hand-over-file.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { aWholeCollection } from '#src/testing/whole-collection.ts';

// What somebody may send who says that it is a hand-over.

let app: TestApp;
beforeEach(() => void (app = createTestApp({ now: '2026-03-10T20:00:00Z' })));

const json = (content: unknown) => new TextEncoder().encode(JSON.stringify(content));
const picture = (background = '#804020') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .webp()
    .toBuffer();

async function takeIn(bytes: Uint8Array, options: object = {}, uid = 4) {
  await sendFile(app, uid, bytes);
  return app.as(uid).post('data/import', { take_in: 1, ...options });
}

/** Nothing in the database, and nothing on the disk. */
async function nothingStored() {
  const counts = (await app.as(4).get('data/counts')).data;
  expect(Object.values(counts).every((n) => n === 0)).toBe(true);
  expect((await app.as(4).get('data/imports')).data.count).toBe(0);
  expect(readdirSync(join(app.config.dataDir, 'imports'))).toEqual([]);
}

type Making = () => Uint8Array | Promise<Uint8Array>;

async function isRefused(make: Making, sentence: RegExp) {
  const { status, data } = await takeIn(await make());
  expect([status, data.error]).toEqual([422, expect.stringMatching(sentence)]);
  await nothingStored();
}

/** A file with its sums, packed again with a file of another content. */
async function repacked(name: string, change: (bytes: Uint8Array) => Uint8Array) {
  const files = unzipSync(
    handOverFile(aHandOver(), { files: { 'pictures/7.webp': await picture() } }),
  );
  return zipSync({ ...files, [name]: change(files[name] ?? new Uint8Array()) });
}
const oneByte = (bytes: Uint8Array) => {
  const copy = bytes.slice();
  copy[copy.length >> 1] = (copy[copy.length >> 1] ?? 0) ^ 1;
  return copy;
};

describe('a file that was changed is refused', () => {
  const changed = /was changed after it was written/;
  test.each<[string, Making]>([
    ['a byte of a picture', () => repacked('pictures/7.webp', oneByte)],
    [
      'a letter of the document',
      () =>
        repacked('data.json', (bytes) =>
          new TextEncoder().encode(new TextDecoder().decode(bytes).replace('Frida', 'Freda')),
        ),
    ],
    ['no sums', () => handOverFile(aHandOver(), { sums: null })],
    ['sums of nothing', () => handOverFile(aHandOver(), { sums: () => ({}) })],
    [
      'sums of other files',
      () => handOverFile(aHandOver(), { sums: (made) => ({ 'a.json': made['data.json'] }) }),
    ],
    [
      'a sum of a file that is gone',
      () =>
        handOverFile(aHandOver(), {
          sums: (made) => ({ ...made, 'index.html': made['data.json'] }),
        }),
    ],
    ['sums that are a list', () => handOverFile(aHandOver(), { sums: Object.values })],
    [
      'sums that are numbers',
      () => handOverFile(aHandOver(), { sums: () => ({ 'data.json': 1 }) }),
    ],
    [
      'a picture without a sum',
      async () => handOverFile(aHandOver(), { later: { 'pictures/7.webp': await picture() } }),
    ],
    ['a document alone', () => json(aHandOver())],
  ])('%s', (_what, make) => isRefused(make, changed));

  test('unless what was added is read by nobody', async () => {
    const files = unzipSync(
      handOverFile(aHandOver(), { files: { 'pictures/7.webp': await picture() } }),
    );
    const inFolder = Object.entries(files).map(([name, bytes]) => [`Frida/${name}`, bytes]);
    const packed = {
      ...Object.fromEntries(inFolder),
      'Frida/.DS_Store': json(1),
      '__MACOSX/._data.json': json(1),
    };
    expect((await takeIn(zipSync(packed))).data).toMatchObject({ added: 1, pictures: 1 });
  });
});

describe('a file that is no hand-over is refused', () => {
  const none = /no animals that were handed over/;
  test.each<[string, Making, RegExp]>([
    ['another ZIP', () => zipSync({ 'word/document.xml': json(1) }), /no data\.json/],
    ['no file of ours', () => new TextEncoder().encode('name;species'), /neither JSON nor a ZIP/],
    ['rows of a table', () => handOverFile({ values_add: [aGivenPet] }), none],
    ['a list', () => handOverFile([]), none],
    ['a collection', () => handOverFile({ exuvia: 2, pets: [aGivenPet] }), none],
    ['no animal', () => handOverFile(aHandOver({ pets: [] })), none],
    ['animals that are no list', () => handOverFile(aHandOver({ pets: { length: 1 } })), none],
    ['a later version', () => handOverFile(aHandOver({ exuvia: 3 })), /another version/],
    [
      'a way outside',
      () => handOverFile(aHandOver(), { files: { '../../etc/passwd': json(1) } }),
      /lead outside/,
    ],
  ])('%s', (_what, make, sentence) => isRefused(make, sentence));

  test.each(['settings', 'plans', 'sales', 'past_pets', 'feeders', 'messages', 'profile', 'more'])(
    'with %s',
    async (part) => {
      const content = part === 'profile' ? { uname: 'Svenja' } : [{ id: 1 }];
      await isRefused(() => handOverFile(aHandOver({ [part]: content })), none);
    },
  );

  test('a whole collection, also one that says it is one', async () => {
    const other = createTestApp();
    const uid = await aWholeCollection(other);
    const { data } = await other.as(uid).get('data/export.json');
    await isRefused(() => handOverFile(data), none);
    await isRefused(() => handOverFile({ ...data, hand_over: aHandOver().hand_over }), none);
  });
});

describe('what can’t be taken in is named, and nothing of it is stored', () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ ...aGivenPet, id: at + 1 }));
  test.each<[string, Making, RegExp]>([
    [
      '51 animals',
      () => handOverFile(aHandOver({ pets: many(51) })),
      /51 pets; one import takes at most 50/,
    ],
    [
      'a document that is too large',
      () => handOverFile(new Uint8Array(40_000_000)),
      /data\.json in the ZIP file is too large/,
    ],
    [
      'a bomb beside it',
      () => {
        const files = Object.fromEntries(
          [1, 2, 3, 4].map((n) => [`pictures/${n}.webp`, new Uint8Array(30_000_000)]),
        );
        return handOverFile(aHandOver(), { files });
      },
      /in the ZIP file is too large/,
    ],
    [
      'a bomb as sums',
      () =>
        handOverFile(aHandOver(), {
          sums: null,
          later: { 'sums.json': new Uint8Array(10_000_000) },
        }),
      /sums\.json in the ZIP file is too large/,
    ],
    [
      'a picture that is none',
      () => handOverFile(aHandOver(), { files: { 'pictures/7.webp': json('x') } }),
      /picture 7 .*JPEG, PNG/,
    ],
    [
      'a drawing with a script',
      () =>
        handOverFile(aHandOver(), {
          files: {
            'pictures/7.png': new TextEncoder().encode('<svg><script>alert(1)</script></svg>'),
          },
        }),
      /picture 7 /,
    ],
  ])('%s', (_what, make, sentence) => isRefused(make, sentence));

  const given = (fields: object) => ({ pets: [{ ...aGivenPet, ...fields }] });
  const from = (name: unknown) => ({ hand_over: { ...aHandOver().hand_over, from: name } });
  test.each<[string, object, string]>([
    ['a name in two lines', given({ name: 'Frida\nBcc: all' }), 'name'],
    ['a name that turns the text around', given({ name: 'Frida \u202Egnp.exe' }), 'name'],
    ['a name of nothing', given({ name: '\u200B' }), 'name'],
    ['a long name', given({ name: 'x'.repeat(101) }), 'name'],
    ['long notes', given({ notes: 'x'.repeat(5001) }), 'notes'],
    ['notes that are none', given({ notes: { toString: 'x' } }), 'notes'],
    ['a tag that is none', given({ tag: "x'--" }), 'tag'],
    ['a day that is none', given({ molts: [{ date_mt: '2026-02-30' }] }), 'molts.0.date_mt'],
    ['a day to come', given({ feedings: [{ date_f: '2027-01-01' }] }), 'feedings.0.date_f'],
    [
      'a size below nothing',
      given({ molts: [{ date_mt: '2026-01-01', size: -1 }] }),
      'molts.0.size',
    ],
    ['history that is none', given({ events: 'all' }), 'events'],
    ['a count of nothing', given({ an_count: 0 }), 'an_count'],
    ['an animal twice', { pets: [aGivenPet, aGivenPet] }, 'id'],
    ['an id below all', given({ id: -(10 ** 12) }), 'id'],
    ['a number for an animal', { pets: [7] }, 'row'],
    ['purchases that are none', { purchases: 'all' }, 'purchases'],
    ['a purchase without a day', { purchases: [{ id: 7 }] }, 'purchases.date'],
    [
      'a seller in two lines',
      { purchases: [{ ...aHandOver().purchases[0], seller: 'a\nb' }] },
      'purchases.seller',
    ],
    [
      'a purchase twice',
      { purchases: [aHandOver().purchases[0], aHandOver().purchases[0]] },
      'purchases.id',
    ],
    ['nobody who gives', from(undefined), 'hand_over.from'],
    ['a giver in two lines', from('Sven\nja'), 'hand_over.from'],
    ['a giver who turns the text around', from('\u202Ea'), 'hand_over.from'],
    ['no instant', { exported: 'yesterday' }, 'exported'],
    [
      'a species with a long care sheet',
      { species: [{ ...aHandOver().species[0], care_sheet: 'x'.repeat(20_001) }] },
      'species.care_sheet',
    ],
  ])('%s', async (_what, parts, field) => {
    const error = await refusalOf((path) => writeFileSync(path, handOverFile(aHandOver(parts))));
    expect(error).toMatchObject({ issue: { code: 'invalid_rows' } });
    expect(error.extra.errors?.map((one) => one.field)).toContain(field);
  });

  test('more history than an import takes', async () => {
    const feedings = Array.from({ length: limits.importHistory + 1 }, () => ({
      date_f: '2026-01-01',
    }));
    const { data } = await takeIn(handOverFile(aHandOver({ pets: [{ ...aGivenPet, feedings }] })));
    expect(data.errors).toMatchObject([{ row: 1, field: 'feedings', code: 'too_much_history' }]);
    await nothingStored();
  });

  test('a file above the limit, of which nothing is read', async () => {
    const error = await refusalOf((path) => {
      writeFileSync(path, 'PK');
      truncateSync(path, limits.takeInBytes + 1);
    });
    expect(error).toMatchObject({ issue: { code: 'too_large' } });
  });
});

const bare = {
  kept: { animals: [], purchases: [], plans: [], tombstones: [] },
  missing: false,
  inPlans: 0,
  steps: null,
  now: 0,
};

/** What a child says of a file. */
async function refusalOf(write: (path: string) => void): Promise<Problem> {
  const path = join(temporaryFolder('take-in'), 'file');
  write(path);
  const basis = basisData(app.context, app.db, { uid: 4, can_edit_sp: 1 });
  return checkFile({ path, basis, takeIn: [], ...bare }).then(
    () => expect.unreachable(),
    (error: Problem) => error,
  );
}

describe('what a stranger may not say of a record is not taken', () => {
  test('who sees it, whether it is here, since when, in which plan, what it cost', async () => {
    const [purchase] = aHandOver().purchases;
    const pet = {
      ...aGivenPet,
      ...{ is_public: 1, archived: 1, archive_reason: 'died', archive_note: 'x', handed_over: 1 },
      ...{ kept_since: '2001-01-01', created: '2001-01-01T00:00:00.000Z', uid: 2, import_id: 1 },
      feedings: [{ date_f: '2026-01-01', food: 'Dubia', progress: 0, fp_id: 1, pet_id: 1 }],
      purchase: { date: '2026-01-01', price: 4 },
      p_sc_id: 1,
    };
    const priced = {
      ...purchase,
      price: 1000,
      currency: 'USD',
      seller_address: 'Home',
      bred: 1,
      parent_id: 7,
      size: 9,
    };
    const { data } = await takeIn(handOverFile(aHandOver({ pets: [pet], purchases: [priced] })));
    const stored = (await app.as(4).get('data/export.json')).data;
    expect(stored.pets).toMatchObject([
      {
        ...{ id: data.ids[0], name: 'Frida', is_public: 0, archived: 0, archive_reason: null },
        ...{
          archive_note: '',
          handed_over: 0,
          kept_since: null,
        },
        feedings: [{ fp_id: null }],
      },
    ]);
    expect(stored.pets[0].created > '2020').toBe(true);
    expect(stored.purchases).toMatchObject([
      { price: 0, currency: 'EUR', seller_address: '', bred: 0, parent_id: null, size: null },
    ]);
  });

  test('purchases and species of nobody', async () => {
    const [purchase] = aHandOver().purchases;
    const content = aHandOver({
      purchases: [purchase, ...[8, 9].map((id) => ({ ...purchase, id, custom_text: 'Lamp' }))],
      species: [...aHandOver().species, { sc_name: 'Novum primum', an_type: 'spider' }],
    });
    await takeIn(handOverFile(content), {}, 2);
    const stored = (await app.as(2).get('data/export.json')).data;
    expect(stored.purchases).toHaveLength(1);
    expect((await app.visitor.get('species/list', { search: 'Novum' })).data.count).toBe(0);
  });

  test('pictures of nobody, and of another’s animal', async () => {
    const files = {
      'pictures/7.webp': await picture(),
      'pictures/-2.webp': await picture(),
      'pictures/8.webp': json(1),
    };
    const before = (await fetchPicture(-2)).length;
    expect((await takeIn(handOverFile(aHandOver(), { files }))).data.pictures).toBe(1);
    expect((await fetchPicture(-2)).length).toBe(before);
  });

  test('texts are texts', async () => {
    const text = `<img src=x onerror=alert(1)> {{7*7}} '; DROP TABLE pets; -- \u202E`;
    const pet = {
      ...aGivenPet,
      ...{ name: `<b>"Frida'</b>`, notes: text },
      events: [{ date_ev: '2026-01-01', event: text }],
    };
    const { data } = await takeIn(handOverFile(aHandOver({ pets: [pet] })));
    const shown = (await app.as(4).get(`pet/detail/${data.ids[0]}`)).data;
    expect([shown.name, shown.notes]).toEqual([`<b>"Frida'</b>`, text]);
  });
});

async function fetchPicture(id: number): Promise<Uint8Array> {
  const response = await app.app.handle(
    new Request(`http://localhost/uploads/thumb/tid_${id}.webp`),
  );
  return new Uint8Array(await response.arrayBuffer());
}
