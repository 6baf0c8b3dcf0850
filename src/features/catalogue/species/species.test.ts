import { beforeEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

let app: TestApp;
let hamorii: number;

// Ada (2) administers, Berta (3) may edit species, Carl (4) may not.
beforeEach(() => {
  app = createTestApp();
  app.db.update(users).set({ can_edit_sp: 1 }).where(eq(users.uid, 3)).run();
  hamorii = speciesId(app.db);
});

const nowhere = { an_type: 'tarantula', sc_name: "Pamphobeteus sp. 'Nowhere'" };
const countNow = async () => (await app.visitor.get('species/count')).data.count;

describe('who may do what with species', () => {
  test.each([
    ['post', 'species/add', () => nowhere],
    ['post', 'species/add_all', () => ({ values_add: [nowhere] })],
    ['put', 'species/update', () => ({ sc_id: hamorii, cm_name: 'Redknee' })],
    ['delete', 'species/delete', () => ({ sc_id: speciesId(app.db, 'Grammostola pulchra') })],
  ] as const)('%s %s: an editor and the administrator, nobody else', async (method, path, body) => {
    const before = await countNow();
    expect((await app.visitor[method](path, body())).status).toBe(401);
    const refused = await app.as(4)[method](path, body());
    expect(refused.status).toBe(403);
    expect(refused.data.error).toBe('You are not allowed to edit species.');
    expect(await countNow()).toBe(before);
    expect((await app.as(3)[method](path, body())).status).toBe(200);
  });

  test('the administrator needs no permission to edit', async () => {
    expect((await app.as(2).post('species/add', nowhere)).status).toBe(200);
  });

  test('losing the permission takes effect at once', async () => {
    app.db.update(users).set({ can_edit_sp: 0 }).where(eq(users.uid, 3)).run();
    expect((await app.as(3).post('species/add', nowhere)).status).toBe(403);
  });

  test('a visitor reads the list, but nothing about keepers', async () => {
    for (const path of ['list', 'count', 'genus/*', `detail/${hamorii}`]) {
      expect((await app.visitor.get(`species/${path}`)).status).toBe(200);
    }
    for (const path of [
      'species/selectable',
      `species/club/${hamorii}`,
      `spec_log/logs/${hamorii}`,
    ]) {
      expect((await app.visitor.get(path)).status).toBe(401);
    }
  });
});

describe('the list', () => {
  const names = (response: { data: { rows: { sc_name: string }[] } }) =>
    response.data.rows.map((row) => row.sc_name);

  test('every row carries the fields of a species with its country', async () => {
    const { data } = await app.visitor.get('species/list', { search: 'hamorii' });
    expect(data.count).toBe(1);
    expect(data.rows[0]).toMatchObject({
      sc_id: hamorii,
      an_type: 'tarantula',
      sc_name: 'Brachypelma hamorii',
      env_type: 't',
      humidity: 1,
      country_code: 'MX',
      country_name: 'Mexico',
      notes: '',
      care_sheet: '',
      kept: 0,
      pet_id: null,
    });
  });

  test('pages have no gaps', async () => {
    const first = await app.visitor.get('species/list', { limit: '2' });
    const second = await app.visitor.get('species/list', { limit: '2', offset: '2' });
    const both = await app.visitor.get('species/list', { limit: '4' });
    expect([...names(first), ...names(second)]).toEqual(names(both));
    expect(names(both)).toEqual(names(both).toSorted());
    expect(both.data.count).toBe(await countNow());
  });

  test.each([
    ['part of the scientific name', 'hamor'],
    ['another case', 'BRACHYPELMA HAM'],
    ['words in any order', 'hamorii brachy'],
    ['the genus as an initial', 'b. hamorii'],
    ['the common name', 'redknee'],
  ])('is searched by %s', async (_, search) => {
    expect(names(await app.visitor.get('species/list', { search }))).toContain(
      'Brachypelma hamorii',
    );
  });

  test.each([
    ['GBB', ['Chromatopelma cyaneopubescens']],
    [' obt ', ['Pterinochilus murinus']],
    ['MRK', ['Brachypelma hamorii', 'Brachypelma smithi']],
  ])('is searched by what keepers call it for short: %p', async (search, found) => {
    const { data } = await app.visitor.get('species/list', { search });
    expect(data.rows.map(({ sc_name }: { sc_name: string }) => sc_name)).toEqual(found);
    expect(data.count).toBe(found.length);
  });

  test('letters with accents are found in both cases', async () => {
    await app.as(3).post('species/add', { ...nowhere, cm_name: 'Östliche Ähre' });
    for (const search of ['östliche', 'ÖSTLICHE ä']) {
      expect(names(await app.visitor.get('species/list', { search }))).toEqual([nowhere.sc_name]);
    }
  });

  test('% and _ are text', async () => {
    for (const search of ['%', '_', '\\']) {
      expect((await app.visitor.get('species/list', { search })).data.count).toBe(0);
    }
  });

  test('a genus is the whole word, a single letter matches any genus', async () => {
    await app.as(3).post('species/add', { an_type: 'reptile', sc_name: 'Boaedon fuliginosus' });
    await app.as(3).post('species/add', { an_type: 'reptile', sc_name: 'Boa' });
    expect(names(await app.visitor.get('species/list', { genus: 'Boa' }))).not.toContain(
      'Boaedon fuliginosus',
    );
    expect(names(await app.visitor.get('species/list', { genus: 'Boa' }))).toContain('Boa');
    expect(names(await app.visitor.get('species/list', { genus: 'b', limit: '100' }))).toContain(
      'Boaedon fuliginosus',
    );
  });

  test('filters narrow it down', async () => {
    for (const query of [
      { an_type: 'tarantula' },
      { env_type: 't' },
      { humidity: '1' },
      { country_code: 'MX' },
    ]) {
      const { data } = await app.visitor.get('species/list', { ...query, limit: '100' });
      const [[field, value]] = Object.entries(query) as [[string, string]];
      expect(data.rows.length).toBeGreaterThan(0);
      for (const row of data.rows) expect(String(row[field])).toBe(value);
    }
  });

  test('species without a country or common name come last, in both directions', async () => {
    await app.as(3).post('species/add', nowhere);
    for (const sort_by of ['country_name', 'cm_name']) {
      for (const asc of ['ASC', 'DESC']) {
        const count = await countNow();
        const { data } = await app.visitor.get('species/list', {
          sort_by,
          asc,
          limit: '1',
          offset: String(count - 1),
        });
        expect(data.rows[0][sort_by] ?? '').toBe('');
      }
    }
  });

  test('shows how many the caller keeps and whose picture there is, of no one else', async () => {
    const group = aPet(app.db, { uid: 4, an_count: 3, has_img: 1, img_version: 7 });
    aPet(app.db, { uid: 4, archived: 1, has_img: 1 });
    aPet(app.db, { uid: 3, an_count: 9 });
    const mine = await app.as(4).get('species/list', { kept: '1' });
    expect(mine.data.count).toBe(1);
    expect(mine.data.rows[0]).toMatchObject({
      sc_id: hamorii,
      kept: 3,
      pet_id: group,
      img_version: 7,
    });
    const without = await app.as(3).get('species/list', { kept: '1' });
    expect(without.data.rows[0]).toMatchObject({ kept: 9, pet_id: null, img_version: null });
    const visitors = await app.visitor.get('species/list', { search: 'hamorii' });
    expect(visitors.data.rows[0]).toMatchObject({ kept: 0, pet_id: null });
  });

  test('genera are counted by letter', async () => {
    const all = (await app.visitor.get('species/genus/*')).data.rows as {
      genus: string;
      count: number;
    }[];
    expect(all.reduce((sum, row) => sum + row.count, 0)).toBe(await countNow());
    const some = (await app.visitor.get('species/genus/br')).data.rows as { genus: string }[];
    expect(some.length).toBeGreaterThan(0);
    for (const { genus } of some) expect(genus).toStartWith('Br');
  });

  test.each([
    ['sort_by', 'notes'],
    ['limit', '101'],
    ['offset', '-1'],
    ['an_type', 'bird'],
    ['humidity', '4'],
  ])('refuses %s=%s', async (field, value) => {
    const response = await app.visitor.get('species/list', { [field]: value });
    expect(response.status).toBe(422);
    expect(Object.keys(response.data.fields)).toContain(field);
  });
});

describe('species to choose from', () => {
  test('the own ones come first, the most recently used before the others', async () => {
    const pulchra = speciesId(app.db, 'Grammostola pulchra');
    aPet(app.db, { uid: 4, sc_id: pulchra });
    aPet(app.db, { uid: 4 });
    aPet(app.db, { uid: 3, sc_id: speciesId(app.db, 'Python regius') });
    const { data } = await app.as(4).get('species/selectable', { limit: '3' });
    expect(data.rows.map((row: { sc_id: number }) => row.sc_id).slice(0, 2)).toEqual([
      hamorii,
      pulchra,
    ]);
    expect(data.rows[2].sc_name).not.toBe('Python regius');
  });

  test('all of them are returned where no limit is given, and counted where one is', async () => {
    const { count } = (await app.visitor.get('species/count')).data;
    const all = (await app.as(4).get('species/selectable')).data;
    expect([all.rows.length, all.count]).toEqual([count, count]);
    const some = (await app.as(4).get('species/selectable', { limit: '5' })).data;
    expect([some.rows.length, some.count]).toEqual([5, count]);
  });

  test('a name that begins with the text comes before one that contains it', async () => {
    const { data } = await app.as(4).get('species/selectable', { search: 'bra' });
    expect(data.rows[0].sc_name).toStartWith('Bra');
  });
});

describe('one species', () => {
  test('comes with its synonyms and the own animals', async () => {
    const own = aPet(app.db, { uid: 4, name: 'Emil' });
    aPet(app.db, { uid: 3 });
    const { data } = await app.as(4).get(`species/detail/${hamorii}`);
    expect(data.pets.map((pet: { id: number }) => pet.id)).toEqual([own]);
    expect(data).toMatchObject({
      sc_name: 'Brachypelma hamorii',
      country_name: 'Mexico',
      synonyms: [],
    });
    expect((await app.visitor.get(`species/detail/${hamorii}`)).data.pets).toEqual([]);
  });

  test('that does not exist is not found', async () => {
    for (const id of ['999999', '-1'])
      expect((await app.as(4).get(`species/detail/${id}`)).status).toBe(404);
    expect((await app.as(4).get('species/detail/0x10')).status).toBe(422);
  });
});
