import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { pets, species, writeAnswers } from '#src/db/schema.ts';
import { aGivenPet, aHandOver, handOverFile } from '#src/testing/hand-over-file.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
beforeEach(() => void (app = createTestApp({ now: '2026-03-10T20:00:00Z' })));

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#804020' } })
    .webp()
    .toBuffer();

/** Sends a file and takes it in. */
async function takeIn(bytes: Uint8Array, options: object = {}, uid = 3) {
  await sendFile(app, uid, bytes);
  return app.as(uid).post('data/import', { take_in: 1, ...options });
}
const preview = async (bytes: Uint8Array, options: object = {}, uid = 3) =>
  (await takeIn(bytes, { dry_run: 1, ...options }, uid)).data.hand_over;

const nothingStored = async () =>
  expect((await app.as(3).get('data/counts')).data).toMatchObject({ pets: 0, purchases: 0 });

test.each([
  ['who archived it, back to its record there', 3, { archived: 1, archive_reason: 'sold' }, true],
  ['who has it still, as a copy', 3, {}, false],
  ['where another keeper archived it, as a copy', 4, { archived: 1 }, false],
] as const)('an animal comes to a keeper %s', async (_, uid, fields, isBack) => {
  const before = aPet(app.db, { uid, tag: '3WKX9P', ...fields });
  const [id] = (await takeIn(handOverFile())).data.ids;
  const { tag } = (await app.as(3).get(`pet/detail/${id}`)).data;
  const { handed_over } = (await app.as(uid).get(`pet/detail/${before}`)).data;
  expect([tag === '3WKX9P', tag.length, handed_over]).toEqual([isBack, 6, isBack ? 1 : 0]);
});

describe('the preview of a hand-over', () => {
  test('shows who gives what, and stores nothing', async () => {
    const file = handOverFile(aHandOver(), { files: { 'pictures/7.webp': await picture() } });
    const { data } = await takeIn(file, { dry_run: 1, file: 'Frida-3WKX9P.exuvia.zip' });
    expect(data).toEqual({
      ...{ status: true, state: 'done', dry_run: 1, take_in: 1 },
      ...{ file: 'Frida-3WKX9P.exuvia.zip', added: 1, pictures: 1, ids: [] },
      hand_over: {
        ...{ from: 'Svenja', exported: '2026-03-09T10:00:00.000Z', code: 'K7M2-9QXD' },
        link: 'https://keep.example.org/t/K7M2-9QXD',
        ...{ new_species: [], unknown_species: [], already: [] },
        animals: [
          {
            ...{ no: 1, name: 'Frida', sc_name: 'Brachypelma hamorii', an_type: 'tarantula' },
            ...{ cm_name: 'Mexican redknee', gender: 'f', an_count: 1, tag: '3WKX9P', picture: 1 },
            ...{ notes: 'Calm.', first: '2024-01-02', feedings: 1, refused: 2, size: 4.5 },
            molts: [
              { date_mt: '2025-06-01', size: null },
              { date_mt: '2024-05-01', size: 4.5 },
            ],
            last_fed: { date_f: '2026-01-01', food: 'Dubia' },
            ...{ refusals: 2, refused_since: '2026-02-01', pre_molt: null },
            hatched: '2019',
            ...{ kept_since: '2020-03-01', bred: 0, parent_name: 'Selma', document_no: 'D-12' },
            ...{ weight: null, pictures: 1, papers: [] },
          },
        ],
      },
    });
    await nothingStored();
  });

  test('is kept nowhere, also of a call that has a key', async () => {
    await sendFile(app, 3, handOverFile());
    const checked = () =>
      app.as(3).post('data/import', { take_in: 1, dry_run: 1 }, { 'idempotency-key': 'a-preview' });
    for (let times = 0; times < 2; times += 1)
      expect((await checked()).data.hand_over.code).toBe('K7M2-9QXD');
    expect(app.db.select().from(writeAnswers).all()).toEqual([]);
  });

  test('names what the keeper has already', async () => {
    const own = aPet(app.db, { name: 'My Frida', tag: '3WKX9P' });
    expect((await preview(handOverFile())).already).toEqual([
      { no: 1, pet_id: own, name: 'My Frida' },
    ]);
    expect((await preview(handOverFile(), {}, 4)).already).toEqual([]);
    // its giver gets it back
    app.db.update(pets).set({ handed_over: 1, archived: 1 }).where(eq(pets.id, own)).run();
    expect((await preview(handOverFile())).already).toEqual([]);
  });

  test.each([
    ['https://keep.example.org/t/K7M2-9QXD', 'https://keep.example.org/t/K7M2-9QXD'],
    ['http://192.168.1.20:3000/t/k7m29qxd', 'http://192.168.1.20:3000/t/K7M2-9QXD'],
    ['https://keep.example.org/t/AAAA-AAAA', ''],
    ['javascript:alert(1)//t/K7M2-9QXD', ''],
    ['https://a:b@keep.example.org/t/K7M2-9QXD', ''],
    ['https://keep.example.org/api/user/delete', ''],
    ['', ''],
  ])('leads to %j at %j', async (link, shown) => {
    const hand_over = { ...aHandOver().hand_over, link };
    expect((await preview(handOverFile(aHandOver({ hand_over })))).link).toBe(shown);
  });
});

describe('an animal that is taken in', () => {
  test('comes with its history, its tag, its picture and where it is from', async () => {
    const file = handOverFile(aHandOver(), { files: { 'pictures/7.webp': await picture() } });
    const { data } = await takeIn(file);
    expect(data).toMatchObject({ state: 'done', added: 1, pictures: 1, take_in: 1 });
    const [id] = data.ids;
    const pet = (await app.as(3).get(`pet/detail/${id}`)).data.data;
    expect(pet).toMatchObject({
      ...{ name: 'Frida', gender: 'f', tag: '3WKX9P', notes: 'Calm.', has_img: 1, size: 4.5 },
      ...{ date_f: '2026-01-01', refusals: 2, archived: 0, is_public: 0, handed_over: 0 },
      origin: { date: '2026-03-09', seller: 'Svenja' },
    });
    const [bought] = (await app.as(3).get('purchases/list')).data.rows;
    expect(bought).toMatchObject({
      ...{ date: '2026-03-09', seller: 'Svenja', document_no: 'D-12', parent_name: 'Selma' },
      ...{ notes: 'Handed over by Svenja.', price: 0, bred: 0, sc_name: 'Brachypelma hamorii' },
    });
    const { pets: all } = (await app.as(3).get('data/export.json')).data;
    expect(all).toMatchObject([
      { former_nos: [7, 2], feedings: [{}, {}, {}], molts: [{}, {}], events: [{}] },
    ]);
  });

  test('keeps its tag where the record of who gave it is here', async () => {
    aPet(app.db, { uid: 4, name: 'Given', tag: '3WKX9P', handed_over: 1, archived: 1 });
    await takeIn(handOverFile());
    expect((await app.as(3).get('pet/quickview/3WKX9P')).data.name).toBe('Frida');
  });

  test('gets a tag of its own where somebody’s animal has that one, or the file has none', async () => {
    const other = aPet(app.db, { uid: 4, name: 'Living', tag: '3WKX9P' });
    const { tag: _, ...untagged } = aGivenPet;
    for (const pet of [aGivenPet, untagged, { ...aGivenPet, tag: '' }]) {
      const { data } = await takeIn(handOverFile(aHandOver({ pets: [pet] })));
      const { tag } = (await app.as(3).get(`pet/detail/${data.ids[0]}`)).data;
      expect(tag).toMatch(/^[0-9A-Z]{6}$/);
      expect(tag).not.toBe('3WKX9P');
    }
    expect((await app.as(4).get('pet/quickview/3WKX9P')).data.id).toBe(other);
  });

  test('can be imported as a collection, too', async () => {
    await sendFile(app, 3, handOverFile());
    const { data } = await app.as(3).post('data/import', {});
    expect([data.added, data.take_in, data.hand_over]).toEqual([1, 0, undefined]);
    const { pets: all } = (await app.as(3).get('data/export.json')).data;
    expect(all).toMatchObject([{ name: 'Frida', tag: '3WKX9P' }]);
  });

  test('goes when its import is taken back', async () => {
    const { data } = await takeIn(handOverFile());
    await app.as(3).delete('data/import_undo', { id: data.import_id });
    await nothingStored();
  });
});

describe('a species that the list lacks', () => {
  const sc_name = 'Novum primum';
  const file = () =>
    handOverFile(
      aHandOver({
        species: [
          { sc_name, an_type: 'spider', care_sheet: 'Dry.' },
          { sc_name: 'Novum secundum', an_type: 'spider' },
        ],
        pets: [
          { ...aGivenPet, sc_name },
          { ...aGivenPet, id: 8, tag: '7KQ2MX' },
        ],
      }),
    );
  const stored = () =>
    app.db
      .select()
      .from(species)
      .all()
      .filter((row) => row.sc_name.startsWith('Novum'));

  test('is a question for the keeper, whose answer counts', async () => {
    expect(await preview(file())).toMatchObject({ unknown_species: [sc_name], new_species: [] });
    const refused = await takeIn(file());
    expect([refused.status, refused.data.code]).toEqual([422, 'invalid_rows']);
    expect(refused.data.errors).toMatchObject([
      { row: 1, field: 'sc_name', code: 'species_not_listed', params: { name: sc_name } },
    ]);
    await nothingStored();

    const answer = [{ name: 'novum  PRIMUM', sc_id: speciesId(app.db, 'Python regius') }];
    const shown = await preview(file(), { species: answer });
    expect(shown).toMatchObject({
      unknown_species: [],
      animals: [{ sc_name: 'Python regius' }, {}],
    });
    expect(shown.animals[0].an_type).toBe('spider');
    expect((await takeIn(file(), { species: answer })).data.added).toBe(2);
    const kept = (await app.as(3).get('pet/list')).data.rows;
    expect(kept.map((pet: { sc_name: string }) => pet.sc_name).toSorted()).toEqual([
      ...['Brachypelma hamorii', 'Python regius'],
    ]);
    expect(stored()).toEqual([]);
  });

  test('is added by who may, and no other of the file', async () => {
    expect(await preview(file(), {}, 2)).toMatchObject({
      unknown_species: [],
      new_species: [sc_name],
    });
    expect(stored()).toEqual([]);
    expect((await takeIn(file(), {}, 2)).data.added).toBe(2);
    expect(stored()).toMatchObject([{ sc_name, an_type: 'spider', care_sheet: 'Dry.' }]);
  });

  test('has to be answered with one that there is', async () => {
    const { status, data } = await takeIn(file(), { species: [{ name: sc_name, sc_id: 999_999 }] });
    expect([status, Object.keys(data.fields)]).toEqual([422, ['species']]);
    await nothingStored();
  });

  test('that the list knows needs no answer', async () => {
    const name = 'Brachypelma hamorii';
    const sc_id = speciesId(app.db, 'Python regius');
    await takeIn(handOverFile(), { species: [{ name, sc_id }] });
    expect((await app.as(3).get('pet/list')).data.rows).toMatchObject([{ sc_name: name }]);
  });
});
